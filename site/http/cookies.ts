import { type LanguageKey, languageNamed } from '@farol/content-model';

/** The raw value of a cookie; null where the request has none of that name. */
export function rawCookie(header: string | null | undefined, name: string): string | null {
  if (!header) return null;
  for (const part of header.split(';')) {
    const each = part.trim();
    if (each.startsWith(`${name}=`)) return each.slice(name.length + 1);
  }
  return null;
}

/** The language a visitor chose. */
export function chosenLanguage(header: string | null | undefined): LanguageKey | null {
  return languageNamed(rawCookie(header, 'lang') ?? '')?.key ?? null;
}
