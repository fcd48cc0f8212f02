import { errorOf } from '@farol/content-model';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Commit } from '../../repository/history.ts';
import type { Repository } from '../../repository/repository.ts';
import { fingerprint } from '../../repository/state.ts';
import type { Tip } from '../../store/store.ts';
import type { Follower, Followers } from './followers.ts';

const HEARTBEAT_MS = 15_000;
/** Beyond these a follower that was away looks at everything anew, which is less work for both. */
export const MOST_REPLAYED = 500;
const MOST_READ = 10_000;

export interface Told {
  event: string;
  /** Or what finds it out once it is this event's turn. */
  data: object | (() => Promise<object>);
}

/** What somebody follows of the history, and how it is told. */
export interface Following {
  repository: Repository;
  /** Aborted when the service stops. */
  ending: AbortSignal;
  followers: Followers;
  follower: Pick<Follower, 'address' | 'hasToken'>;
  /** The id of the last event that was seen. */
  lastEventId: string;
  mayFollow(): boolean | Promise<boolean>;
  /** Calls where they may not any more, or perhaps. Returns a function that ends it. */
  onEnd?(listener: () => void): () => void;
  /** Null where a commit is not their business. */
  told(commit: Commit): Told | null;
  /** Where things stand, said first. */
  state(isReplayed: boolean): object;
  /** What is told besides, and is not in the history. Returns a function that ends it. */
  alongside?(tell: (told: Told) => void): () => void;
}

/** Names a commit in its history: a backup that was restored may have another one with that number. */
function eventId(commit: Tip): string {
  return `${commit.sequence}.${fingerprint(commit)}`;
}

/** What a follower missed since the event they saw last; null where it cannot be told. */
async function missedSince({ repository, lastEventId, told }: Following): Promise<Commit[] | null> {
  const sequence = Number(/^\d{1,15}(?=\.)/.exec(lastEventId)?.[0] ?? 0);
  if (sequence === 0) return null;
  const missed: Commit[] = [];
  let isOurs = false;
  for await (const commit of repository.history(sequence - 1)) {
    if (!isOurs && eventId(commit) !== lastEventId) return null;
    if (isOurs && told(commit)) missed.push(commit);
    if (missed.length > MOST_REPLAYED || commit.sequence - sequence > MOST_READ) return null;
    isOurs = true;
  }
  return isOurs ? missed : null;
}

/** Server-sent events: where things stand at once, what was missed, then each commit as it is made. */
export function commitStream(context: Context, following: Following): Response {
  const { repository, ending, followers } = following;
  let stop = () => {};
  const ended = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let farewell: string | null = null;
  const follower = {
    ...following.follower,
    leave(sentence: string) {
      farewell = sentence;
      stop();
    },
  };
  followers.add(follower);
  return streamSSE(context, async (stream) => {
    stream.onAbort(stop);
    // A service that stops does not wait for its followers; they come back by themselves.
    ending.addEventListener('abort', stop, { once: true });
    const write = async ({ event, data }: Told, id?: string) => {
      const said = typeof data === 'function' ? await data() : data;
      await stream.writeSSE({ event, data: JSON.stringify(said), ...(id ? { id } : {}) });
    };
    let writing: Promise<void> = Promise.resolve();
    /** In their order, also where one takes longer to be told than the next. */
    const writeCommit = (commit: Commit) => {
      const told = following.told(commit);
      if (told) writing = writing.then(() => write(told, eventId(commit)));
      return writing;
    };
    /** What happens while the missed is sent waits for its turn. */
    let meanwhile: Commit[] | null = [];
    const unsubscribe = repository.onCommit((commit) => {
      // A token may be revoked by now, or the repository private.
      if (following.mayFollow() === false) return stop();
      if (!following.told(commit)) return;
      if (meanwhile) meanwhile.push(commit);
      else writeCommit(commit).catch(stop);
    });
    const look = async () => {
      // Whoever cannot be looked up comes again, and is refused or let in then.
      try {
        if (!(await following.mayFollow())) stop();
      } catch {
        stop();
      }
    };
    const stopWatching = following.onEnd?.(look);
    const heartbeat = setInterval(async () => {
      await look();
      await stream.write(': here\n\n').catch(stop);
    }, HEARTBEAT_MS);
    let endAlongside = () => {};
    try {
      const id = eventId(repository.state.tip);
      const missed = await missedSince(following);
      // A replay brings the follower on by itself; until it is over, its last event stays the last it saw.
      const state = { event: 'state', data: following.state(missed !== null) };
      await write(state, missed?.length ? undefined : id);
      for (const commit of missed ?? []) await writeCommit(commit);
      const last = missed?.at(-1)?.sequence ?? 0;
      for (let next = meanwhile.shift(); next; next = meanwhile.shift())
        if (next.sequence > last) await writeCommit(next);
      meanwhile = null;
      endAlongside = following.alongside?.((told) => void write(told).catch(stop)) ?? endAlongside;
      await ended;
      if (farewell !== null) await write({ event: 'refused', data: { message: farewell } });
    } catch (fault) {
      // Whoever follows comes again, and hears from the last event on.
      repository.report(errorOf(fault));
    } finally {
      clearInterval(heartbeat);
      ending.removeEventListener('abort', stop);
      unsubscribe();
      stopWatching?.();
      endAlongside();
      followers.delete(follower);
    }
  });
}
