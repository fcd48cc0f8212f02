import { grouped } from './grouped.ts';

/**
 * Caches formatters: they are slow to create, and hold native memory that only a collection of the whole heap frees.
 */
export function kept<Formatter>(make: (languageCode: string, currency: string) => Formatter) {
  const made = new Map<string, Formatter>();
  return (languageCode: string, currency = ''): Formatter => {
    const key = `${languageCode} ${currency}`;
    const formatter = made.get(key) ?? make(languageCode, currency);
    made.set(key, formatter);
    return formatter;
  };
}

export const pluralRules = kept((code) => new Intl.PluralRules(code));
export const numberFormat = kept((code) => new Intl.NumberFormat(code, grouped));
