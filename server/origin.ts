const wildcardHosts = new Set(['0.0.0.0', '::', '']);

/** The origin at which this machine reaches a server listening on a host and port: `http://localhost:3000`. */
export function originAt(host: string, port: number): string {
  if (wildcardHosts.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
