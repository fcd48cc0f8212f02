const everywhere = new Set(['0.0.0.0', '::', '']);

/** Where a server that listens at a host and a port is reached from this machine: `http://localhost:3000`. */
export function originAt(host: string, port: number): string {
  if (everywhere.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
