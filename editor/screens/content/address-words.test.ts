import { expect, it } from 'vitest';
import { addressWords } from './address-words.ts';

it.each([
  ['Inglês em Dublin', 'ingles-em-dublin'],
  ['Un an à l’œuvre', 'un-an-a-l-oeuvre'],
  ['  Straße — 2027! ', 'strasse-2027'],
  ['Łódź e Tromsø', 'lodz-e-tromso'],
  ['¿?', ''],
])('makes of %s the address %s', (title, words) => {
  expect(addressWords(title)).toBe(words);
});
