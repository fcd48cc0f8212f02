import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { publicCors } from '../../http/cors.ts';
import type { PeopleContext } from '../../people/context.ts';
import { openPreview } from '../../people/previews.ts';
import type { Repository } from '../../repository/repository.ts';
import type { RouteDescription } from '../description/openapi.ts';
import { Followers, previewStreamLimits } from '../live/followers.ts';
import { answerExpired, previewKey } from './preview-key.ts';

const heartbeatMs = 15_000;

/** Tells the followers of a preview which documents changed; never the changes themselves. */
export function previewEvents({
  repository,
  people,
  ending,
}: {
  repository: Repository;
  people: PeopleContext;
  ending: AbortSignal;
}) {
  const followers = new Followers(previewStreamLimits);
  return async (context: Context, origin: string): Promise<Response> => {
    // Access is by the key, from any origin: the preview is shown on the website's origin.
    for (const [name, value] of Object.entries(publicCors)) context.header(name, value);
    const key = context.req.param('token') ?? '';
    const opened = await openPreview(people, key);
    if (!opened) return answerExpired(context, origin);
    const { writer, version, accessKeys } = opened;
    return streamSSE(context, async (stream) => {
      const { promise: ended, resolve: stop } = Promise.withResolvers<void>();
      stream.onAbort(stop);
      const end = () => stop();
      ending.addEventListener('abort', end, { once: true });
      const send = async (event: string, data: object) =>
        stream.writeSSE({ event, data: JSON.stringify(data) });
      /** If the check fails, the follower reconnects. */
      const isStillOpen = async () => {
        const isOpen = await openPreview(people, key);
        if (isOpen) return true;
        await send('ended', {});
        stop();
        return false;
      };
      const changed = async (documents: readonly string[]) => {
        if (await isStillOpen()) await send('changed', { documents });
      };
      const follower = {
        address: writer.person,
        hasToken: false,
        end: (message: string) => void send('refused', { message }).then(stop, stop),
      };
      followers.add(follower);
      const unsubscribers = [
        repository.workingCopies.onChange((copy) => {
          const isOfTab = copy.person === writer.person && copy.tab === writer.tab;
          if (isOfTab && version === undefined) changed([copy.document]).catch(stop);
        }),
        repository.onCommit(({ events }) => {
          const documents = events.flatMap((event) => {
            if (event.kind === 'version-written') return [event.version.document];
            return 'document' in event ? [event.document] : [];
          });
          changed([...new Set(documents)]).catch(stop);
        }),
        people.endings.onEnd(accessKeys, () => void isStillOpen().catch(stop)),
      ];
      // A preview also ends when its time is over, without an event. An unreachable database does not end it.
      const beat = async () => {
        if (await isStillOpen().catch(() => true)) await stream.write(': here\n\n');
      };
      const heartbeat = setInterval(() => beat().catch(stop), heartbeatMs);
      try {
        await stream.write(': here\n\n');
        await ended;
      } finally {
        ending.removeEventListener('abort', end);
        followers.delete(follower);
        clearInterval(heartbeat);
        for (const each of unsubscribers) each();
      }
    });
  };
}

export const describePreviewEvents: RouteDescription = () => ({
  '/previews/{token}/events': {
    get: {
      summary: 'Follow a preview of what somebody writes, as server-sent events',
      description:
        'An event `changed` each time something in it changes, with the ids of the documents (`documents`) and nothing of what was written; `ended` once the preview has ended. Where more than 20 follow previews of one person, or very many in all, the oldest streams end with an event `refused` that says why (`message`).',
      security: [{}, { token: [] }],
      parameters: [previewKey],
      responses: {
        200: { description: 'The stream', content: { 'text/event-stream': {} } },
        404: { description: 'The preview has ended' },
      },
    },
  },
});
