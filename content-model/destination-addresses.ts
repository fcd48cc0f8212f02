import { countryOf } from './countries.ts';
import { type Language, languageAt, pathIn } from './languages.ts';
import { plainLetters } from './texts/plain-letters.ts';

/** What a destination address names: one country, or all of them. */
interface DestinationAddress {
  language: Language;
  /** ISO 3166 alpha-2 code; null for all destinations. */
  code: string | null;
}

/** `/destinations/portugal`, with a language prefix except in English. The slug is the same in every language. */
export function destinationAddress(language: Language, code: string | null): string {
  return pathIn(language, code ? `/destinations/${slugOf(code)}` : '/destinations');
}

/** Null where the path is no destination address. Whether any program goes there is not checked. */
export function readDestinationAddress(path: string): DestinationAddress | null {
  const language = languageAt(path);
  const overview = destinationAddress(language, null);
  if (path === overview) return { language, code: null };
  const code = path.startsWith(`${overview}/`) && codeBySlug(path.slice(overview.length + 1));
  return code ? { language, code } : null;
}

const englishNames = new Intl.DisplayNames('en', { type: 'region' });

/** A country's slug: its English name in lower case. */
function slugOf(code: string): string {
  const name = englishNames.of(code) ?? code;
  return plainLetters(name)
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

let codesBySlug: ReadonlyMap<string, string> | undefined;

function codeBySlug(slug: string): string | undefined {
  codesBySlug ??= new Map(countryCodes().map((code) => [slugOf(code), code]));
  return codesBySlug.get(slug);
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every ISO code that names a country today. */
function countryCodes(): string[] {
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => countryOf(code) === code);
}
