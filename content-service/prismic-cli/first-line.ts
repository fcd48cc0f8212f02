import { createMiddleware } from 'hono/factory';
import type { CliEnvironment } from './authorize.ts';

/**
 * Of an error the command line shows no body, only the status and the words beside it in the first line of the
 * answer: that is where the sentence goes.
 */
export const sayInFirstLine = createMiddleware<CliEnvironment>(async (context, next) => {
  await next();
  if (context.res.ok) return;
  const message = sentenceIn(await context.res.clone().text());
  context.env.outgoing.statusMessage = message.replace(/[^\x20-\x7e]/g, '?').slice(0, 500);
});

/** Models are refused in text, everything else in JSON. */
function sentenceIn(text: string): string {
  try {
    return String(JSON.parse(text).message);
  } catch {
    return text;
  }
}
