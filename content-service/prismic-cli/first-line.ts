import { createMiddleware } from 'hono/factory';
import type { CliEnvironment } from './authorize.ts';

/**
 * Prismic's command line shows only the status line of an error response, not its body, so the message is put into the
 * reason phrase.
 */
export const messageInStatusLine = createMiddleware<CliEnvironment>(async (context, next) => {
  await next();
  if (context.res.ok) return;
  const message = messageIn(await context.res.clone().text());
  context.env.outgoing.statusMessage = message.replace(/[^\x20-\x7e]/g, '?').slice(0, 500);
});

/** The Custom Types API may answer in plain text, everything else in JSON. */
function messageIn(text: string): string {
  try {
    return String(JSON.parse(text).message);
  } catch {
    return text;
  }
}
