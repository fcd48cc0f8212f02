import { createServer, type Socket } from 'node:net';

export interface SocketServer {
  address: string;
  close(): void;
}

/** A server that hands each connection's socket to a test, which then decides when the connection ends. */
export async function socketServer(respond: (socket: Socket) => void): Promise<SocketServer> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => respond(socket));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens nowhere.');
  return { address: `http://127.0.0.1:${address.port}`, close: () => void server.close() };
}
