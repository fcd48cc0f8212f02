import type { Socket } from 'node:net';
import type { Server, TLSSocket } from 'node:tls';
import { peerOf } from './reset-sockets.ts';

/**
 * Limits the pending handshakes of a TLS server. A client that never completes one costs far more than a plain
 * connection, so beyond the limit the oldest is closed.
 */
export function limitHandshakes(server: Server, maxPending: number) {
  const pending = new Map<string, Socket>();

  server.on('connection', (socket: Socket) => {
    const peer = peerOf(socket);
    pending.set(peer, socket);
    socket.once('close', () => {
      if (pending.get(peer) === socket) pending.delete(peer);
    });
    if (pending.size <= maxPending) return;
    const [[oldestPeer, oldest] = []] = pending;
    if (oldestPeer !== undefined) pending.delete(oldestPeer);
    oldest?.destroy();
  });
  // Without keys no response can be sent, and an orderly close would wait for them.
  server.on('tlsClientError', (_fault, socket) => socket.destroy());
  server.on('secureConnection', (socket: TLSSocket) => pending.delete(peerOf(socket)));

  return {
    closeAll(): void {
      for (const socket of pending.values()) socket.destroy();
    },
  };
}
