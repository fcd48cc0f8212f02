import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Event } from '../../repository/events.ts';
import type { Repository } from '../../repository/repository.ts';
import { touchesMaster } from '../../repository/shelf.ts';
import { fingerprint } from '../../repository/state.ts';
import type { Commit } from '../../store/store.ts';

const HEARTBEAT_MS = 15_000;

/** What a follower of the published content is told: the new ref, and which documents came or left. */
export function publicationMessage(commit: Commit) {
  const events = commit.events as Event[];
  const of = (kind: 'published' | 'unpublished') =>
    events.flatMap((event) => (event.kind === kind ? [event.document] : []));
  return {
    id: String(commit.sequence),
    event: 'publication',
    data: JSON.stringify({
      ref: fingerprint(commit),
      at: commit.at,
      published: of('published'),
      unpublished: of('unpublished'),
      /** Models, languages or files changed: every document may look different. */
      everything: events.some(
        ({ kind }) => touchesMaster([{ kind } as Event]) && !kind.endsWith('published'),
      ),
    }),
  };
}

/** Server-sent events: where things stand at once, then each publication as it is made. */
export function publicationStream(
  repository: Repository,
  context: Context,
  ending: AbortSignal,
  followers: { open: number },
): Response {
  followers.open += 1;
  return streamSSE(context, async (stream) => {
    let stop = () => {};
    const ended = new Promise<void>((resolve) => {
      stop = resolve;
      stream.onAbort(resolve);
      // A service that stops does not wait for its followers; they come back by themselves.
      ending.addEventListener('abort', stop, { once: true });
    });
    const unsubscribe = repository.onCommit((commit) => {
      if (touchesMaster(commit.events as Event[]))
        stream.writeSSE(publicationMessage(commit)).catch(stop);
    });
    const heartbeat = setInterval(() => stream.write(': here\n\n').catch(stop), HEARTBEAT_MS);
    const { ref } = repository.master();
    await stream.writeSSE({ event: 'state', data: JSON.stringify({ ref }) });
    await ended;
    clearInterval(heartbeat);
    ending.removeEventListener('abort', stop);
    unsubscribe();
    followers.open -= 1;
  });
}
