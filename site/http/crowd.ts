import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds in which whoever came may ask. */
const trial = 250;

/**
 * Beyond so many connections, the one that has gone longest without an answer has to leave: whoever only holds
 * one makes room for whoever asks.
 */
export function limitConnections(server: Server, most: number): void {
  // In the order of their last answer, or of their beginning, with the request that runs.
  const connections = new Map<Socket, { since: number; request: IncomingMessage | null }>();

  function makeRoom(): void {
    const now = performance.now();
    for (const [socket, { since, request }] of connections) {
      // Many are taken in one go: each shall be heard before it has to leave.
      if (connections.size <= most || now - since < trial) return;
      // A request that is all there is being answered.
      if (request?.complete) continue;
      connections.delete(socket);
      socket.destroy();
    }
  }

  server.on('connection', (socket) => {
    connections.set(socket, { since: performance.now(), request: null });
    socket.once('close', () => connections.delete(socket));
    if (connections.size > most) makeRoom();
  });
  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming;
    const connection = connections.get(socket);
    if (!connection) return;
    connection.request = incoming;
    outgoing.once('close', () => {
      if (!connections.delete(socket) || socket.destroyed) return;
      connections.set(socket, { since: performance.now(), request: null });
    });
  });
}
