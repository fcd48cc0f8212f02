import { languageOf } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { sampleDocuments } from './documents.ts';
import { languageKeys } from './source.ts';
import { textsOf } from './texts.ts';
import { prose, typographyIn } from './typography.testing.ts';

const documents = sampleDocuments(new Date('2026-11-21T00:00:00Z'));

describe.each(languageKeys)('in %s', (language) => {
  const texts = documents
    .filter(({ lang }) => languageOf(lang)?.key === language)
    .flatMap((document) =>
      textsOf(document).map(({ path, text }) => ({ name: `${document.key} ${path}`, text })),
    );

  it.each(typographyIn(language))('$says', ({ never, such }) => {
    expect(such).toMatch(never);
    const faults = texts.filter(({ text }) => never.test(prose(text)));
    expect(faults.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  });
});
