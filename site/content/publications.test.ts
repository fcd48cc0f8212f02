import { describe, expect, it } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import { type ServiceEvent, StreamRefused, serviceEvents } from './publications.ts';

const message = { ref: 'r2', published: ['a'], unpublished: [], everything: false };

async function read(...chunks: string[]): Promise<ServiceEvent[]> {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
  const fetch = async () => new Response(body, { headers });
  const events: ServiceEvent[] = [];
  for await (const each of serviceEvents('http://x', new AbortController().signal, fetch))
    events.push(each);
  return events;
}

describe('the news of the service', () => {
  it('are where things stand, then each publication', async () => {
    const events = await read(
      'event: state\ndata: {"ref":"r1"}\n\n',
      ': here\n\n',
      `id: 7\nevent: publication\ndata: ${JSON.stringify(message)}\n\n`,
      'event: gossip\ndata: {}\n\n',
    );
    expect(events).toEqual([
      { kind: 'state', ref: 'r1' },
      { kind: 'publication', ...message },
    ]);
  });

  it('come whole, however they are cut', async () => {
    const text = `event: publication\r\ndata: ${JSON.stringify({ ...message, ref: 'é' })}\r\n\r\n`;
    for (const size of [1, 3, 7]) {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
        text.slice(index * size, (index + 1) * size),
      );
      expect(await read(...pieces)).toEqual([{ kind: 'publication', ...message, ref: 'é' }]);
    }
  });

  it('that are cut short are none', async () => {
    expect(await read('event: state\ndata: {"ref":"r1"}')).toEqual([]);
  });

  it.each(['x', 'x\n'])(
    'are no burden where an event without an end comes as %j each time',
    async (piece) => {
      const pieces = Array.from({ length: 20_000 }, () => piece.padStart(200, 'x'));
      const start = workedMs();
      expect(await read(...pieces, '\n\nevent: state\ndata: {"ref":"r1"}\n\n')).toHaveLength(1);
      expect(workedMs() - start).toBeLessThan(3_000);
      await expect(read(...pieces, ...pieces, ...pieces)).rejects.toThrow(
        'http://x sent an event without an end.',
      );
    },
  );

  it.each([
    'event: state\ndata: {}\n\n',
    'event: state\ndata: no\n\n',
    'event: publication\ndata: {"ref":1}\n\n',
  ])('of another shape are a fault: %j', async (text) => {
    await expect(read(text)).rejects.toThrow();
  });

  it('are one short fault however much of one is wrong', async () => {
    const published = `[${'0,'.repeat(1_000_000)}0]`;
    const data = `{"ref":"r","published":${published},"unpublished":[],"everything":false}`;
    const fault = await read(`event: publication\ndata: ${data}\n\n`).catch((thrown) => thrown);
    expect(fault.message).toContain('is not a list of texts');
    expect(fault.message.length).toBeLessThan(1_000);
  });

  it('are a fault that says what to do where the service has no place', async () => {
    const text = 'event: refused\ndata: {"message":"Give each site a token."}\n\n';
    await expect(read(text)).rejects.toThrow(new StreamRefused('Give each site a token.'));
  });

  it('tell no token where they fail', async () => {
    const fetch = async () => new Response('no', { status: 503 });
    const address = 'http://x/events?access_token=hidden';
    const events = serviceEvents(address, new AbortController().signal, fetch);
    await expect(events.next()).rejects.toThrow('http://x/events?access_token=… answered 503');
  });

  it('are a fault where there is no stream', async () => {
    const fetch = async () => new Response('no', { status: 401 });
    const events = serviceEvents('http://x', new AbortController().signal, fetch);
    await expect(events.next()).rejects.toThrow(
      'http://x answered 401 instead of a stream of events.',
    );
  });
});
