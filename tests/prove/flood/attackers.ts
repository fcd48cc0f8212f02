/** A child process of clients that request much and read little or nothing. */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { z } from 'zod';

const flood = z
  .object({
    port: z.number(),
    isSecure: z.boolean(),
    host: z.string(),
    path: z.string(),
    encoding: z.string(),
    connections: z.number(),
    requests: z.number(),
    bytesASecond: z.number(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

function request(): string {
  const path = flood.path.replace('{any}', Math.random().toString(36).slice(2));
  return `GET ${path} HTTP/1.1\r\nhost: ${flood.host}\r\naccept-encoding: ${flood.encoding}\r\n\r\n`;
}

const drips: NodeJS.Timeout[] = [];

function open(): Socket {
  const { port, isSecure, host: servername } = flood;
  return isSecure
    ? connectTls({ port, host: '127.0.0.1', servername, rejectUnauthorized: false })
    : connect({ port, host: '127.0.0.1' });
}

/** Reads a little each second and leaves the rest in the buffer. */
function drip(socket: Socket): void {
  socket.on('readable', () => {});
  const timer = setInterval(() => {
    for (let left = flood.bytesASecond / 4; left > 0; left -= 256)
      if (socket.read(Math.min(256, left)) === null) break;
  }, 250);
  drips.push(timer);
}

const sockets: Socket[] = [];
let connected = 0;
for (let count = 0; count < flood.connections; count += 1) {
  const socket = open();
  sockets.push(socket);
  socket.on('error', () => {});
  socket.once(flood.isSecure ? 'secureConnect' : 'connect', () => {
    connected += 1;
  });
  if (flood.bytesASecond > 0) drip(socket);
  else socket.pause();
  socket.write(Array.from({ length: flood.requests }, request).join(''));
  if (count % 50 === 49) await pause(5);
}

process.once('message', () => {
  for (const timer of drips) clearInterval(timer);
  for (const socket of sockets) socket.destroy();
  process.send?.(connected, () => process.disconnect());
});
process.send?.('opened');
