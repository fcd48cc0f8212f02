/** Anything may be thrown: what is no error becomes one that says it. */
export function errorOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
