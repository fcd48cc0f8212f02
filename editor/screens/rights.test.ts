import { expect, it } from 'vitest';
import { mayWrite } from './may-write.ts';

it('is all where nothing narrows', () => {
  expect(mayWrite({ languages: null, types: null }, { lang: 'pt-br', type: 'article' })).toBe(true);
});

it('is what somebody is narrowed to, in language and in type', () => {
  const rights = { languages: ['pt-br'], types: ['article'] };
  expect(mayWrite(rights, { lang: 'pt-br', type: 'article' })).toBe(true);
  expect(mayWrite(rights, { lang: 'pt-br' })).toBe(true);
  expect(mayWrite(rights, { lang: 'fr-fr' })).toBe(false);
  expect(mayWrite(rights, { lang: 'pt-br', type: 'homepage' })).toBe(false);
  expect(mayWrite(rights, { type: 'homepage' })).toBe(false);
});
