import type { Me } from '../api/people.ts';

/** Whether somebody is let write in a language, or documents of a type; the service decides. */
export function mayWrite(
  { languages, types }: Pick<Me, 'languages' | 'types'>,
  { lang, type }: { lang?: string; type?: string },
): boolean {
  return isAmong(languages, lang) && isAmong(types, type);
}

/** Nobody is narrowed to nothing: null stands for all. */
function isAmong(allowed: readonly string[] | null, asked: string | undefined): boolean {
  return allowed === null || asked === undefined || allowed.includes(asked);
}
