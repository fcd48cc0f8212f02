import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { TLSSocket, Server as TlsServer } from 'node:tls';

/**
 * How the connections of a server are reset. What the system holds for a reader who takes nothing, it would go on
 * holding for minutes after an orderly end; a reset gives it back. Over TLS that is done to the connection beneath.
 */
export function resetting(server: Server): (socket: Duplex) => void {
  const beneath = new Map<string, Socket>();
  if (server instanceof TlsServer)
    server.on('connection', (socket: Socket) => {
      const end = otherEnd(socket);
      beneath.set(end, socket);
      socket.once('close', () => {
        if (beneath.get(end) === socket) beneath.delete(end);
      });
    });

  return (socket) => {
    const plain = socket instanceof TLSSocket ? beneath.get(otherEnd(socket)) : socket;
    if (plain instanceof Socket) plain.resetAndDestroy();
    socket.destroy();
  };
}

/** The same for a connection over TLS and the one beneath it. */
export function otherEnd({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}
