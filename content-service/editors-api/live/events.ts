import type { Context } from 'hono';
import { z } from 'zod';
import { referencesOf } from '../../references/references.ts';
import { type Event, touchesMaster } from '../../repository/events.ts';
import type { Commit } from '../../repository/history.ts';
import type { Repository } from '../../repository/repository.ts';
import { fingerprint } from '../../repository/state.ts';
import type { RouteDescription } from '../description/openapi.ts';
import { commitStream, type Following, maxReplayed } from './commit-stream.ts';

/** The data of each event. */
const publicationEvents = {
  state: z.object({
    ref: z.string(),
    /** Whether the publications since the last received event follow. */
    replayed: z.boolean(),
  }),
  publication: z.object({
    ref: z.string(),
    at: z.number(),
    /** Ids of documents: those published, and those showing a file that changed. */
    published: z.array(z.string()),
    unpublished: z.array(z.string()),
    /** Every document may look different: models or languages changed, or a file that very many documents show. */
    everything: z.boolean(),
  }),
  refused: z.object({ message: z.string() }),
};

/** Beyond this many documents, a follower is as fast reloading everything. */
const maxShowing = 1000;

/** The event for a commit: the new ref, and which documents were published, unpublished or look different. */
async function publicationOf(
  repository: Repository,
  commit: Commit,
): Promise<z.infer<typeof publicationEvents.publication>> {
  const { events } = commit;
  const documentsOf = (kind: 'published' | 'unpublished') =>
    events.flatMap((event) => (event.kind === kind ? [event.document] : []));
  const showing = await publishedShowing(repository, events.flatMap(changedFiles));
  const isMany = showing.length > maxShowing;
  return {
    ref: fingerprint(commit),
    at: commit.at,
    published: [...new Set([...documentsOf('published'), ...(isMany ? [] : showing)])],
    unpublished: documentsOf('unpublished'),
    everything: isMany || events.some(changesEverything),
  };
}

function changedFiles(event: Event): string[] {
  if (event.kind === 'asset-changed') return [event.asset.id];
  return event.kind === 'asset-removed' ? [event.asset] : [];
}

function changesEverything(event: Event): boolean {
  const isNamed = event.kind === 'published' || event.kind === 'unpublished';
  return touchesMaster([event]) && !isNamed && changedFiles(event).length === 0;
}

/** As of now; what was published since has an event of its own. */
async function publishedShowing(
  repository: Repository,
  files: readonly string[],
): Promise<string[]> {
  const showing = new Set<string>();
  for (const file of new Set(files))
    for (const { document, isPublished } of await referencesOf(repository).to(file))
      if (isPublished) showing.add(document.id);
  return [...showing];
}

/** The present state at once, then the missed publications, then each new one. */
export function publicationStream(
  context: Context,
  following: Omit<Following, 'lastEventId' | 'eventOf' | 'state' | 'extraEvents'>,
): Response {
  return commitStream(context, {
    ...following,
    lastEventId: context.req.header('last-event-id') ?? '',
    eventOf: (commit) =>
      touchesMaster(commit.events)
        ? { event: 'publication', data: () => publicationOf(following.repository, commit) }
        : null,
    state: (replayed) => ({ ref: following.repository.master().ref, replayed }),
  });
}

/** Describes the stream in the OpenAPI description; it is no operation, because it never ends and needs no token. */
export const describeStream: RouteDescription = (schemas) => ({
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
          description: `The id of the last event that was seen. At most ${maxReplayed} publications are sent again.`,
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: { description: 'The stream', content: schemas.streamContent(publicationEvents) },
        401: { description: 'The repository is private, and the token is missing' },
      },
    },
  },
});
