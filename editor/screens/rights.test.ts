import { expect, it } from 'vitest';
import { mayPublish, mayWrite } from './rights.ts';

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

it('is to publish for whoever is no writer, within the same', () => {
  const everywhere = { languages: null, types: null };
  expect(mayPublish({ role: 'writer', ...everywhere }, {})).toBe(false);
  expect(mayPublish({ role: 'publisher', ...everywhere }, { lang: 'fr-fr' })).toBe(true);
  const narrowed = { languages: ['pt-br'], types: null };
  expect(mayPublish({ role: 'publisher', ...narrowed }, { lang: 'fr-fr' })).toBe(false);
});
