import type { RefusalCode } from '@farol/content-model';
import type { Reason } from '../api/faults.ts';
import type { Refusals } from './refusals-en.ts';

/** For these codes, only the service's sentence names the pages, or what is wrong with a file. */
const saidByService: ReadonlySet<RefusalCode> = new Set([
  'forbidden',
  'published_since',
  'not_our_file',
]);

/** The text of a refusal in the person's language; without a code, a general text with the service's sentence. */
export function refusalText(
  sentence: string,
  { code, status }: Reason,
  refusals: Refusals,
): string {
  if (code)
    return saidByService.has(code) ? refusals.inItsWords(refusals[code], sentence) : refusals[code];
  if (status === undefined) return refusals.unanswered;
  // The service's sentence is meant for programs.
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
    // Sent by a proxy in front of the service, which made no mistake and logged none.
    case 502:
    case 504:
      return refusals.unanswered;
    default:
      return status >= 500 ? refusals.mistake : refusals.unfit;
  }
}
