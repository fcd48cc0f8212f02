/** Anything may be thrown: wraps what is not an Error in one. */
export function errorOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
