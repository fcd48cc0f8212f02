import { languages } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { likelyLanguage, plainPage } from './plain-page.ts';

describe('a plain page', () => {
  it.each(languages.map((language) => [language.key, language] as const))(
    'speaks %s',
    (_, language) => {
      const { body, headers } = plainPage(404, language);
      expect(body).toContain(`<html lang="${language.code}">`);
      expect(headers['content-language']).toBe(language.code);
      expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
    },
  );

  it('says other things in other languages', () => {
    expect(new Set(languages.map((language) => plainPage(413, language).body)).size).toBe(
      languages.length,
    );
  });

  it('comes back by itself when the content is late', () => {
    const { headers, body } = plainPage(503, languages[0]);
    expect(headers['retry-after']).toBe('5');
    expect(body).toContain('http-equiv="refresh"');
  });
});

describe('the language a visitor reads', () => {
  it.each([
    [null, null, 'en'],
    ['pt', 'fr', 'pt'],
    [null, 'fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    [null, 'de-DE, es;q=0.5', 'es'],
    [null, 'pt;q=0.1, es', 'es'],
    [null, 'pt;q=0, fr;q=0.3', 'fr'],
    [null, '*', 'en'],
    [null, ';;,', 'en'],
  ] as const)('with the cookie %j and %j is %s', (chosen, accepted, key) => {
    expect(likelyLanguage(chosen, accepted).key).toBe(key);
  });
});
