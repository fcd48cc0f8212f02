/** Prismic's client escapes quotes in a query but not backslashes; and an address has room for so much. */
const queryable = /^[^"\\\s\p{Cc}\p{Cs}]{1,200}$/u;

/** Whether a document can be asked for by this id or uid. */
export function isQueryable(name: string): boolean {
  return queryable.test(name);
}
