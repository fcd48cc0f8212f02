import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const firstPort = 10_000;
const lastPort = 31_999;

/** Each process begins elsewhere and takes one after the other: those it handed out may not be listened on yet. */
let nextPort = randomInt(firstPort, lastPort);

/**
 * A free port for a process that is started later, or stopped and started again. It is below the ephemeral ports, any
 * of which may be assigned to another connection or server meanwhile.
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const port = nextPort;
  nextPort = port < lastPort ? port + 1 : firstPort;
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (fault: NodeJS.ErrnoException) =>
      fault.code === 'EADDRINUSE' ? resolve(false) : reject(fault),
    );
    server.listen(port, host, () => resolve(true));
  });
  if (!isFree) return freePort(host);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
