export { type Verdict, verdictOf } from '../../content-service/prove/verdict.ts';

export interface ProofOptions {
  short: boolean;
  /** The number of documents for proofs with the sample's content; each has its own default. */
  documents?: number | undefined;
  /** The duration of long-running proofs. */
  minutes?: number | undefined;
}

/** The small content, and the large one where there is time. */
export function countsOf({ short, documents }: ProofOptions): readonly number[] {
  if (documents !== undefined) return [documents];
  return short ? [172] : [172, 10_000];
}
