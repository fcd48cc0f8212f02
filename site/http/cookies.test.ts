import { describe, expect, it } from 'vitest';
import { chosenLanguage, rawCookie } from './cookies.ts';

describe('cookies', () => {
  it.each([
    ['lang=fr', 'fr'],
    ['a=b; lang=es; c=d', 'es'],
    ['a=b;lang=pt', 'pt'],
    ['xlang=fr', null],
    ['lang=FR', null],
    ['lang=', null],
    ['lang=de', null],
    ['lang=constructor', null],
    ['', null],
    [undefined, null],
  ])('%j chooses %j', (header, language) => {
    expect(chosenLanguage(header)).toBe(language);
  });

  it('are given as they came', () => {
    expect(rawCookie('a=%7B%22; b==x=y', 'a')).toBe('%7B%22');
    expect(rawCookie('a=%7B%22; b==x=y', 'b')).toBe('=x=y');
  });
});
