import { createHash } from 'node:crypto';
import type { Steps } from '../turns/steps.ts';

/** A page as it was rendered. */
export interface Rendered {
  readonly body: Buffer<ArrayBuffer>;
  /** Beside those that every page has. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The same with the hash of what it says. */
export interface Written extends Rendered {
  readonly hash: string;
}

/** Bytes of one step: a sitemap of ten thousand pages has eight million. */
const bytesOfStep = 256 * 1024;

export function* written({ body, headers }: Rendered): Steps<Written> {
  const hash = createHash('sha256').update(JSON.stringify(headers));
  for (let start = 0; start < body.length; start += bytesOfStep) {
    if (start > 0) yield;
    hash.update(body.subarray(start, start + bytesOfStep));
  }
  return { body, hash: hash.digest('base64url').slice(0, 22), headers };
}
