/** What a proof found: whether it holds, and the figures it measured. */
export interface Verdict {
  passed: boolean;
  figures: Record<string, unknown>;
}

/**
 * What was never done proves nothing: each of what a proof rests on (requests, visits, kills) has to have happened,
 * whatever holds besides.
 */
export function verdictOf({
  holds,
  done,
  figures,
}: {
  holds: boolean;
  /** How often each was done. */
  done: Readonly<Record<string, number>>;
  figures: Record<string, unknown>;
}): Verdict {
  const counts = Object.entries(done);
  const never = counts.filter(([, count]) => !(count > 0)).map(([what]) => what);
  if (counts.length > 0 && never.length === 0) return { passed: holds, figures };
  return { passed: false, figures: { ...figures, 'never done, so nothing is proved': never } };
}
