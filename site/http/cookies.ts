import { type LanguageKey, languageNamed } from '@farol/content-model';

/** The raw value of a cookie, null if it is not set. */
export function rawCookie(header: string | null | undefined, name: string): string | null {
  if (!header) return null;
  for (const part of header.split(';')) {
    const cookie = part.trim();
    if (cookie.startsWith(`${name}=`)) return cookie.slice(name.length + 1);
  }
  return null;
}

/** The language of the visitor's cookie. */
export function chosenLanguage(header: string | null | undefined): LanguageKey | null {
  return languageNamed(rawCookie(header, 'lang') ?? '')?.key ?? null;
}
