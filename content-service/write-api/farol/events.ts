import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import type { Commit } from '../../repository/history.ts';
import type { Repository } from '../../repository/repository.ts';
import { touchesMaster } from '../../repository/snapshots.ts';
import { fingerprint } from '../../repository/state.ts';
import type { Tip } from '../../store/store.ts';
import type { Followers } from './followers.ts';
import type { OtherDescriptions } from './openapi.ts';

const HEARTBEAT_MS = 15_000;
/** Beyond these a follower that was away looks at everything anew, which is less work for both. */
const MOST_REPLAYED = 500;
const MOST_READ = 10_000;

/** What comes as the data of each event. */
export const publicationEvents = {
  state: z.object({
    ref: z.string(),
    /** Whether the publications since the last event that was seen follow. */
    replayed: z.boolean(),
  }),
  publication: z.object({
    ref: z.string(),
    at: z.number(),
    /** Ids of documents. */
    published: z.array(z.string()),
    unpublished: z.array(z.string()),
    /** Models, languages or files changed: every document may look different. */
    everything: z.boolean(),
  }),
  refused: z.object({ message: z.string() }),
};

/** What a follower of the published content is told: the new ref, and which documents came or left. */
export function publicationMessage(commit: Commit) {
  const events = commit.events;
  const of = (kind: 'published' | 'unpublished') =>
    events.flatMap((event) => (event.kind === kind ? [event.document] : []));
  return {
    id: eventId(commit),
    event: 'publication',
    data: JSON.stringify({
      ref: fingerprint(commit),
      at: commit.at,
      published: of('published'),
      unpublished: of('unpublished'),
      everything: events.some(
        (event) => touchesMaster([event]) && !event.kind.endsWith('published'),
      ),
    }),
  };
}

/** Names a commit in its history: a backup that was restored may have another one with that number. */
function eventId(commit: Tip): string {
  return `${commit.sequence}.${fingerprint(commit)}`;
}

/** The publications after the event a follower saw last; null where it cannot be told what was missed. */
async function missedSince(repository: Repository, lastEventId: string): Promise<Commit[] | null> {
  const sequence = Number(/^\d{1,15}(?=\.)/.exec(lastEventId)?.[0] ?? 0);
  if (sequence === 0) return null;
  const missed: Commit[] = [];
  let isOurs = false;
  for await (const commit of repository.history(sequence - 1)) {
    if (!isOurs && eventId(commit) !== lastEventId) return null;
    if (isOurs && touchesMaster(commit.events)) missed.push(commit);
    if (missed.length > MOST_REPLAYED || commit.sequence - sequence > MOST_READ) return null;
    isOurs = true;
  }
  return isOurs ? missed : null;
}

interface FollowerAsking {
  readonly address: string;
  readonly hasToken: boolean;
  readonly mayFollow: () => boolean;
}

/** Server-sent events: where things stand at once, what was missed, then each publication as it is made. */
export function publicationStream(
  repository: Repository,
  context: Context,
  ending: AbortSignal,
  followers: Followers,
  { address, hasToken, mayFollow }: FollowerAsking,
): Response {
  let stop = () => {};
  const ended = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let farewell: string | null = null;
  const follower = {
    ...{ address, hasToken },
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
    /** What is published while the missed is sent waits for its turn. */
    let meanwhile: Commit[] | null = [];
    const unsubscribe = repository.onCommit((commit) => {
      // The token may be revoked by now, or the repository private.
      if (!mayFollow()) return stop();
      if (!touchesMaster(commit.events)) return;
      if (meanwhile) meanwhile.push(commit);
      else stream.writeSSE(publicationMessage(commit)).catch(stop);
    });
    const heartbeat = setInterval(() => stream.write(': here\n\n').catch(stop), HEARTBEAT_MS);
    try {
      const { ref } = repository.master();
      const id = eventId(repository.state.tip);
      const missed = await missedSince(repository, context.req.header('last-event-id') ?? '');
      const data = JSON.stringify({ ref, replayed: missed !== null });
      // A replay brings the follower on by itself; until it is over, its last event stays the last it saw.
      await stream.writeSSE({ event: 'state', data, ...(missed?.length ? {} : { id }) });
      for (const commit of missed ?? []) await stream.writeSSE(publicationMessage(commit));
      const last = missed?.at(-1)?.sequence ?? 0;
      for (let next = meanwhile.shift(); next; next = meanwhile.shift())
        if (next.sequence > last) await stream.writeSSE(publicationMessage(next));
      meanwhile = null;
      await ended;
      if (farewell !== null)
        await stream.writeSSE({ event: 'refused', data: JSON.stringify({ message: farewell }) });
    } finally {
      clearInterval(heartbeat);
      ending.removeEventListener('abort', stop);
      unsubscribe();
      followers.delete(follower);
    }
  });
}

/** The stream in the OpenAPI description; it is no operation, because it has no end and needs no token. */
export const describeStream: OtherDescriptions = (schemas) => ({
  '/events': {
    get: {
      summary: 'Follow what is published, as server-sent events',
      description:
        'Where more than 20 follow from one address without a token, or very many in all, the oldest streams of the address with the most of them end, with an event `refused` that says why (`message`); with a token, only those with one. First an event `state` with the present `ref`, and whether the publications since `Last-Event-ID` follow (`replayed`); where not, look at everything anew. Then an event `publication` for each. Only a private repository asks for a token, in the header or as `access_token`.',
      security: [{}, { token: [] }],
      parameters: [
        { name: 'access_token', in: 'query', required: false, schema: { type: 'string' } },
        {
          name: 'Last-Event-ID',
          in: 'header',
          required: false,
          description: `The id of the last event that was seen. At most ${MOST_REPLAYED} publications are sent again.`,
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: { description: 'The stream', content: schemas.streamed(publicationEvents) },
        401: { description: 'The repository is private, and the token is missing' },
      },
    },
  },
});
