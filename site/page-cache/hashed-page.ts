import { createHash } from 'node:crypto';
import type { Steps } from '../turns/steps.ts';

export interface Rendered {
  readonly body: Buffer<ArrayBuffer>;
  /** In addition to those of every page. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface HashedPage extends Rendered {
  /** Of headers and body. */
  readonly hash: string;
}

/** Hashed per step: a sitemap of ten thousand pages has eight million bytes. */
const bytesPerStep = 256 * 1024;

export function* hashPage({ body, headers }: Rendered): Steps<HashedPage> {
  const hash = createHash('sha256').update(JSON.stringify(headers));
  for (let start = 0; start < body.length; start += bytesPerStep) {
    if (start > 0) yield;
    hash.update(body.subarray(start, start + bytesPerStep));
  }
  return { body, hash: hash.digest('base64url').slice(0, 22), headers };
}
