import type { Library } from '../repository/library.ts';
import type { Access } from './access.ts';
import type { AnswerCache } from './answer-cache.ts';

/** What an endpoint is given: the request, read once, and what it may answer from. */
export interface Question {
  readonly parameters: URLSearchParams;
  readonly origin: string;
  readonly access: Access;
  readonly library: Library;
  readonly now: number;
  readonly cache: AnswerCache;
}

export interface Answer {
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Whether others are given the same bytes. */
  readonly isShared: boolean;
  readonly cacheControl: string;
}
