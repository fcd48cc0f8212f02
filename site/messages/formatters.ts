import { grouped } from './grouped.ts';

/**
 * Caches formatters: they are slow to create, and hold native memory that only a collection of the whole heap frees.
 */
export function cachedFormatter<Formatter>(
  make: (languageCode: string, currency: string) => Formatter,
) {
  const formatters = new Map<string, Formatter>();
  return (languageCode: string, currency = ''): Formatter => {
    const key = `${languageCode} ${currency}`;
    const formatter = formatters.get(key) ?? make(languageCode, currency);
    formatters.set(key, formatter);
    return formatter;
  };
}

export const pluralRules = cachedFormatter((code) => new Intl.PluralRules(code));
export const numberFormat = cachedFormatter((code) => new Intl.NumberFormat(code, grouped));
export const collator = cachedFormatter((code) => new Intl.Collator(code));
export const regionNames = cachedFormatter(
  (code) => new Intl.DisplayNames(code, { type: 'region' }),
);
