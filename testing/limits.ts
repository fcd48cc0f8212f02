/**
 * How long tests wait, in milliseconds: long enough for a machine that does four other things at once. What is there
 * earlier costs nothing.
 */
export const testLimits = {
  /** For a state that is to come. */
  state: 60_000,
  /** For a whole test. */
  test: 240_000,
  /** For what is started before tests and ended after them. */
  hook: 300_000,
  /** For the short form of a proof, beside others. */
  proof: 600_000,
  /** For as many cases as somebody asks for. */
  search: 3_600_000,
} as const;

/** How long a proof waits: its short form runs beside all other tests, which take up the processor for longer. */
export const proofTimeoutMs = (aloneMs: number): number =>
  process.env.VITEST ? Math.max(aloneMs, testLimits.state) : aloneMs;
