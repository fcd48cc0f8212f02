/** Several `q` mean what one with all their predicates means, and are shown so in errors. */
export function mergeQueries(queries: readonly string[]): string {
  const [first, ...more] = queries.map((query) => query.trim());
  if (first === undefined) return '[]';
  if (more.length === 0) return first;
  return `[${[first, ...more].map(withoutBrackets).join('')}]`;
}

function withoutBrackets(query: string): string {
  return query.startsWith('[') && query.endsWith(']') ? query.slice(1, -1).trim() : query;
}
