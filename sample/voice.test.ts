import { languageOf } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { sampleDocuments } from './documents.ts';
import { languageKeys } from './source.ts';
import { textsOf } from './texts.ts';
import { brochure, elsewhere, otherwise, within } from './voice.testing.ts';

const documents = sampleDocuments(new Date('2026-11-21T00:00:00Z'));

describe.each(languageKeys)('in %s', (key) => {
  const texts = documents
    .filter(({ lang }) => languageOf(lang)?.key === key)
    .flatMap((document) =>
      textsOf(document).map(({ path, text }) => ({ name: `${document.key} ${path}`, text })),
    );

  it.each([
    ['speaks plainly', brochure],
    ['speaks as its readers do', elsewhere],
    ['calls a thing by one name', otherwise],
  ])('%s', (_, words) => {
    const pattern = within(words[key]);
    const faults = texts.filter(({ text }) => pattern.test(text));
    expect(faults.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  });
});
