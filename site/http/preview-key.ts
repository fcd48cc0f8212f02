/** The query parameter with the key of a personal preview; the key is never sent any other way. */
export const keyParameter = 'preview-key';

const keyPattern = /^[\w-]{20,100}$/;

/** The key in a query; null if there is none, empty (which opens no preview) if it is malformed. */
export function keyIn(search: string): string | null {
  if (!search.includes(keyParameter)) return null;
  const key = new URLSearchParams(search).get(keyParameter);
  if (key === null) return null;
  return keyPattern.test(key) ? key : '';
}

export function withoutKey(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(keyParameter);
  return query.size > 0 ? `?${query}` : '';
}

/** Adds the key to the query of a path of this site. */
export function withKey(path: string, key: string): string {
  const url = new URL(path, 'http://site');
  url.searchParams.set(keyParameter, key);
  return `${url.pathname}${url.search}${url.hash}`;
}
