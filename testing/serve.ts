import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server on this machine for one test, which is stopped after it, with whoever is connected. */
export async function serve(
  listener: RequestListener,
): Promise<{ server: Server; address: string }> {
  const server = createServer(listener);
  // It would close connections just when a client uses them, after a test that took all the time.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${port}` };
}
