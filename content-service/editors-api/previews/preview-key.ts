import type { Context } from 'hono';
import { previewExpired } from '../../errors.ts';

/** The key of a personal preview, as the OpenAPI description declares it. */
export const previewKey = {
  name: 'token',
  in: 'path',
  required: true,
  description: 'The key of the preview.',
  schema: { type: 'string' },
};

/** The preview has ended or never existed. */
export function answerExpired(context: Context, origin: string): Response {
  const { status, body } = previewExpired(origin);
  return context.json(body, status);
}
