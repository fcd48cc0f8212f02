const languages = new Intl.DisplayNames('en', { type: 'language' });
const regions = new Intl.DisplayNames('en', { type: 'region' });

/** "pt-br" -> "Portuguese - Brazil"; an unknown code is returned unchanged. */
export function languageName(code: string): string {
  const { language, region } = localeOf(code) ?? {};
  const name = language && languages.of(language);
  if (!name || name === language) return code;
  return region === undefined ? name : `${name} - ${regions.of(region) ?? region}`;
}

function localeOf(code: string): Intl.Locale | null {
  try {
    return new Intl.Locale(code);
  } catch {
    return null;
  }
}
