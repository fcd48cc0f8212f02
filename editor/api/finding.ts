import { ask } from './client.ts';

const MOST_PAGES = 12;

/** Pages whose names, addresses or texts contain every word. */
export const findPages = (search: string, signal: AbortSignal) =>
  ask('/pages', 'get', { query: { search, most: MOST_PAGES }, signal });
