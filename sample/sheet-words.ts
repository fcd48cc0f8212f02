import { z } from 'zod';
import { accommodationKinds, spacesLeft, spokenLanguages } from './program-schema.ts';
import { readInEach } from './read.ts';
import { words } from './schema.ts';
import { programKinds } from './source.ts';

const named = <Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), words);

/** What a program sheet says beside the program's own words. What stands in braces is filled in. */
const schema = z.strictObject({
  /** What the download is called on the page. */
  file_name: words,
  where: words,
  kind: words,
  length: words,
  ages: words,
  group: words,
  languages: words,
  lodging: words,
  range: words.includes('{from}').includes('{to}'),
  weeks: words.includes('{range}'),
  years: words.includes('{range}'),
  people: words.includes('{range}'),
  departures: words,
  places: named(spacesLeft),
  price_from: words,
  included: words,
  not_included: words,
  call: words,
  /** Where the language's readers ring first. */
  office: z.strictObject({ name: words, telephone: words, email: words }),
  emergency: words,
  /** Our own person at a place: all of them are women. */
  coordinator: words.includes('{place}'),
  as_of: words.includes('{date}'),
  kinds: named(programKinds),
  spoken: named(spokenLanguages),
  lodgings: named(accommodationKinds),
});

export type SheetWords = z.output<typeof schema>;

export const sheetWords = readInEach('content/sheet', schema);

/** The number that is answered day and night, whatever the language. */
export const emergencyLine = '+44 20 7946 0199';

/** "6 to 12 weeks", "6 weeks", of a text such as "{range} weeks". */
export function ranged(text: string, { range }: SheetWords, min: number, max = min): string {
  const between = range.replace('{from}', `${min}`).replace('{to}', `${max}`);
  return text.replace('{range}', min === max ? `${min}` : between);
}
