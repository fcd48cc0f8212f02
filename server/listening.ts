import type { Server } from 'node:net';

/** Where to listen, and which settings say so. */
export interface ListenAddress {
  readonly port: number;
  readonly host?: string | undefined;
  readonly settings?: { readonly port: string; readonly host: string } | undefined;
}

export class CannotListen extends Error {
  override name = 'CannotListen';
}

/** Connections that may wait to be taken. */
const BACKLOG = 4096;

/** Begins to listen; where that cannot be, the fault names the setting. */
export async function beginListening(server: Server, place: ListenAddress): Promise<void> {
  const { port, host = '127.0.0.1' } = place;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, BACKLOG, resolve);
  }).catch((fault: NodeJS.ErrnoException) => {
    throw new CannotListen(sentence(fault, { ...place, host }), { cause: fault });
  });
}

function sentence(
  { code = '', message }: NodeJS.ErrnoException,
  { port, host, settings = { port: 'The port', host: 'The host' } }: ListenAddress,
): string {
  const thePort = `${settings.port} is ${port}, but`;
  const theHost = `${settings.host} is ${JSON.stringify(host)}, but`;
  const sentences: Record<string, string> = {
    EADDRINUSE: `${thePort} another process listens there already. End that one, or choose another port.`,
    EACCES: `${thePort} this user may not listen there. Choose a port above 1023.`,
    EADDRNOTAVAIL: `${theHost} this machine has no such address. Choose one of its own.`,
    EINVAL: `${theHost} this machine cannot listen there. Choose one of its own addresses.`,
    ENOTFOUND: `${theHost} nobody knows this name. Choose a name or an address of this machine.`,
    EAI_AGAIN: `${theHost} this name could not be looked up. Choose a name or an address of this machine.`,
  };
  return sentences[code] ?? `Nothing can listen at ${host}, port ${port}: ${message}.`;
}
