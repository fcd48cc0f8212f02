/** The website's languages, defined only here. */
export const languages = [
  { key: 'en', code: 'en-us', country: 'us', openGraph: 'en_US', name: 'English', prefix: '' },
  { key: 'pt', code: 'pt-br', country: 'br', openGraph: 'pt_BR', name: 'Português', prefix: '/pt' },
  { key: 'es', code: 'es-es', country: 'es', openGraph: 'es_ES', name: 'Español', prefix: '/es' },
  { key: 'fr', code: 'fr-fr', country: 'fr', openGraph: 'fr_FR', name: 'Français', prefix: '' },
] as const;

export type Language = (typeof languages)[number];
export type LanguageKey = Language['key'];
export type LanguageCode = Language['code'];

export const defaultLanguage: Language = languages[0];

/** A value for each language. */
export type InEach<Value> = Record<LanguageKey, Value>;

export function inEach<Value>(valueIn: (language: Language) => Value): InEach<Value> {
  const values = languages.map((language) => [language.key, valueIn(language)] as const);
  // Every language has an entry, which the compiler cannot infer from the list.
  return Object.fromEntries(values) as InEach<Value>;
}

/** A path that each language has, such as that of the search; only English has nothing before it. */
export function pathIn({ key }: Pick<Language, 'key'>, path: string): string {
  return key === 'en' ? path : `/${key}${path}`;
}

export function languageOf(code: string): Language | undefined {
  return languages.find((language) => language.code === code);
}

export function languageNamed(key: string): Language | undefined {
  return languages.find((language) => language.key === key);
}

/** The language of a path, by its prefix. */
export function languageAt(path: string): Language {
  const prefix = /^\/(\w+)(?:\/|$)/.exec(path)?.[1]?.toLowerCase() ?? '';
  return languageNamed(prefix) ?? defaultLanguage;
}
