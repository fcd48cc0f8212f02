import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Content, noContent } from './content.ts';
import type { Copy } from './copy.ts';
import { read } from './document.ts';
import { type Following, type FollowOptions, follow } from './follow.ts';
import { StreamRefused, serviceEvents } from './publications.ts';
import { StandIn, standInSource, wireDocument } from './service.testing.ts';

let service: StandIn;
let following: Following | null = null;
let copied: Copy[] = [];
let faults: unknown[] = [];

beforeEach(async () => {
  service = await StandIn.start([wireDocument({ id: 'a' }), wireDocument({ id: 'b' })]);
  copied = [];
  faults = [];
});
afterEach(async () => {
  await following?.stop();
  service.stop();
});

const eventsOf = (signal: AbortSignal) =>
  serviceEvents(`${service.origin}/api/farol/v1/events`, signal);

function start(options: Partial<FollowOptions> = {}): void {
  following = follow({
    source: standInSource(service),
    start: noContent,
    events: eventsOf,
    pollMs: 60_000,
    onCopy: (each) => copied.push(each),
    onFault: (fault) => faults.push(fault),
    ...options,
  });
}

/** Shows the first copy, and has read the first event of the stream. */
async function startConnected(options: Partial<FollowOptions> = {}): Promise<void> {
  let isConnected = false;
  start({
    ...options,
    async *events(signal) {
      for await (const event of eventsOf(signal)) {
        yield event;
        // It comes back for the next one once this one was taken.
        isConnected = true;
      }
    },
  });
  await shows('a', 'b');
  await expect.poll(() => isConnected).toBe(true);
}

/** How often everything was copied. */
const wholeCopies = () =>
  service.asked.filter((path) => path.includes('/search') && !path.includes('q=')).length;

const shown = (): Content => copied.at(-1)?.content ?? noContent;
const shownIds = () =>
  shown()
    .documents.map(({ id }) => id)
    .sort();
const shows = (...ids: string[]) => expect.poll(() => shownIds(), { interval: 5 }).toEqual(ids);

describe('following the content', () => {
  it('starts with a whole copy', async () => {
    start();
    await shows('a', 'b');
    expect(faults).toEqual([]);
  });

  it('takes a publication at once, and what leaves leaves', async () => {
    start();
    await expect.poll(() => service.followers).toBe(1);
    await shows('a', 'b');
    service.publish([wireDocument({ id: 'c' })], ['a']);
    await shows('b', 'c');
    expect(shown().ref).toBe('ref2');
  });

  it('takes many publications in a row without losing one', async () => {
    start();
    await expect.poll(() => service.followers).toBe(1);
    for (let number = 0; number < 20; number++) {
      service.publish([wireDocument({ id: `p${String(number).padStart(2, '0')}` })]);
      await new Promise((resolve) => setTimeout(resolve, number % 4));
    }
    await expect.poll(() => shown().ref).toBe(service.master);
    expect(shown().documents.length).toBe(22);
  });

  it('takes no kept answer where somebody says that the content changed', async () => {
    let renewals = 0;
    const renew = () => {
      renewals += 1;
    };
    start({ source: { ...standInSource(service), renew }, events: null });
    await shows('a', 'b');
    expect(renewals).toBe(0);
    following?.check();
    expect(renewals).toBe(1);
  });

  it('looks by itself where nobody tells', async () => {
    start({ events: null, pollMs: 20 });
    await shows('a', 'b');
    service.publish([], ['b'], true);
    await shows('a');
  });

  it('leaves its place to others for a while where the service has too few', async () => {
    let times = 0;
    start({
      pollMs: 20,
      events: () => ({
        async *[Symbol.asyncIterator]() {
          times += 1;
          yield* [];
          throw new StreamRefused('Give each site a token.');
        },
      }),
    });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(times).toBe(1);
    service.publish([], ['b'], true);
    await shows('a');
  });

  it('looks when it is told to', async () => {
    start({ events: null });
    await shows('a', 'b');
    await new Promise((resolve) => setTimeout(resolve, 20));
    service.publish([], ['b'], true);
    following?.check();
    await shows('a');
  });

  it('goes on after the stream broke', async () => {
    start();
    await expect.poll(() => service.followers).toBe(1);
    service.trouble = (request) => request.socket.destroy();
    service.publish([wireDocument({ id: 'c' })]);
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    expect(shownIds()).not.toContain('c');
    service.trouble = null;
    await shows('a', 'b', 'c');
  });

  it('takes up a stream that lasted at once', async () => {
    start();
    await expect.poll(() => service.followers).toBe(1);
    await shows('a', 'b');
    const ids = ['a', 'b'];
    const delays: number[] = [];
    // A busy machine may delay some of them; a pause before reconnecting would delay each.
    for (const id of ['c', 'd', 'e', 'f', 'g']) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      service.dropFollowers();
      service.publish([wireDocument({ id })]);
      const since = performance.now();
      ids.push(id);
      await shows(...ids);
      delays.push(performance.now() - since);
      if (Math.min(...delays) < 900) break;
    }
    expect(Math.min(...delays)).toBeLessThan(900);
  });

  describe('of changes without a date, such as those of files', () => {
    const changed = wireDocument({
      id: 'a',
      last_publication_date: '2020-01-01T10:00:00+0000',
      data: { title: [{ type: 'heading1', text: 'Another picture', spans: [] }] },
    });
    const showsChange = () =>
      expect
        .poll(() => JSON.stringify(shown().documents.map((document) => read(document).data)))
        .toContain('Another picture');

    it('takes what was made while the stream was broken', async () => {
      await startConnected();
      service.trouble = (request) => request.socket.destroy();
      service.dropFollowers();
      await expect.poll(() => faults.length).toBeGreaterThan(0);
      service.publish([changed], [], true);
      service.trouble = null;
      await showsChange();
    });

    it('takes what a stream that goes on does not tell', async () => {
      await startConnected({ pollMs: 20 });
      service.publish([changed], [], true);
      await showsChange();
    });

    it('takes what was made while nobody followed', async () => {
      start();
      await shows('a', 'b');
      await following?.stop();
      service.publish([changed], [], true);
      start({ start: shown() });
      await showsChange();
    });
  });

  it('waits for the event of a ref that it found itself, and copies only what that names', async () => {
    await startConnected();
    const ref = service.publish([wireDocument({ id: 'c' })], [], true);
    for (let times = 0; times < 3; times += 1) {
      const before = service.asked.length;
      following?.check();
      await expect.poll(() => service.asked.length).toBeGreaterThan(before);
    }
    service.tell({ ref, published: ['c'] });
    await shows('a', 'b', 'c');
    expect(wholeCopies()).toBe(1);
  });

  it('applies an event again where that failed once', async () => {
    await startConnected();
    service.trouble = (_request, response) => {
      response.writeHead(500).end();
      service.trouble = null;
    };
    service.publish([wireDocument({ id: 'c' })]);
    await shows('a', 'b', 'c');
    expect(faults).toHaveLength(1);
    expect(wholeCopies()).toBe(1);
  });

  it('copies everything where an event cannot be applied', async () => {
    await startConnected();
    service.publish([wireDocument({ id: 'c' })], [], true);
    service.tell({ ref: 'a ref that is gone', published: ['c'] });
    await shows('a', 'b', 'c');
    expect(wholeCopies()).toBe(2);
  });

  it('bears an event with ids that cannot be asked for', async () => {
    await startConnected();
    const ref = service.publish([wireDocument({ id: 'c' })], [], true);
    service.tell({ ref, published: ['c', '"\\', 'x'.repeat(100_000)] });
    await shows('a', 'b', 'c');
    expect(faults).toEqual([]);
  });

  it('copies everything where an event names so many that asking for each would take longer', async () => {
    await startConnected();
    service.publish([wireDocument({ id: 'c' })], [], true);
    const unpublished = Array.from({ length: 6_000 }, (_, at) => `gone${at}`);
    service.tell({ ref: service.master, published: ['c'], unpublished });
    await shows('a', 'b', 'c');
    expect(wholeCopies()).toBe(2);
    expect(service.asked.filter((path) => path.includes('gone1'))).toEqual([]);
    service.publish([wireDocument({ id: 'd' })]);
    await shows('a', 'b', 'c', 'd');
    expect(wholeCopies()).toBe(2);
  });

  it('copies everything where so many events wait that applying each would take longer', async () => {
    const copying = Promise.withResolvers<void>();
    service.altered = ({ pathname }, body) => {
      if (pathname.endsWith('/search')) copying.resolve();
      return body;
    };
    start({
      async *events(signal) {
        yield { kind: 'state', ref: 'ref1' };
        await copying.promise;
        const unpublished = Array.from({ length: 2_000 }, (_, at) => `gone${at}`);
        for (const id of ['c', 'd', 'e', 'f']) {
          const ref = service.publish([wireDocument({ id })], [], true);
          yield { kind: 'publication', ref, published: [id], unpublished, everything: false };
        }
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      },
    });
    await shows('a', 'b', 'c', 'd', 'e', 'f');
    expect(service.asked.filter((path) => path.includes('gone1'))).toEqual([]);
  });

  it('does not go back where events come after what they tell of', async () => {
    await startConnected({ pollMs: 20 });
    const first = service.publish([wireDocument({ id: 'c' })], [], true);
    const second = service.publish([wireDocument({ id: 'd' })], [], true);
    await shows('a', 'b', 'c', 'd');
    service.tell({ ref: first, published: ['c'] });
    await new Promise((resolve) => setTimeout(resolve, 200));
    service.tell({ ref: second, published: ['d'] });
    const third = service.publish([wireDocument({ id: 'e' })]);
    await shows('a', 'b', 'c', 'd', 'e');
    const refs = [...new Set(copied.map(({ content }) => content.ref))];
    expect(refs).toEqual(['ref1', second, third]);
  });

  it('says when it has looked, also in vain', async () => {
    service.trouble = (_request, response) => response.writeHead(500).end();
    start({ events: null });
    await following?.firstCheck;
    expect(faults).toHaveLength(1);
    expect(copied).toHaveLength(0);
  });

  it.each([
    ['answers 500', 500, 'no'],
    ['answers HTML', 200, '<html>'],
    ['answers JSON of another shape', 200, '{"refs":[{"id":1}]}'],
    ['answers an empty search', 200, '{"refs":[],"forms":{}}'],
  ])('keeps what it has when the service %s', async (_, status, body) => {
    start({ events: null, pollMs: 10 });
    await shows('a', 'b');
    service.trouble = (_request, response) => response.writeHead(status).end(body);
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    await shows('a', 'b');
    service.trouble = null;
    service.publish([wireDocument({ id: 'c' })]);
    await shows('a', 'b', 'c');
  });

  it('asks one thing at a time', async () => {
    let running = 0;
    let most = 0;
    service.trouble = (_request, response) => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
        response.writeHead(500).end();
      }, 5);
    };
    start({ events: null, pollMs: 1 });
    for (let number = 0; number < 10; number++) following?.check();
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    expect(most).toBe(1);
  });

  it('stops in the middle of a wait that is hours long', async () => {
    service.trouble = (_request, response) =>
      response.writeHead(429, { 'retry-after': '7200' }).end();
    start({ events: null });
    await expect.poll(() => service.asked.length).toBe(1);
    await following?.stop();
    expect(faults).toEqual([]);
  });
});
