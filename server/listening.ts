import type { Server } from 'node:net';

/** Where to listen, and the names of the settings behind it. */
interface ListenAddress {
  readonly port: number;
  readonly host?: string | undefined;
  readonly settings?: { readonly port: string; readonly host: string } | undefined;
}

class CannotListen extends Error {
  override name = 'CannotListen';
}

/** How many connections may wait to be accepted. */
const backlog = 4096;

/** Starts listening. A failure names the setting that is to blame. */
export async function beginListening(server: Server, address: ListenAddress): Promise<void> {
  const { port, host = '127.0.0.1' } = address;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, backlog, resolve);
  }).catch((fault: NodeJS.ErrnoException) => {
    throw new CannotListen(messageFor(fault, { ...address, host }), { cause: fault });
  });
}

function messageFor(
  { code = '', message }: NodeJS.ErrnoException,
  { port, host, settings = { port: 'The port', host: 'The host' } }: ListenAddress,
): string {
  const thePort = `${settings.port} is ${port}, but`;
  const theHost = `${settings.host} is ${JSON.stringify(host)}, but`;
  const messages: Record<string, string> = {
    EADDRINUSE: `${thePort} another process listens there already. End that one, or choose another port.`,
    EACCES: `${thePort} this user may not listen there. Choose a port above 1023.`,
    EADDRNOTAVAIL: `${theHost} this machine has no such address. Choose one of its own.`,
    EINVAL: `${theHost} this machine cannot listen there. Choose one of its own addresses.`,
    ENOTFOUND: `${theHost} nobody knows this name. Choose a name or an address of this machine.`,
    EAI_AGAIN: `${theHost} this name could not be looked up. Choose a name or an address of this machine.`,
  };
  return messages[code] ?? `Nothing can listen at ${host}, port ${port}: ${message}.`;
}
