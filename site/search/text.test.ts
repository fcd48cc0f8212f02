import { plainLetters } from '@farol/content-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, marked, searchableText, wordsOf } from './text.ts';

describe('wordsOf', () => {
  it('parts words at apostrophes, hyphens and signs', () => {
    expect(wordsOf('L’année au pair, à Saint-Malo: 3 mois!')).toEqual([
      'l',
      'annee',
      'au',
      'pair',
      'a',
      'saint',
      'malo',
      '3',
      'mois',
    ]);
  });

  it('reads letters of all kinds as people type them', () => {
    const places = 'Đà Nẵng Þórsmörk Diyarbakır Łódź ŒUVRE Straße';
    expect(wordsOf(places).join(' ')).toBe('da nang thorsmork diyarbakir lodz oeuvre strasse');
  });
});

describe('marked', () => {
  const text = 'Três noites em São Paulo, são Paulo.';

  it('marks the words, accents and capitals aside', () => {
    expect(marked(text, new Set(['sao']))).toEqual([
      ['Três noites em ', false],
      ['São', true],
      [' Paulo, ', false],
      ['são', true],
      [' Paulo.', false],
    ]);
  });

  it('loses no letter of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (any, more) => {
        const terms = new Set([...wordsOf(any).slice(0, 2), ...more]);
        const pieces = marked(any, terms);
        expect(pieces.map(([piece]) => piece).join('')).toBe(any);
        for (const [piece, isMarked] of pieces)
          if (isMarked) expect(terms).toContain(plainLetters(piece));
      }),
    );
  });
});

describe('excerpt', () => {
  const long = `${'Nothing of note happens here. '.repeat(20)}Then the turtles come at night. ${'And go. '.repeat(40)}`;

  it('is the place where the most of the words stand together', () => {
    const twice = `A turtle alone. ${long}`;
    const text = excerpt(searchableText(twice), new Set(['turtle', 'turtles', 'night']));
    expect(text).toContain('the turtles come at night');
    expect(text?.length).toBeLessThan(185);
    expect(text).toMatch(/^… .* …$/);
  });

  it('cuts no word', () => {
    const words = new Set(long.split(/\s/));
    for (const word of excerpt(searchableText(long), new Set(['turtles']))?.split(' ') ?? [])
      expect(word === '…' || words.has(word)).toBe(true);
  });

  it('begins and ends with no separator', () => {
    const names = 'Paulo Rocha · Marta Nunes · '.repeat(20);
    for (const before of ['', 'Ana · ', 'Anabela · ', 'Ana Rita · ', 'Ana Rita Sousa · ']) {
      const text = excerpt(
        searchableText(`${names}${before}Turtles · ${names}`),
        new Set(['turtles']),
      );
      expect(text).toMatch(/^… \w.*Turtles.*\w …$/);
    }
  });

  it('is the whole of a short text, and nothing where nothing is found', () => {
    expect(excerpt(searchableText('Short.'), new Set(['short']))).toBe('Short.');
    expect(excerpt(searchableText(long), new Set(['x']))).toBeNull();
  });

  it.each([
    ['Ein Café, and CAFETERIA.', 'cafe'],
    ['Œuvres complètes: une œuvre', 'oeuvre'],
    ['Straße 12', 'strasse'],
    ['decafe\u0301 cafe\u0301', 'cafe'],
    ['12 e 123', '12'],
    ['23\u20e3 and 123', '23'],
    ['IELTS™ at 30 ℃', 'ielts'],
  ])('finds whole words whatever their letters: %s', (text, term) => {
    expect(excerpt(searchableText(text), new Set([term]))).toBe(text);
    expect(excerpt(searchableText(text), new Set([term.slice(1)]))).toBeNull();
  });

  it('is cut where the word stands, however much longer folding makes what is before it', () => {
    const hearts = `${'Le cœur de la forêt. '.repeat(60)}Une tortue nage. ${'Puis rien. '.repeat(40)}`;
    const text = excerpt(searchableText(hearts), new Set(['tortue']));
    expect(text).toContain('Une tortue nage.');
    expect(text?.indexOf('tortue')).toBeLessThan(50);
  });

  it('cuts the same part whether letters are in their places or not', () => {
    const turtles = `${'Nothing to see here, née. '.repeat(40)}Tortugas de São Tomé. ${'No más. '.repeat(40)}`;
    const terms = new Set(['tortugas', 'tome']);
    const decomposed = excerpt(searchableText(turtles.normalize('NFD')), terms)?.normalize('NFC');
    expect(excerpt(searchableText(turtles), terms)).toContain('Tortugas de São Tomé.');
    expect(decomposed).toContain('Tortugas de São Tomé.');
    expect(decomposed?.indexOf('Tortugas')).toBeLessThan(50);
  });
});
