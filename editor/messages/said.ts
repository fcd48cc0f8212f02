import type { RefusalCode } from '@farol/content-model';
import type { Reason } from '../api/faults.ts';
import type { Refusals } from './refusals-en.ts';

/** Which pages it is about is named by the sentence of the service alone. */
const aboutPages: ReadonlySet<RefusalCode> = new Set(['forbidden', 'published_since']);

/** Why something was refused, in the words of a language; what has no name there is said in those of the service. */
export function said(sentence: string, { code, status }: Reason, refusals: Refusals): string {
  if (code)
    return aboutPages.has(code) ? refusals.inItsWords(refusals[code], sentence) : refusals[code];
  if (status === undefined) return refusals.unanswered;
  // The service says it to programs.
  if (status === 401) return refusals.signedOut;
  return refusals.inItsWords(generalOf(status, refusals), sentence);
}

function generalOf(status: number, refusals: Refusals): string {
  switch (status) {
    case 403:
      return refusals.not_for_you;
    case 404:
      return refusals.not_there;
    case 409:
      return refusals.against;
    case 413:
      return refusals.tooBig;
    case 429:
    case 503:
      return refusals.too_busy;
    // Of what stands before the service: it made no mistake, and wrote none down.
    case 502:
    case 504:
      return refusals.unanswered;
    default:
      return status >= 500 ? refusals.mistake : refusals.unfit;
  }
}
