import { grouped } from './grouped.ts';

/**
 * Of formatters one of each is kept: they are quick to use, but slow to make, and take memory of the system's that only
 * the collection of V8's whole heap gives back.
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
