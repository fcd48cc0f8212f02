/** The result of a proof: whether it holds, and the figures it measured. */
export interface Verdict {
  passed: boolean;
  figures: Record<string, unknown>;
}

/**
 * A proof that did nothing proves nothing: everything it relies on (requests, visits, kills) must have happened at
 * least once.
 */
export function verdictOf({
  holds,
  done,
  figures,
}: {
  holds: boolean;
  /** How often each of these was done. */
  done: Readonly<Record<string, number>>;
  figures: Record<string, unknown>;
}): Verdict {
  const counts = Object.entries(done);
  const never = counts.filter(([, count]) => !(count > 0)).map(([what]) => what);
  if (counts.length > 0 && never.length === 0) return { passed: holds, figures };
  return { passed: false, figures: { ...figures, 'never done, so nothing is proved': never } };
}
