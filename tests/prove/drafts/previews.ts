import { randomBytes } from 'node:crypto';
import type { Writer } from '../../../launch/writer.ts';
import { title } from '../content/index.ts';
import { type Listed, saveDraft } from '../editing.ts';
import { ask } from '../requests.ts';

/** Contained in every draft and in nothing published. */
export const secret = `s3cret${randomBytes(8).toString('hex')}`;
/** Contained in every draft too; a search for it reveals nothing, since the visitor typed it. */
export const word = 'zanzibarquux';

/** A draft that only its preview may show. */
export interface Draft {
  document: string;
  /** The path at which the preview shows it. */
  path: string;
  cookie: string;
  token: string;
}

/** Saves a draft of each document and starts its preview. */
export async function writeDrafts(writer: Writer, wanted: readonly Listed[]): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const { id, type, uid } of wanted) {
    const words = `${secret} ${word}`;
    await saveDraft(writer, id, {
      title: type === 'homepage' ? words : title(words),
      meta_description: `${secret} described`,
      // Some drafts would move to another address, which is a secret too.
      ...(uid === 'page-3' ? { uid: `${secret}-moved` } : {}),
    });
    drafts.push(await previewOf(writer, id));
  }
  return drafts;
}

async function previewOf(writer: Writer, document: string): Promise<Draft> {
  const { ref, startUrl } = await writer.send<{ ref: string; startUrl: string }>(
    'POST',
    '/api/farol/v1/previews',
    { document },
  );
  const { origin, pathname, search } = new URL(startUrl);
  const started = await ask(origin, pathname + search);
  const path = started.headers.location ?? '';
  if (started.status !== 307) throw new Error(`The preview of ${document} did not start.`);
  return { document, path, token: ref, cookie: `io.prismic.preview=${encodeURIComponent(ref)}` };
}

/** Cookies of visitors: none, a language, or a forged preview. */
export function publicCookie({ token }: Draft): string | undefined {
  const forged = token.replace(/previews\/[^?]*/, 'previews/forged:forged');
  return any([
    undefined,
    undefined,
    'lang=fr',
    'lang=en; theme=dark',
    'io.prismic.preview=%7B%22_tracker%22%3A%22x%22%7D',
    `io.prismic.preview=${encodeURIComponent(forged)}`,
  ]);
}

export function chance(share: number): boolean {
  return Math.random() < share;
}

export function any<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined && values.length === 0)
    throw new RangeError('There is nothing to choose.');
  return value as Value;
}
