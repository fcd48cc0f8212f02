import { createHash } from 'node:crypto';
import type { Steps } from '../turns/steps.ts';

/** A page as it was rendered. */
export interface Rendered {
  html: string;
  /** Beside those that every page has. */
  headers: Readonly<Record<string, string>>;
}

/** A page as bytes, and the hash of what it says. */
export interface Written {
  readonly body: Buffer<ArrayBuffer>;
  readonly hash: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Letters of one step: a sitemap of ten thousand pages has eight million. */
const piece = 128 * 1024;

export function* written({ html, headers }: Rendered): Steps<Written> {
  const hash = createHash('sha256').update(JSON.stringify(headers));
  const pieces: Buffer<ArrayBuffer>[] = [];
  for (let start = 0; start < html.length; ) {
    const end = wholeLetter(html, start + piece);
    const bytes = Buffer.from(html.slice(start, end));
    hash.update(bytes);
    pieces.push(bytes);
    start = end;
    if (start < html.length) yield;
  }
  const [first] = pieces;
  const body = pieces.length === 1 && first ? first : Buffer.concat(pieces);
  return { body, hash: hash.digest('base64url').slice(0, 22), headers };
}

/** Some letters take two places, and are cut in none. */
function wholeLetter(text: string, at: number): number {
  const code = text.charCodeAt(at - 1);
  return code >= 0xd800 && code <= 0xdbff ? at + 1 : at;
}
