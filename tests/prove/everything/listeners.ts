import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@farol/server/free-port';
import type { Writer } from '../../../launch/writer.ts';

/** A receiver of webhooks that fails now and then. */
export async function startReceiver(writer: Writer) {
  const refs = new Set<string>();
  let received = 0;
  const server = createServer(async (incoming, outgoing) => {
    let text = '';
    for await (const chunk of incoming) text += chunk;
    received += 1;
    // Each failure delays all later deliveries by two seconds.
    const isAway = received % 50 === 25;
    if (!isAway) refs.add(JSON.parse(text).masterRef ?? '');
    outgoing.writeHead(isAway ? 503 : 200).end();
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${port}/`;
  await writer.send('POST', '/api/farol/v1/webhooks', { name: 'Everything', url });
  return {
    has: (ref: string) => refs.has(ref),
    received: () => received,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Follow what is published, and reconnect whenever the stream ends. */
export function startFollowers(service: string, count: number) {
  const stopped = new AbortController();
  const seen: string[] = Array.from({ length: count }, () => '');
  let came = 0;

  async function follow(number: number): Promise<void> {
    const { signal } = stopped;
    const answer = await fetch(`${service}/api/farol/v1/events`, { signal });
    if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}.`);
    came += 1;
    let text = '';
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      text = (text + chunk).slice(-10_000);
      seen[number] = [...text.matchAll(/"ref":"([^"]+)"/g)].at(-1)?.[1] ?? '';
    }
  }

  const running = Promise.all(
    seen.map(async (_, number) => {
      while (!stopped.signal.aborted) {
        // The service is down or cut the stream: the follower reconnects.
        await follow(number).catch(() => {});
        await pause(300);
      }
    }),
  );
  return {
    /** How many have received the given ref last. */
    upToDate: (ref: string) => seen.filter((each) => each === ref).length,
    came: () => came,
    async stop(): Promise<void> {
      stopped.abort();
      await running;
    },
  };
}
