import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { TLSSocket, Server as TlsServer } from 'node:tls';

/**
 * Returns a function that resets a connection of the server. After an orderly close the system goes on holding unread
 * data for minutes; a reset frees it at once. Over TLS the raw socket below is reset.
 */
export function socketResetter(server: Server): (socket: Duplex) => void {
  const rawSockets = new Map<string, Socket>();
  if (server instanceof TlsServer)
    server.on('connection', (socket: Socket) => {
      const peer = peerOf(socket);
      rawSockets.set(peer, socket);
      socket.once('close', () => {
        if (rawSockets.get(peer) === socket) rawSockets.delete(peer);
      });
    });

  return (socket) => {
    const raw = socket instanceof TLSSocket ? rawSockets.get(peerOf(socket)) : socket;
    if (raw instanceof Socket) raw.resetAndDestroy();
    socket.destroy();
  };
}

/** Address and port of the client: the same for a TLS socket and its raw socket. */
export function peerOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}
