import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { previewExpired } from '../../errors.ts';
import { forEveryOrigin } from '../../http/cors.ts';
import type { PeopleContext } from '../../people/context.ts';
import { ownerOfPreview } from '../../people/previews.ts';
import type { Repository } from '../../repository/repository.ts';
import type { OtherDescriptions } from './openapi.ts';

const HEARTBEAT_MS = 15_000;
/** Each holds a connection open; whoever comes after these looks from time to time instead. */
const MOST = 200;

/** Tells those who follow a preview that something in it changed, and in which document; never what. */
export function previewEvents({
  repository,
  people,
  ending,
}: {
  repository: Repository;
  people: PeopleContext;
  ending: AbortSignal;
}) {
  let open = 0;
  return async (context: Context, origin: string): Promise<Response> => {
    // The key is what lets in, whatever page asks: the preview stands on the website's origin.
    for (const [name, value] of Object.entries(forEveryOrigin)) context.header(name, value);
    context.header('cache-control', 'private, no-store');
    const key = context.req.param('token') ?? '';
    const person = await ownerOfPreview(people, key);
    if (!person) {
      const { status, body } = previewExpired(origin);
      return context.json(body, status);
    }
    if (open >= MOST) {
      const sentence = `More than ${MOST} previews are followed. Look again later.`;
      return context.json({ error: sentence, message: sentence }, 503, { 'retry-after': '60' });
    }
    open += 1;
    return streamSSE(context, async (stream) => {
      const { promise: ended, resolve: stop } = Promise.withResolvers<void>();
      stream.onAbort(stop);
      ending.addEventListener('abort', () => stop(), { once: true });
      const tell = async (documents: readonly string[]) => {
        if (!(await ownerOfPreview(people, key))) {
          await stream.writeSSE({ event: 'ended', data: '{}' });
          return stop();
        }
        await stream.writeSSE({ event: 'changed', data: JSON.stringify({ documents }) });
      };
      const stops = [
        repository.workingCopies.onChange((copy) => {
          if (copy.person === person) tell([copy.document]).catch(stop);
        }),
        repository.onCommit(({ events }) => {
          const documents = events.flatMap((event) =>
            'document' in event ? [event.document] : [],
          );
          tell(documents).catch(stop);
        }),
      ];
      const heartbeat = setInterval(() => stream.write(': here\n\n').catch(stop), HEARTBEAT_MS);
      try {
        await stream.write(': here\n\n');
        await ended;
      } finally {
        open -= 1;
        clearInterval(heartbeat);
        for (const each of stops) each();
      }
    });
  };
}

export const describePreviewEvents: OtherDescriptions = () => ({
  '/previews/{token}/events': {
    get: {
      summary: 'Follow a preview of what somebody writes, as server-sent events',
      description:
        'An event `changed` each time something in it changes, with the ids of the documents (`documents`) and nothing of what was written; `ended` once the preview has ended.',
      security: [{}, { token: [] }],
      parameters: [
        {
          name: 'token',
          in: 'path',
          required: true,
          description: 'The key of the preview.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: { description: 'The stream', content: { 'text/event-stream': {} } },
        404: { description: 'The preview has ended' },
        503: { description: 'Too many follow' },
      },
    },
  },
});
