import { type Language, languages } from '@farol/content-model';

/** What an address of destinations stands for: a country, or all of them. */
export interface DestinationAddress {
  language: Language;
  /** Two capitals of ISO 3166; null for all destinations. */
  code: string | null;
}

/** `/destinations/portugal`, with the language in front of all but English: the same in every language. */
export function destinationAddress({ key }: Language, code: string | null): string {
  const path = code ? `/destinations/${slugOf(code)}` : '/destinations';
  return key === 'en' ? path : `/${key}${path}`;
}

/** Null for what is no address of a destination; whether there is a program for it is another question. */
export function readDestinationAddress(path: string): DestinationAddress | null {
  const [, prefix = 'en', slug] =
    /^(?:\/(pt|es|fr))?\/destinations(?:\/([a-z-]+))?$/.exec(path) ?? noMatch;
  const language = languages.find(({ key }) => key === prefix);
  if (!language) return null;
  if (slug === undefined) return { language, code: null };
  const code = codeBySlug(slug);
  return code ? { language, code } : null;
}

const noMatch = [undefined, ''];

const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A country as it stands in an address: its English name in small letters. */
function slugOf(code: string): string {
  const name = englishNames.of(code) ?? code;
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

let known: ReadonlyMap<string, string> | undefined;

function codeBySlug(slug: string): string | undefined {
  known ??= new Map(countryCodes().map((code) => [slugOf(code), code]));
  return known.get(slug);
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every pair of letters that names a country today; a name of former times stands for the one of now. */
function countryCodes(): string[] {
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => englishNames.of(code) && new Intl.Locale(`und-${code}`).region === code);
}

export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && englishNames.of(code) !== undefined;
}
