import { redactUrl } from '@farol/server/process';
import { z } from 'zod';

/** What the embedded service tells its followers. */
export interface Publication {
  ref: string;
  published: string[];
  unpublished: string[];
  /** Models or languages changed, or a file that very many show: every document may look different. */
  everything: boolean;
}

/** The service has no place for this stream; it says what to do. */
export class StreamRefused extends Error {
  override name = 'StreamRefused';
}

export type News = { kind: 'state'; ref: string } | ({ kind: 'publication' } & Publication);

const state = z.object({ ref: z.string() });
const publication = z.object({
  ref: z.string(),
  published: z.array(z.string()),
  unpublished: z.array(z.string()),
  everything: z.boolean(),
});

const refusal = z.object({ message: z.string() });

/** The service sends a sign of life every 15 seconds. */
const silence = 45_000;
const longestLine = 8 * 1024 * 1024;

/**
 * The service's news as they come, until the connection ends; a stream that says nothing for too long counts as
 * ended. Whoever follows asks again.
 */
export async function* publications(
  address: string,
  signal: AbortSignal,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): AsyncGenerator<News> {
  const stop = new AbortController();
  const quiet = setTimeout(
    () => stop.abort(new Error(`${redactUrl(address)} fell silent.`)),
    silence,
  );
  try {
    const response = await fetch(address, {
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, stop.signal]),
    });
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      await response.body?.cancel();
      throw new Error(
        `${redactUrl(address)} answered ${response.status} instead of a stream of events.`,
      );
    }
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body ?? []) {
      quiet.refresh();
      rest += decoder.decode(chunk, { stream: true });
      if (rest.length > longestLine)
        throw new Error(`${redactUrl(address)} sent an event without an end.`);
      const events = rest.split(/\r?\n\r?\n/);
      rest = events.pop() ?? '';
      for (const event of events) {
        const news = read(event);
        if (news) yield news;
      }
    }
  } finally {
    clearTimeout(quiet);
    stop.abort();
  }
}

/** Comments and events of other kinds are nothing to us. */
function read(event: string): News | null {
  const field = (name: string) =>
    event
      .split(/\r?\n/)
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart())
      .join('\n');
  const kind = field('event');
  if (kind === 'refused') throw new StreamRefused(refusal.parse(JSON.parse(field('data'))).message);
  if (kind === 'state') return { kind, ...state.parse(JSON.parse(field('data'))) };
  if (kind === 'publication') return { kind, ...publication.parse(JSON.parse(field('data'))) };
  return null;
}
