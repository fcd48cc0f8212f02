/** Joins several `q` parameters into one query with all their predicates, as in Prismic's error messages. */
export function mergeQueries(queries: readonly string[]): string {
  const [first, ...others] = queries.map((query) => query.trim());
  if (first === undefined) return '[]';
  if (others.length === 0) return first;
  return `[${[first, ...others].map(withoutBrackets).join('')}]`;
}

function withoutBrackets(query: string): string {
  return query.startsWith('[') && query.endsWith(']') ? query.slice(1, -1).trim() : query;
}
