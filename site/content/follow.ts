import type { Content } from './content.ts';
import {
  type Copied,
  copyAll,
  copyChanges,
  copyPublication,
  type Source,
  shownRef,
} from './copy.ts';
import { type News, type Publication, StreamRefused } from './publications.ts';

export interface FollowOptions {
  source: Source;
  start: Content;
  /** The embedded service's news; without it, the ref is looked at now and then. */
  news: ((signal: AbortSignal) => AsyncIterable<News>) | null;
  /** Milliseconds between two looks at the ref, and before the first try after a fault. */
  every?: number;
  /** Called for each good copy, also where it is as before. */
  onCopied(copied: Copied): void;
  onFault(fault: unknown): void;
}

export interface Following {
  /** Somebody says that the content changed: see to it now. */
  look(): void;
  /** Once it was looked for the first time, found or not. */
  looked: Promise<void>;
  stop(): Promise<void>;
}

const longestWait = 30_000;
/** Milliseconds between two tries to follow; a stream that lasted is taken up again at once, by another service. */
const betweenStreams = { least: 50, usual: 1_000 };

/** Keeps the content at the newest ref: one copy at a time, and a bad answer never replaces a good one. */
export function follow(options: FollowOptions): Following {
  const { every = 5_000 } = options;
  const stopping = new AbortController();
  const source = { ...options.source, signal: stopping.signal };
  let content = options.start;
  let asked: 'nothing' | 'look' = 'look';
  /** News to apply; they count only where none before them was missed. */
  let queue: Publication[] = [];
  let isUnbroken = false;
  let failures = 0;
  let wake = () => {};
  const { promise: looked, resolve: hasLooked } = Promise.withResolvers<void>();

  function keep(copied: Copied): void {
    content = copied.content;
    options.onCopied(copied);
  }

  async function look(): Promise<void> {
    const ref = await shownRef(source);
    keep(
      ref === content.ref
        ? { content, invalid: [], mended: [] }
        : await copyChanges(source, ref, content),
    );
  }

  async function apply(publications: readonly Publication[]): Promise<void> {
    const ref = publications.at(-1)?.ref ?? content.ref;
    const everything = publications.some((each) => each.everything);
    const published = publications.flatMap((each) => each.published);
    const unpublished = publications.flatMap((each) => each.unpublished);
    keep(
      everything
        ? await copyAll(source, ref, content)
        : await copyPublication(source, { ref, published, unpublished }, content),
    );
  }

  /** What is to do next; after a look, news that came meanwhile may be older than what it found. */
  async function once(): Promise<void> {
    const publications = queue;
    const isLook = asked === 'look' || !isUnbroken;
    queue = [];
    asked = 'nothing';
    try {
      if (!isLook) await apply(publications);
      else await look();
      if (isLook) isUnbroken = queue.length === 0;
      if (!isUnbroken) asked = 'look';
      failures = 0;
    } catch (fault) {
      asked = 'look';
      failures += 1;
      source.renew();
      if (!stopping.signal.aborted) options.onFault(fault);
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await once();
      hasLooked();
      if (failures > 0) await pause(Math.min(longestWait, 250 * 2 ** failures), false);
      else if (asked === 'nothing' && queue.length === 0) await pause(every, true);
    }
  }

  /** Waits; news end the wait, but not after a fault. */
  function pause(milliseconds: number, isWakeable: boolean): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stopping.signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(() => {
        asked = 'look';
        end();
      }, milliseconds);
      if (isWakeable) wake = end;
      stopping.signal.addEventListener('abort', end);
      if (stopping.signal.aborted) end();
    });
  }

  async function listen(news: NonNullable<FollowOptions['news']>): Promise<void> {
    while (!stopping.signal.aborted) {
      const since = performance.now();
      let isRefused = false;
      try {
        for await (const each of news(stopping.signal)) {
          const isNews = each.ref !== content.ref;
          if (each.kind === 'publication' && source.wanted.by === 'master') queue.push(each);
          else if (isNews) asked = 'look';
          if (isNews) {
            source.renew();
            wake();
          }
        }
      } catch (fault) {
        if (!stopping.signal.aborted) options.onFault(fault);
        isRefused = fault instanceof StreamRefused;
      }
      isUnbroken = false;
      const left = betweenStreams.usual - (performance.now() - since);
      // Whoever came back to where there is no place would only end the stream of another.
      await pause(isRefused ? longestWait : Math.max(betweenStreams.least, left), false);
    }
  }

  const running = Promise.all([run(), options.news ? listen(options.news) : undefined]);
  return {
    look() {
      source.renew();
      asked = 'look';
      wake();
    },
    looked,
    async stop() {
      stopping.abort(new Error('The site is stopping.'));
      wake();
      await running;
    },
  };
}
