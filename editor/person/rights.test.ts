import { expect, it } from 'vitest';
import { mayArchive, mayPublish, mayWrite } from './rights.ts';

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

it('is to archive what is on the site for whoever publishes there, and the rest for whoever writes', () => {
  const rights = { languages: ['pt-br'], types: null };
  const [draft, shown] = [null, {}].map((published) => ({ lang: 'pt-br', published }));
  const may = (role: 'writer' | 'publisher') =>
    [draft, shown].map((page) => page && mayArchive({ role, ...rights }, page));
  expect(may('writer')).toEqual([true, false]);
  expect(may('publisher')).toEqual([true, true]);
  expect(mayArchive({ role: 'publisher', ...rights }, { lang: 'fr-fr', published: null })).toBe(
    false,
  );
});
