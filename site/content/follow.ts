import type { Content } from './content.ts';
import {
  type Copy,
  copyAll,
  copyChanges,
  copyPublication,
  type Source,
  wantedRef,
} from './copy.ts';
import { HeardEvents } from './heard-events.ts';
import { type ServiceEvent, StreamRefused } from './publications.ts';

export interface FollowOptions {
  source: Source;
  start: Content;
  /** The event stream of the embedded service; null to only poll the ref. */
  events: ((signal: AbortSignal) => AsyncIterable<ServiceEvent>) | null;
  /** How often the ref is polled. */
  pollMs?: number;
  /** Called for each successful copy, also if nothing has changed. */
  onCopy(copy: Copy): void;
  onFault(fault: unknown): void;
}

export interface Following {
  /** Checks for new content now. */
  check(): void;
  /** Resolves after the first check, even if it failed. */
  firstCheck: Promise<void>;
  stop(): Promise<void>;
}

const maxPauseMs = 30_000;
/** How long events have to name a ref that a check found first. */
const eventDelayMs = 1_000;
/** Between two connections. A stream that lasted is resumed almost at once, by another instance of the service. */
const reconnectMs = { min: 50, usual: 1_000 };

/** Keeps the content at the newest ref: one copy at a time, and a bad response never replaces a good copy. */
export function follow(options: FollowOptions): Following {
  const { pollMs = 5_000 } = options;
  const stopping = new AbortController();
  const source = { ...options.source, signal: stopping.signal };
  let content = options.start;
  let needsCheck = true;
  const heard = new HeardEvents();
  /** When a check found a ref that no event has named yet. */
  let missingSince: number | null = null;
  let failures = 0;
  let wake = () => {};
  const { promise: firstCheck, resolve: endFirstCheck } = Promise.withResolvers<void>();

  function accept(copy: Copy): void {
    content = copy.content;
    options.onCopy(copy);
  }

  /**
   * Only events tell of changes without a date: to files, models and languages. Where there are events, but not those
   * since the last copy, everything is copied.
   */
  async function check(isFollowing: boolean): Promise<void> {
    const ref = await wantedRef(source);
    const isNew = ref !== content.ref;
    if (isNew && isFollowing) {
      missingSince ??= performance.now();
      if (performance.now() - missingSince < eventDelayMs) return;
    }
    missingSince = null;
    if (!isNew) accept({ content, checked: new Set(), invalid: [], mended: [], fault: null });
    else accept(await (options.events ? copyAll : copyChanges)(source, ref, content));
  }

  async function apply(newer: readonly ServiceEvent[]): Promise<void> {
    const publications = newer.filter((event) => event.kind === 'publication');
    const ref = publications.at(-1)?.ref ?? content.ref;
    const everything = publications.some((publication) => publication.everything);
    const published = publications.flatMap((publication) => publication.published);
    const unpublished = publications.flatMap((publication) => publication.unpublished);
    accept(
      everything
        ? await copyAll(source, ref, content)
        : await copyPublication(source, { ref, published, unpublished }, content),
    );
    missingSince = null;
  }

  async function update(): Promise<void> {
    const newer = heard.after(content.ref);
    heard.keepFrom(content.ref);
    try {
      if (newer && newer.length > 0) await apply(newer);
      else {
        needsCheck = false;
        await check(newer !== null);
      }
      failures = 0;
    } catch (fault) {
      needsCheck = true;
      failures += 1;
      // Their refs may be gone.
      if (failures > 1) heard.keepLast();
      source.renew();
      if (!stopping.signal.aborted) options.onFault(fault);
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await update();
      endFirstCheck();
      const newer = heard.after(content.ref);
      const isEventDue = missingSince !== null || (newer === null && !heard.isEmpty);
      if (failures > 0) await pause(Math.min(maxPauseMs, 250 * 2 ** failures), false);
      else if (!needsCheck && !newer?.length)
        await pause(isEventDue ? Math.min(pollMs, eventDelayMs) : pollMs, true);
    }
  }

  function pause(milliseconds: number, isWakeable: boolean): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stopping.signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(() => {
        needsCheck = true;
        end();
      }, milliseconds);
      if (isWakeable) wake = end;
      stopping.signal.addEventListener('abort', end);
      if (stopping.signal.aborted) end();
    });
  }

  async function listen(events: NonNullable<FollowOptions['events']>): Promise<void> {
    while (!stopping.signal.aborted) {
      const start = performance.now();
      let isRefused = false;
      try {
        for await (const event of events(stopping.signal)) {
          const isNewRef = event.ref !== content.ref;
          if (source.wanted.by === 'master') heard.add(event, content.ref);
          else if (isNewRef) needsCheck = true;
          if (isNewRef) {
            source.renew();
            wake();
          }
        }
      } catch (fault) {
        if (!stopping.signal.aborted) options.onFault(fault);
        isRefused = fault instanceof StreamRefused;
      }
      heard.clear();
      const left = reconnectMs.usual - (performance.now() - start);
      // The service has no free stream: connecting again soon would only end somebody else's.
      await pause(isRefused ? maxPauseMs : Math.max(reconnectMs.min, left), false);
    }
  }

  const running = Promise.all([run(), options.events ? listen(options.events) : undefined]);
  return {
    check() {
      source.renew();
      needsCheck = true;
      wake();
    },
    firstCheck,
    async stop() {
      stopping.abort(new Error('The site is stopping.'));
      wake();
      await running;
    },
  };
}
