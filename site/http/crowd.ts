import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Beyond so many connections, the one that has gone longest without an answer has to leave: whoever only holds
 * one makes room for whoever asks.
 */
export function limitConnections(server: Server, most: number): void {
  // In the order of their last answer, or of their beginning, with the request that runs.
  const connections = new Map<Socket, IncomingMessage | null>();

  function makeRoom(): void {
    for (const [socket, request] of connections) {
      // A request that is all there is being answered.
      if (request?.complete) continue;
      connections.delete(socket);
      socket.destroy();
      return;
    }
  }

  server.on('connection', (socket) => {
    connections.set(socket, null);
    socket.once('close', () => connections.delete(socket));
    if (connections.size > most) makeRoom();
  });
  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming;
    if (!connections.has(socket)) return;
    connections.set(socket, incoming);
    outgoing.once('close', () => {
      if (connections.delete(socket) && !socket.destroyed) connections.set(socket, null);
    });
  });
}
