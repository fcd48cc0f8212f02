import { redactUrl } from '@farol/server/process';
import { z } from 'zod';
import { textList } from './texts.ts';

interface Publication {
  ref: string;
  published: string[];
  unpublished: string[];
  /** Any document may differ: the models, the languages or a file used by very many of them changed. */
  everything: boolean;
}

/** The service has too many streams; its message says what to do. */
export class StreamRefused extends Error {
  override name = 'StreamRefused';
}

export type ServiceEvent = { kind: 'state'; ref: string } | ({ kind: 'publication' } & Publication);

const state = z.object({ ref: z.string() });
const publication = z.object({
  ref: z.string(),
  published: textList,
  unpublished: textList,
  everything: z.boolean(),
});

const refusal = z.object({ message: z.string().max(1_000) });

/** The service sends a heartbeat every 15 seconds. */
const maxSilenceMs = 45_000;
const maxEventLength = 8 * 1024 * 1024;

/** The events of the service until the connection ends, or is silent for too long; the caller reconnects. */
export async function* serviceEvents(
  address: string,
  signal: AbortSignal,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): AsyncGenerator<ServiceEvent> {
  const stop = new AbortController();
  const silence = setTimeout(
    () => stop.abort(new Error(`${redactUrl(address)} fell silent.`)),
    maxSilenceMs,
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
    let lines: string[] = [];
    let line = '';
    let length = 0;
    for await (const chunk of response.body ?? []) {
      silence.refresh();
      // What came before is not looked at again, however small the chunks are.
      const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
      line += first;
      length += first.length;
      for (const next of others) {
        const whole = line.replace(/\r$/, '');
        line = next;
        length += next.length + 1;
        if (whole !== '') lines.push(whole);
        else {
          const event = parseEvent(lines);
          lines = [];
          length = next.length;
          if (event) yield event;
        }
      }
      if (length > maxEventLength)
        throw new Error(`${redactUrl(address)} sent an event without an end.`);
    }
  } finally {
    clearTimeout(silence);
    stop.abort();
  }
}

/** Null for a comment or an event of another kind. */
function parseEvent(lines: readonly string[]): ServiceEvent | null {
  const field = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart())
      .join('\n');
  const kind = field('event');
  if (kind === 'refused') throw new StreamRefused(refusal.parse(JSON.parse(field('data'))).message);
  if (kind === 'state') return { kind, ...state.parse(JSON.parse(field('data'))) };
  if (kind === 'publication') return { kind, ...publication.parse(JSON.parse(field('data'))) };
  return null;
}
