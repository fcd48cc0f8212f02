import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

const firstPort = 10_000;
const lastPort = 31_999;

/** Each process begins elsewhere and takes one after the other: those it handed out may not be listened on yet. */
let nextPort = randomInt(firstPort, lastPort);

/**
 * A free port for a process that is started later, or stopped and started again. It is below the ephemeral ports, any
 * of which may be assigned to another connection or server meanwhile; no other process is handed it out before this one
 * ends.
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const port = nextPort;
  nextPort = port < lastPort ? port + 1 : firstPort;
  return (await isListenable(port, host)) && (await isHeld(port)) ? port : freePort(host);
}

async function isListenable(port: number, host: string): Promise<boolean> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (fault) => (isTaken(fault) ? resolve(false) : reject(fault)));
    server.listen(port, host, () => resolve(true));
  });
  if (isFree) await new Promise((resolve) => server.close(resolve));
  return isFree;
}

/** Holds the number until the process ends: as a port of UDP, where nothing listens that is started with it. */
function isHeld(port: number): Promise<boolean> {
  const holder = createSocket('udp4');
  return new Promise((resolve, reject) => {
    holder.once('error', (fault) => {
      holder.close();
      if (isTaken(fault)) resolve(false);
      else reject(fault);
    });
    holder.bind(port, '127.0.0.1', () => {
      holder.unref();
      resolve(true);
    });
  });
}

const isTaken = (fault: NodeJS.ErrnoException): boolean => fault.code === 'EADDRINUSE';
