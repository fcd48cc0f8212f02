import { expect, it } from 'vitest';
import { chosenParts } from './chosen-parts.ts';

const names = ['hero', 'gallery', 'quote'];

it('are all, or those with a word in their name', () => {
  expect(chosenParts(names, [])).toEqual(names);
  expect(chosenParts(names, ['er', 'quote'])).toEqual(names);
  expect(chosenParts(names, ['gal'])).toEqual(['gallery']);
});

it('are never none', () => {
  expect(() => chosenParts(names, ['gallery', 'galery'])).toThrow(
    'Nothing is called "galery". There are: hero, gallery, quote.',
  );
});
