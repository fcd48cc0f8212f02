import type { Socket } from 'node:net';
import type { Server, TLSSocket } from 'node:tls';
import { otherEnd } from './resetting.ts';

/**
 * Keeps a TLS server free of clients that open a connection and never agree on keys: each costs far more than a
 * plain one, so of too many the oldest leaves.
 */
export function watchHandshakes(server: Server, most: number) {
  const shaking = new Map<string, Socket>();

  server.on('connection', (socket: Socket) => {
    const name = otherEnd(socket);
    shaking.set(name, socket);
    socket.once('close', () => {
      if (shaking.get(name) === socket) shaking.delete(name);
    });
    if (shaking.size <= most) return;
    const [[first, oldest] = []] = shaking;
    if (first !== undefined) shaking.delete(first);
    oldest?.destroy();
  });
  // Without keys no answer can be sent: an orderly end would wait for them.
  server.on('tlsClientError', (_fault, socket) => socket.destroy());
  server.on('secureConnection', (socket: TLSSocket) => shaking.delete(otherEnd(socket)));

  return {
    closeAll(): void {
      for (const socket of shaking.values()) socket.destroy();
    },
  };
}
