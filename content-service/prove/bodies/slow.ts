import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { head, statusFrom, type Target } from './attacks.ts';

export interface SlowFigures {
  readonly opened: number;
  readonly ended: number;
  /** How often each status was returned; 'none' is a connection closed without a response. */
  readonly answers: Readonly<Record<string, number>>;
  readonly seconds: number;
}

const timeoutMs = 60_000;
const between = 2_000;

/** Opens connections that send a byte now and then, and waits until the server has closed them all. */
export async function holdSlowly(target: Target, count: number): Promise<SlowFigures> {
  const start = performance.now();
  const answers: Record<string, number> = {};
  let ended = 0;
  const connections: Promise<void>[] = [];
  const stopped = new AbortController();
  for (let i = 0; i < count; i += 1) {
    const one = slowly(target, i, stopped.signal).then((status) => {
      if (stopped.signal.aborted) return;
      ended += 1;
      answers[status ?? 'none'] = (answers[status ?? 'none'] ?? 0) + 1;
    });
    connections.push(one);
    // About as fast as one machine can open connections without overflowing its own queue.
    if (i % 50 === 49) await pause(20);
  }
  const all = Promise.all(connections);
  await Promise.race([all, pause(timeoutMs, undefined, { ref: false })]);
  stopped.abort();
  await all;
  return { opened: count, ended, answers, seconds: (performance.now() - start) / 1000 };
}

function slowly(
  { port, token }: Target,
  index: number,
  signal: AbortSignal,
): Promise<number | null> {
  const socket = connect(port, '127.0.0.1');
  const answered = statusFrom(socket);
  const [start, rest] = beginnings(token)[index % 3] ?? ['', ''];
  socket.write(start);
  let next = 0;
  const drip = setInterval(
    () => {
      if (socket.writable) socket.write(rest[next % rest.length] ?? 'x');
      next += 1;
    },
    between + (index % 100) * 5,
  );
  socket.once('close', () => clearInterval(drip));
  signal.addEventListener('abort', () => socket.destroy(), { once: true });
  return answered;
}

/** Slow in the headers, in a JSON body, and in a form. */
function beginnings(token: string): readonly (readonly [string, string])[] {
  const length = 'content-length: 60000';
  const form = 'content-type: multipart/form-data; boundary=b';
  return [
    ['GET /media/picture_beach.jpg HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ', 'a'],
    [head('POST', '/tags', token, length), ' '],
    [
      `${head('POST', '/assets', token, `${form}\r\n${length}`)}--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`,
      'a',
    ],
  ];
}
