import { expect, it } from 'vitest';
import { altTexts, portraitAltTexts } from './alt-texts.ts';
import { languageKeys, portraitKeys } from './source.ts';

const keys = languageKeys;

it.each(Object.keys(altTexts))('says what %s shows, in each language', (scene) => {
  const texts = keys.map((key) => altTexts[scene]?.[key] ?? '');
  for (const text of texts) expect(text.length).toBeGreaterThan(30);
  expect(new Set(texts).size).toBe(keys.length);
});

it('names each person drawn, in each language', () => {
  for (const person of portraitKeys)
    expect(new Set(keys.map((key) => portraitAltTexts[person][key])).size).toBe(keys.length);
});
