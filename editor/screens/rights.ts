import type { Me } from '../api/people.ts';

interface Where {
  lang?: string;
  type?: string;
}

/** Whether somebody is let write in a language, or documents of a type; the service decides. */
export function mayWrite(
  { languages, types }: Pick<Me, 'languages' | 'types'>,
  { lang, type }: Where,
): boolean {
  return isAmong(languages, lang) && isAmong(types, type);
}

/** Whether somebody brings on the site what is written there, rather than hand it over. */
export function mayPublish(me: Pick<Me, 'role' | 'languages' | 'types'>, where: Where): boolean {
  return me.role !== 'writer' && mayWrite(me, where);
}

/** Whether somebody may put a page into the archive: one that is on the site leaves it by that. */
export function mayArchive(
  me: Pick<Me, 'role' | 'languages' | 'types'>,
  page: Where & { published: object | null },
): boolean {
  return page.published === null ? mayWrite(me, page) : mayPublish(me, page);
}

/** Nobody is narrowed to nothing: null stands for all. */
function isAmong(allowed: readonly string[] | null, asked: string | undefined): boolean {
  return allowed === null || asked === undefined || allowed.includes(asked);
}
