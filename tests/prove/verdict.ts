export type { Verdict } from '@farol/content-service';
export { verdictOf } from '@farol/content-service/proofs';

export interface ProofOptions {
  short: boolean;
  /** Of the proofs with content of the sample, how many documents there are; else as many as each says. */
  documents?: number | undefined;
  /** Of the proofs that watch for long, for how long. */
  minutes?: number | undefined;
}

/** The small content, and the large one where there is time for it. */
export function countsOf({ short, documents }: ProofOptions): readonly number[] {
  if (documents !== undefined) return [documents];
  return short ? [172] : [172, 10_000];
}
