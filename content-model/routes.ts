import { languageOf } from './languages.ts';

/** The path of each document type; `{uid}` stands for the document's own uid. */
export const routes = [
  { type: 'homepage', path: '/' },
  { type: 'programs_overview', path: '/programs' },
  { type: 'programs_details', path: '/programs/{uid}' },
  { type: 'dynamic_page', path: '/{uid}' },
  { type: 'articles_overview', path: '/articles' },
  { type: 'articles_details', path: '/articles/{uid}' },
] as const;

export type PageType = (typeof routes)[number]['type'];

/** What the link resolver needs to know of a document. */
export interface Linkable {
  type: string;
  uid?: string | null;
  lang?: string;
}

/**
 * The path of a document: by its type, with `/es` or `/pt` in front. English and French have no prefix; where their
 * paths are the same, `addressesOf` separates them. An unknown type leads to the home page.
 */
export function linkResolver(document: Linkable): string {
  const route = routes.find(({ type }) => type === document.type);
  const prefix = languageOf(document.lang ?? '')?.prefix ?? '';
  const path = (route?.path ?? '/').replace('{uid}', document.uid ?? '');
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}
