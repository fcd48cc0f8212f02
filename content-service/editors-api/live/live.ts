import type { Context } from 'hono';
import { z } from 'zod';
import { change, changeOf } from '../../live/changes.ts';
import type { Presence } from '../../live/presence.ts';
import type { RouteDescription } from '../description/openapi.ts';
import { type Operation, operation, signedInPerson } from '../operation.ts';
import { commitStream, type Following } from './commit-stream.ts';

const documentPresence = z
  .object({
    document: z.string(),
    people: z.array(
      z.object({
        tab: z.string(),
        person: z.string(),
        field: z.string().nullable(),
        /** When they last reported. */
        at: z.number(),
      }),
    ),
    /** Who typed last in which field, within the last hour. */
    typed: z.array(z.object({ field: z.string(), person: z.string(), at: z.number() })),
  })
  .meta({ id: 'DocumentPresence' });

/** How often those who stopped reporting are announced as gone. */
const sweepMs = 10_000;

const tab = z.string().min(1).max(64);

export function presenceOperations(presence: Presence): Operation[] {
  return [
    operation({
      method: 'get',
      path: '/presence',
      summary: 'Who is at which document and field, release or file, and who typed there last',
      status: 200,
      answer: z.object({ documents: z.array(documentPresence) }),
      run: () => ({ documents: presence.all() }),
    }),
    operation({
      method: 'put',
      path: '/presence/{tab}',
      summary: 'Say where one is; again within 45 seconds, or one is taken for gone',
      body: z.object({
        /** The id of a document; or of a release or file, prefixed with `release/` or `media/`. */
        document: z.string().max(64).nullable(),
        /** For example `data.parts[2].primary.title`, the notation of validation errors. */
        field: z.string().max(300).nullable(),
        isTyping: z.boolean().optional(),
      }),
      status: 204,
      run(call) {
        const { document, field, isTyping = false } = call.body;
        const where = { tab: tab.parse(call.parameter('tab')), document, field };
        presence.update({ ...where, person: signedInPerson(call).id, isTyping });
      },
    }),
    operation({
      method: 'delete',
      path: '/presence/{tab}',
      summary: 'Say that one left',
      status: 204,
      run: (call) => presence.leave(signedInPerson(call).id, call.parameter('tab')),
    }),
  ];
}

const liveEvents = {
  state: z.object({
    /** Whether the changes since the last received event follow. */
    replayed: z.boolean(),
    presence: z.array(documentPresence),
  }),
  change,
  presence: documentPresence,
  refused: z.object({ message: z.string() }),
};

/** Changes to the content and who is present, for the people who work on it. */
export function liveStream(
  context: Context,
  presence: Presence,
  following: Omit<Following, 'lastEventId' | 'eventOf' | 'state' | 'extraEvents'>,
): Response {
  return commitStream(context, {
    ...following,
    lastEventId: context.req.header('last-event-id') ?? context.req.query('lastEventId') ?? '',
    eventOf(commit) {
      const data = changeOf(commit);
      return data && { event: 'change', data };
    },
    state: (replayed) => ({ replayed, presence: presence.all() }),
    extraEvents(send) {
      const stop = presence.onChange((document) =>
        send({ event: 'presence', data: presence.at(document) }),
      );
      const sweeping = setInterval(() => presence.sweep(), sweepMs);
      return () => {
        stop();
        clearInterval(sweeping);
      };
    },
  });
}

export const describeLive: RouteDescription = (schemas) => ({
  '/live': {
    get: {
      summary: 'Follow what happens to the content and who is where, as server-sent events',
      description:
        'First an event `state`, with who is where and whether the changes since the last event follow (`replayed`); where not, look at everything anew. Then an event `change` for each thing that happened, and `presence` for a document where somebody came, went, moved or typed.',
      parameters: [
        {
          name: 'lastEventId',
          in: 'query',
          required: false,
          description: 'The id of the last event that was seen, for who cannot send Last-Event-ID.',
          schema: { type: 'string' },
        },
        { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } },
      ],
      responses: {
        200: { description: 'The stream', content: schemas.streamContent(liveEvents) },
        401: { description: 'Nobody is signed in, and a write token is missing' },
      },
    },
  },
});
