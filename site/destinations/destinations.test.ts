import { destinationAddress, languageNamed, languages } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { exampleContext, exampleProgram, lisbon } from '../examples/examples.ts';
import { atOnce } from '../turns/steps.ts';
import { destinationPages, destinationsIn, hasDestination, placesIn } from './destinations.ts';

const [english] = languages;
const inLanguage = (key: string) => languageNamed(key) ?? english;

describe('destinations', () => {
  const surf = exampleProgram('surf', {
    countries: [
      { code: 'cr' },
      { code: 'NI' },
      { code: 'CR' },
      { code: 'not one' },
      { code: null },
    ],
    stops: [{ name: 'Sámara', location: { latitude: 9.88, longitude: -85.53 } }],
  });
  const { content } = exampleContext({}, 'en', [lisbon, surf]);

  it('are the countries of the programs, by their names in the language', () => {
    const found = [...atOnce(destinationsIn(content, english)).values()];
    expect(found.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'CR Costa Rica',
      'NI Nicaragua',
      'PT Portugal',
    ]);
    expect(found[0]?.programs.map(({ id }) => id)).toEqual([surf.id]);
  });

  it('are the same under a former code', () => {
    const typed = exampleProgram('typed', { countries: [{ code: 'UK' }] });
    const other = exampleProgram('other', { countries: [{ code: 'GB' }] });
    const { content: both } = exampleContext({}, 'en', [typed, other]);
    const found = [...atOnce(destinationsIn(both, english)).values()];
    expect(found.map(({ code, programs }) => [code, programs.length])).toEqual([['GB', 2]]);
    expect(destinationAddress(english, 'GB')).toBe('/destinations/united-kingdom');
  });

  it('are worked out once for the same programs', () => {
    expect(atOnce(destinationsIn(content, english))).toBe(atOnce(destinationsIn(content, english)));
  });

  it('have the places of their programs, each once', () => {
    const portugal = atOnce(destinationsIn(content, english)).get('PT');
    expect(portugal && placesIn(portugal).map(({ name }) => name)).toEqual(['Lisbon', 'Sintra']);
  });

  it('are there only in a language that has programs for them', () => {
    expect(atOnce(hasDestination(content, english, 'PT'))).toBe(true);
    expect(atOnce(hasDestination(content, english, 'FR'))).toBe(false);
    expect(atOnce(hasDestination(content, inLanguage('fr'), 'PT'))).toBe(false);
    expect(atOnce(hasDestination(content, inLanguage('fr'), null))).toBe(false);
  });

  it('have a page each, and one of all, in the languages that have them', () => {
    const addresses = atOnce(destinationPages(content)).flat();
    expect(addresses.map(({ address }) => address)).toEqual([
      '/destinations',
      '/destinations/costa-rica',
      '/destinations/nicaragua',
      '/destinations/portugal',
    ]);
  });
});
