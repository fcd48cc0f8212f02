/** Opens a preview of what somebody is writing; it stands in the address of the page, and nowhere else. */
export const keyParameter = 'preview-key';

const keyForm = /^[\w-]{20,100}$/;

/** The key in the query of an address; an empty one opens nothing. */
export function keyIn(search: string): string | null {
  if (!search.includes(keyParameter)) return null;
  const key = new URLSearchParams(search).get(keyParameter);
  if (key === null) return null;
  return keyForm.test(key) ? key : '';
}

export function withoutKey(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(keyParameter);
  return query.size > 0 ? `?${query}` : '';
}

/** A path of ours, with the key in its query. */
export function withKey(path: string, key: string): string {
  const url = new URL(path, 'http://site');
  url.searchParams.set(keyParameter, key);
  return `${url.pathname}${url.search}${url.hash}`;
}
