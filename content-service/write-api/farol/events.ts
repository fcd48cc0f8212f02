import type { Context } from 'hono';
import { z } from 'zod';
import { touchesMaster } from '../../repository/events.ts';
import type { Commit } from '../../repository/history.ts';
import { fingerprint } from '../../repository/state.ts';
import { commitStream, type Following, MOST_REPLAYED, type Told } from './commit-stream.ts';
import type { OtherDescriptions } from './openapi.ts';

/** What comes as the data of each event. */
const publicationEvents = {
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
function publicationMessage(commit: Commit): Told | null {
  const { events } = commit;
  if (!touchesMaster(events)) return null;
  const of = (kind: 'published' | 'unpublished') =>
    events.flatMap((event) => (event.kind === kind ? [event.document] : []));
  const data: z.infer<typeof publicationEvents.publication> = {
    ref: fingerprint(commit),
    at: commit.at,
    published: of('published'),
    unpublished: of('unpublished'),
    everything: events.some((event) => touchesMaster([event]) && !event.kind.endsWith('published')),
  };
  return { event: 'publication', data };
}

/** Where things stand at once, what was missed, then each publication as it is made. */
export function publicationStream(
  context: Context,
  following: Omit<Following, 'lastEventId' | 'told' | 'state' | 'alongside'>,
): Response {
  return commitStream(context, {
    ...following,
    lastEventId: context.req.header('last-event-id') ?? '',
    told: publicationMessage,
    state: (replayed) => ({ ref: following.repository.master().ref, replayed }),
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
