import type { Context } from 'hono';
import { z } from 'zod';
import { openPreviewBy } from '../../repository/open-preview.ts';
import type { Repository } from '../../repository/repository.ts';
import type { RouteDescription } from '../description/openapi.ts';
import { answerExpired } from './preview-key.ts';

const changesAnswer = z.object({
  fingerprint: z.string(),
  changed: z.array(z.string()),
  gone: z.array(z.string()),
});

/**
 * How a preview differs from published content, for websites that overlay it on the content they show. The secret in
 * the preview's token gives access, as it does to the documents themselves.
 */
export async function previewChanges(
  repository: Repository,
  context: Context,
  { now, origin }: { now: number; origin: string },
): Promise<Response> {
  const path = context.req.param('token') ?? '';
  const published = context.req.query('published') ?? '';
  const read = () => {
    const resolved = repository.resolve(published, now);
    return {
      preview: openPreviewBy(repository.state, path, now),
      shown:
        resolved.kind === 'master' || resolved.kind === 'release' ? resolved.snapshot : undefined,
    };
  };
  let { preview, shown } = read();
  if (!preview || !shown) {
    // Either may have been created in another process a moment ago.
    await repository.catchUp();
    ({ preview, shown } = read());
  }
  if (!preview) return answerExpired(context, origin);
  if (!shown) {
    const message = 'The published content with that ref cannot be read here any more.';
    return context.json({ error: message, message }, 409);
  }
  const changes = repository.snapshots.preview(preview).changesSince(shown);
  return context.json(changesAnswer.parse({ fingerprint: preview.fingerprint, ...changes }));
}

export const describePreviewChanges: RouteDescription = (schemas) => ({
  '/previews/{token}/changes': {
    get: {
      summary: 'Which documents a preview shows otherwise than published content',
      description:
        'For websites that lay a preview over the content they show: the ids of documents that are other ones in the preview, or are in it alone, their translations included (`changed`), and of those that are not in it (`gone`). The documents themselves are asked of the Content API, with the preview’s token as ref. Only a private repository asks for an access token, in the header or as `access_token`.',
      security: [{}, { token: [] }],
      parameters: [
        {
          name: 'token',
          in: 'path',
          required: true,
          description: 'The secret of the preview’s token; what stands behind it there may follow.',
          schema: { type: 'string' },
        },
        {
          name: 'published',
          in: 'query',
          required: true,
          description: 'The ref of the published content, or of a release, to compare with.',
          schema: { type: 'string' },
        },
        { name: 'access_token', in: 'query', required: false, schema: { type: 'string' } },
      ],
      responses: {
        200: {
          description: '`fingerprint`, which is another one after each edit, `changed` and `gone`',
          content: schemas.responseContent(changesAnswer),
        },
        401: { description: 'The repository is private, and the token is missing' },
        404: { description: 'The preview has ended' },
        409: { description: 'The published content with that ref cannot be read any more' },
      },
    },
  },
});
