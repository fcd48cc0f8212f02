/** What a proof found: whether it holds, and the figures it measured. */
export interface Verdict {
  passed: boolean;
  figures: Record<string, unknown>;
}
