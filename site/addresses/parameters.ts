const maxValueLength = 64;
/** A visitor can choose every continent and every country. */
const maxValues = 300;

/**
 * Normalizes a query to the parameters that a page declares, in its order and without duplicates, so that equivalent
 * queries are one page in the cache and unknown parameters do not create others.
 */
export function declaredParameters(
  query: URLSearchParams,
  declared: readonly string[],
): URLSearchParams {
  const normalized = new URLSearchParams();
  for (const name of declared) {
    const values = query
      .getAll(name)
      .filter((value) => value !== '' && value.length <= maxValueLength && !/\p{Cc}/u.test(value));
    for (const value of [...new Set(values)].sort().slice(0, maxValues))
      normalized.append(name, value);
  }
  return normalized;
}
