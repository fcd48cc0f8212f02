import { describe, expect, it } from 'vitest';
import { sampleDocuments } from '../../sample/documents.ts';
import { sheetWords } from '../../sample/sheet-words.ts';
import { languageKeys } from '../../sample/source.ts';
import { textsOf } from '../../sample/texts.ts';
import { prose, typographyIn } from '../../sample/typography.testing.ts';
import { brochure, elsewhere, otherwise, within } from '../../sample/voice.testing.ts';
import { messages } from '../../site/messages/messages.ts';

const documents = sampleDocuments(new Date('2026-11-21T00:00:00Z'));

it.each(languageKeys)(
  'tells where to change one’s mind about cookies by the name it has on the page: %s',
  (key) => {
    const cookies = documents.find((document) => document.key === `page:cookies:${key}`);
    const said = (cookies ? textsOf(cookies) : []).map(({ text }) => text).join('\n');
    expect(said).toContain(messages[key].consentReopen);
  },
);

it.each(languageKeys)('calls a thing on the program sheet as on the page: %s', (key) => {
  const page = messages[key];
  const sheet = sheetWords[key];
  expect(sheet.kinds).toEqual(page.kinds);
  const small = (words: Record<string, string>) =>
    Object.fromEntries(Object.entries(words).map(([name, word]) => [name, word.toLowerCase()]));
  expect(small(sheet.places)).toEqual(small(page.placesLeft));
  expect(small(sheet.lodgings)).toEqual(small(page.homes));
  expect(small(sheet.spoken)).toEqual(small(page.spoken));
});

/** Everything that a page may say of its own, filled in where it counts or names something. */
function said(words: unknown, path = ''): { path: string; text: string }[] {
  if (typeof words === 'string') return [{ path, text: words }];
  if (typeof words === 'function')
    return said(Reflect.apply(words, undefined, [3, 7]), `${path}()`);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, each]) => said(each, `${path}.${name}`));
}

describe.each(languageKeys)('the interface speaks as its content does: %s', (key) => {
  const texts = said(messages[key]);

  it.each(typographyIn(key))('$says', ({ never }) => {
    expect(texts.length).toBeGreaterThan(200);
    const faults = texts.filter(({ text }) => never.test(prose(text)));
    expect(faults.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  it.each([
    ['plainly', brochure],
    ['as its readers do', elsewhere],
    ['of a thing by one name', otherwise],
  ])('%s', (_, words) => {
    const pattern = within(words[key]);
    expect(texts.filter(({ text }) => pattern.test(text))).toEqual([]);
  });
});
