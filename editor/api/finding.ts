import { ask } from './client.ts';

const maxPages = 12;

/** Pages whose names, addresses or texts contain every word, those with it in their names first, then by language. */
export const findPages = (search: string, nearest: string, signal: AbortSignal) =>
  ask('/pages', 'get', { query: { search, nearest, most: maxPages }, signal });
