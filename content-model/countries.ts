/** The codes of countries, without duplicates. */
export function countriesOf({
  countries,
}: {
  countries: readonly { code: string | null }[];
}): readonly string[] {
  return [...new Set(countries.flatMap(({ code }) => countryOf(code) ?? []))];
}

const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The present ISO code of a country, however editors typed it: `uk` is `GB`. Null where it is none. */
export function countryOf(typed: string | null): string | null {
  const code = typed?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(code) || englishNames.of(code) === undefined) return null;
  return new Intl.Locale(`und-${code}`).region ?? null;
}
