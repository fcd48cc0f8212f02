const longestValue = 64;
const mostValues = 12;

/**
 * The parameters a page declares, in its order, each value once: two ways to ask for the same view are one
 * page, and whatever else stands in a query makes no other page.
 */
export function declaredParameters(
  query: URLSearchParams,
  declared: readonly string[],
): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of declared) {
    const values = query
      .getAll(name)
      .filter((value) => value !== '' && value.length <= longestValue && !/\p{Cc}/u.test(value));
    for (const value of [...new Set(values)].sort().slice(0, mostValues)) kept.append(name, value);
  }
  return kept;
}
