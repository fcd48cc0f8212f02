import type { Me } from '../api/people.ts';

export interface RightsScope {
  lang?: string;
  type?: string;
}

/** Whether a person may write in a language, or documents of a type; the service enforces it. */
export function mayWrite(
  { languages, types }: Pick<Me, 'languages' | 'types'>,
  { lang, type }: RightsScope,
): boolean {
  return isAmong(languages, lang) && isAmong(types, type);
}

/** Whether a person may publish what is written there, instead of handing it over for review. */
export function mayPublish(
  me: Pick<Me, 'role' | 'languages' | 'types'>,
  where: RightsScope,
): boolean {
  return me.role !== 'writer' && mayWrite(me, where);
}

/**
 * Whether a person may archive a page. A published page leaves the site with that, so it takes the right to publish.
 */
export function mayArchive(
  me: Pick<Me, 'role' | 'languages' | 'types'>,
  page: RightsScope & { published: object | null },
): boolean {
  return page.published === null ? mayWrite(me, page) : mayPublish(me, page);
}

/** Null means all; nobody is restricted to nothing. */
function isAmong(allowed: readonly string[] | null, asked: string | undefined): boolean {
  return allowed === null || asked === undefined || allowed.includes(asked);
}
