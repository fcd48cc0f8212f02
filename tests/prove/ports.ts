import { createServer } from 'node:net';

/**
 * A free port below those the system assigns to outgoing connections: a proof stops a server and restarts it at the
 * same port, which nobody else must take meanwhile.
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
