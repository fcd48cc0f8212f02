import { createServer } from 'node:net';

/**
 * A port that is free, below those the system gives to outgoing connections: a proof ends a server and starts it
 * again at the same port, and nobody else shall have it meanwhile.
 */
export async function ownPort(): Promise<string> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return String(port);
  }
}
