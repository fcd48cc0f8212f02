import { errorOf } from '@farol/content-model';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Commit } from '../../repository/history.ts';
import type { Repository } from '../../repository/repository.ts';
import { fingerprint } from '../../repository/state.ts';
import type { Tip } from '../../store/store.ts';
import type { Follower, Followers } from './followers.ts';

const heartbeatMs = 15_000;
/** With more missed events than this, a returning follower reloads everything, which is less work for both sides. */
export const maxReplayed = 500;
const maxRead = 10_000;

interface StreamEvent {
  event: string;
  /** A function is called when it is this event's turn to be sent. */
  data: object | (() => Promise<object>);
}

/** The part of the history that is followed, and the events it is sent as. */
export interface Following {
  repository: Repository;
  /** Aborted when the service stops. */
  ending: AbortSignal;
  followers: Followers;
  follower: Pick<Follower, 'address' | 'hasToken'>;
  /** The id of the last event the follower received. */
  lastEventId: string;
  mayFollow(): boolean | Promise<boolean>;
  /** Calls the listener when access may have ended. Returns a function that unsubscribes. */
  onEnd?(listener: () => void): () => void;
  /** Null for commits that do not concern the follower. */
  eventOf(commit: Commit): StreamEvent | null;
  /** The present state, sent first. */
  state(isReplayed: boolean): object;
  /** Sends events that are not in the history. Returns a function that unsubscribes. */
  extraEvents?(send: (event: StreamEvent) => void): () => void;
}

/** Includes the commit's fingerprint: a restored backup may have another commit with the same number. */
function eventId(commit: Tip): string {
  return `${commit.sequence}.${fingerprint(commit)}`;
}

/** The commits a follower missed since their last event; null if they cannot be determined. */
async function missedSince(following: Following): Promise<Commit[] | null> {
  const { repository, lastEventId } = following;
  const sequence = Number(/^\d{1,15}(?=\.)/.exec(lastEventId)?.[0] ?? 0);
  if (sequence === 0) return null;
  const missed: Commit[] = [];
  let isFound = false;
  for await (const commit of repository.history(sequence - 1)) {
    if (!isFound && eventId(commit) !== lastEventId) return null;
    if (isFound && following.eventOf(commit)) missed.push(commit);
    if (missed.length > maxReplayed || commit.sequence - sequence > maxRead) return null;
    isFound = true;
  }
  return isFound ? missed : null;
}

/** Server-sent events: the present state at once, then the missed commits, then each new one. */
export function commitStream(context: Context, following: Following): Response {
  const { repository, ending, followers } = following;
  let stop = () => {};
  const ended = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let refusal: string | null = null;
  const follower = {
    ...following.follower,
    end(message: string) {
      refusal = message;
      stop();
    },
  };
  followers.add(follower);
  return streamSSE(context, async (stream) => {
    stream.onAbort(stop);
    // A stopping service does not wait for its followers; they reconnect by themselves.
    ending.addEventListener('abort', stop, { once: true });
    const write = async ({ event, data }: StreamEvent, id?: string) => {
      const value = typeof data === 'function' ? await data() : data;
      await stream.writeSSE({ event, data: JSON.stringify(value), ...(id ? { id } : {}) });
    };
    let writing: Promise<void> = Promise.resolve();
    /** Keeps events in order, even if one takes longer to prepare than the next. */
    const writeCommit = (commit: Commit) => {
      const event = following.eventOf(commit);
      if (event) writing = writing.then(() => write(event, eventId(commit)));
      return writing;
    };
    /** Commits made while the missed ones are being sent; they are sent afterwards. */
    let waiting: Commit[] | null = [];
    const unsubscribe = repository.onCommit((commit) => {
      // The token may have been revoked, or the repository made private.
      if (following.mayFollow() === false) return stop();
      if (!following.eventOf(commit)) return;
      if (waiting) waiting.push(commit);
      else writeCommit(commit).catch(stop);
    });
    const checkAccess = async () => {
      // If the check fails, the follower reconnects and is checked again.
      try {
        if (!(await following.mayFollow())) stop();
      } catch {
        stop();
      }
    };
    const stopWatchingAccess = following.onEnd?.(checkAccess);
    const heartbeat = setInterval(async () => {
      await checkAccess();
      await stream.write(': here\n\n').catch(stop);
    }, heartbeatMs);
    let stopExtraEvents = () => {};
    try {
      const { state: history } = repository;
      const id = eventId(history.tip);
      const missed = await missedSince(following);
      // Replayed events carry their own ids; until the replay is over, the follower's last event id must not advance.
      const state = { event: 'state', data: following.state(missed !== null) };
      await write(state, missed?.length ? undefined : id);
      for (const commit of missed ?? []) await writeCommit(commit);
      const replayed = new Set(missed?.map(eventId));
      for (let next = waiting.shift(); next; next = waiting.shift())
        // A restored backup is told of by a commit that both histories may have.
        if (repository.state !== history || !replayed.has(eventId(next))) await writeCommit(next);
      waiting = null;
      stopExtraEvents =
        following.extraEvents?.((event) => void write(event).catch(stop)) ?? stopExtraEvents;
      await ended;
      if (refusal !== null) await write({ event: 'refused', data: { message: refusal } });
    } catch (fault) {
      // The follower reconnects and resumes after its last event.
      repository.report(errorOf(fault));
    } finally {
      clearInterval(heartbeat);
      ending.removeEventListener('abort', stop);
      unsubscribe();
      stopWatchingAccess?.();
      stopExtraEvents();
      followers.delete(follower);
    }
  });
}
