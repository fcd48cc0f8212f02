import { defaultLanguage, languageNamed, languageOf, languages } from '@farol/content-model';
import { describe, expect, it } from 'vitest';

describe('the language table', () => {
  it.each([
    ['en', 'en-us', 'us', 'en_US', 'English'],
    ['pt', 'pt-br', 'br', 'pt_BR', 'Português'],
    ['es', 'es-es', 'es', 'es_ES', 'Español'],
    ['fr', 'fr-fr', 'fr', 'fr_FR', 'Français'],
  ])('has %s: %s, country %s, open graph %s', (key, code, country, openGraph, name) => {
    expect(languageNamed(key)).toMatchObject({ key, code, country, openGraph, name });
    expect(languageOf(code)?.key).toBe(key);
  });

  it('has four languages, English first and by default', () => {
    expect(languages.map(({ key }) => key)).toEqual(['en', 'pt', 'es', 'fr']);
    expect(defaultLanguage.key).toBe('en');
  });
});
