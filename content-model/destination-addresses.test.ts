import { describe, expect, it } from 'vitest';
import { destinationAddress, readDestinationAddress } from './destination-addresses.ts';
import { languageNamed, languages } from './languages.ts';

const [english] = languages;
const inLanguage = (key: string) => languageNamed(key) ?? english;

describe('the address of a destination', () => {
  it.each([
    ['en', 'PT', '/destinations/portugal'],
    ['pt', 'ZA', '/pt/destinations/south-africa'],
    ['es', 'MM', '/es/destinations/myanmar-burma'],
    ['fr', 'CI', '/fr/destinations/cote-d-ivoire'],
    ['fr', null, '/fr/destinations'],
    ['en', null, '/destinations'],
  ])('in %s of %s is %s, and leads back', (key, code, address) => {
    const language = inLanguage(key);
    expect(destinationAddress(language, code)).toBe(address);
    expect(readDestinationAddress(address)).toEqual({ language, code });
  });

  it.each([
    '/destinations/',
    '/destinations/nowhere',
    '/destinations/portugal/lisbon',
    '/destinations/Portugal',
    '/de/destinations/portugal',
    '/destinations/__proto__',
    '/programs/portugal',
  ])('is not %s', (path) => {
    expect(readDestinationAddress(path)).toBeNull();
  });

  it('of a country that became part of another is that of the other', () => {
    expect(readDestinationAddress('/destinations/germany')?.code).toBe('DE');
  });
});
