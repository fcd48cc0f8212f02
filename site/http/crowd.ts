import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds in which whoever came may ask. */
const trial = 250;

interface Connection {
  /** When it was made, or its last request came. */
  since: number;
  incoming: IncomingMessage | null;
  outgoing: ServerResponse | null;
}

/**
 * Beyond so many connections, the one that has gone longest without asking has to leave: whoever only holds one
 * makes room for whoever asks.
 */
export function limitConnections(server: Server, most: number): void {
  // In the order of their last request, or of their beginning.
  const connections = new Map<Socket, Connection>();

  function makeRoom(): void {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      // Many are taken in one go: each shall be heard before it has to leave.
      if (connections.size <= most || now - connection.since < trial) return;
      if (isAnswered(connection)) continue;
      connections.delete(socket);
      socket.destroy();
    }
  }

  server.on('connection', (socket) => {
    connections.set(socket, { since: performance.now(), incoming: null, outgoing: null });
    socket.once('close', () => connections.delete(socket));
    if (connections.size > most) makeRoom();
  });
  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming;
    const connection = connections.get(socket);
    if (!connection) return;
    connection.since = performance.now();
    connection.incoming = incoming;
    connection.outgoing = outgoing;
    connections.delete(socket);
    connections.set(socket, connection);
  });
}

/** A request that is all there is being answered; one that never comes to its end is not. */
function isAnswered({ incoming, outgoing }: Connection): boolean {
  return incoming?.complete === true && !outgoing?.writableFinished;
}
