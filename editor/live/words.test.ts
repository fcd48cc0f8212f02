import { expect, it } from 'vitest';
import { liveWords } from './words.ts';

it.each([
  ['en', 'Chloé is here', 'Chloé, Bia, and Ana are here'],
  ['pt', 'Chloé está aqui', 'Chloé, Bia e Ana estão aqui'],
  ['es', 'Chloé está aquí', 'Chloé, Bia y Ana están aquí'],
  ['fr', 'Chloé est ici', 'Chloé, Bia et Ana sont ici'],
] as const)('says who is at a field, be it one or several: %s', (key, one, several) => {
  const { areHere } = liveWords[key];
  expect(areHere(['Chloé'])).toBe(one);
  expect(areHere(['Chloé', 'Bia', 'Ana'])).toBe(several);
});
