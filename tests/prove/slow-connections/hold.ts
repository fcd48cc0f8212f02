import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Held {
  opened: number;
  /** Connections that read; the others do not notice that they were closed. */
  listening: number;
  /** How many of those the site closed. */
  ended: number;
  /** How often each status was answered; 'none' is a connection closed without an answer. */
  answers: Record<string, number>;
  seconds: number;
}

const head = (first: string) => `${first} HTTP/1.1\r\nHost: farol.example\r\n`;

/** What a slow connection sends first, what it repeats, and whether it reads. */
interface Kind {
  start: string;
  rest: string;
  isDeaf?: boolean;
}

const kinds: readonly Kind[] = [
  { start: '', rest: '' },
  { start: `${head('GET /')}X-Slow: `, rest: 'a' },
  { start: `${head('POST /api/revalidate')}Content-Length: 60000\r\n\r\n{`, rest: ' ' },
  { start: `${head('GET /page-1')}\r\n`.repeat(10), rest: '', isDeaf: true },
  {
    start: `${head('POST /api/revalidate')}Transfer-Encoding: chunked\r\n\r\n`,
    rest: '1\r\nx\r\n',
  },
];

/** Opens connections that hardly move, and waits until the site has closed them or the time is over. */
export async function hold(
  site: string,
  count: number,
  timeoutMs: number,
  beforeLeaving: () => Promise<void>,
): Promise<Held> {
  const start = performance.now();
  const port = Number(new URL(site).port);
  const held: Held = { opened: 0, listening: 0, ended: 0, answers: {}, seconds: 0 };
  const stopped = new AbortController();
  const all: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const kind = kinds[index % kinds.length];
    const socket = connect(port, '127.0.0.1');
    if (kind?.isDeaf) socket.pause();
    else held.listening += 1;
    all.push(one(socket, index, kind, stopped.signal, held));
    // As fast as a single machine can open connections without overflowing its own queue.
    if (index % 50 === 49) await pause(20);
  }
  const ended = Promise.all(all);
  await Promise.race([ended, pause(timeoutMs, undefined, { ref: false })]);
  await beforeLeaving();
  stopped.abort();
  await ended;
  return { ...held, seconds: Math.round((performance.now() - start) / 1_000) };
}

function one(
  socket: Socket,
  index: number,
  kind: Kind | undefined,
  signal: AbortSignal,
  held: Held,
): Promise<void> {
  let received = '';
  socket.on('connect', () => {
    held.opened += 1;
  });
  // A listener alone does not resume a paused socket.
  socket.setEncoding('latin1').on('data', (text) => {
    if (received.length < 100) received += text;
  });
  socket.on('error', () => {});
  socket.write(kind?.start ?? '');
  const drip = setInterval(
    () => {
      if (socket.writable && kind?.rest) socket.write(kind.rest);
    },
    2_000 + (index % 100) * 5,
  );
  signal.addEventListener('abort', () => socket.destroy(), { once: true });
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(drip);
      if (!signal.aborted) {
        held.ended += 1;
        const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 'none';
        held.answers[status] = (held.answers[status] ?? 0) + 1;
      }
      resolve();
    });
  });
}
