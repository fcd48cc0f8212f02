import { defaultLanguage, languageNamed } from '@farol/content-model';
import { expect, it } from 'vitest';
import { wireDocument } from '../content/service.testing.ts';
import { editionOf } from '../publish/edition.ts';
import { exampleContent } from '../site.testing.tsx';
import { originOf } from './origin.ts';

const local = 'http://localhost:3000';
const portuguese = languageNamed('pt') ?? defaultLanguage;

const contentWith = (metaURLs: Record<string, unknown>) => {
  const layouts = Object.entries(metaURLs).map(([lang, metaURL]) =>
    wireDocument({ id: lang, uid: null, type: 'layout', lang, data: { metaURL } }),
  );
  return editionOf(exampleContent(layouts), '2026-03-01').content;
};

it.each([
  [
    'its own layout',
    { 'pt-br': 'https://a.example/x', 'en-us': 'https://b.example' },
    'https://a.example',
  ],
  [
    'the default language’s layout',
    { 'pt-br': 'nowhere', 'en-us': ' https://b.example ' },
    'https://b.example',
  ],
  ['the default language’s layout alone', { 'en-us': 'https://b.example' }, 'https://b.example'],
  ['no layout of a third language', { 'fr-fr': 'https://c.example' }, local],
  ['no address that is none of the web', { 'pt-br': 'ftp://a.example' }, local],
])('is that of %s', (_, metaURLs, expected) => {
  expect(originOf({ setting: null, local })(contentWith(metaURLs), portuguese)).toBe(expected);
});

it('is that of the setting above all, and the site’s own where there is no content yet', () => {
  const content = contentWith({ 'pt-br': 'https://a.example' });
  expect(originOf({ setting: 'https://set.example', local })(content, portuguese)).toBe(
    'https://set.example',
  );
  expect(originOf({ setting: null, local })(undefined, portuguese)).toBe(local);
});
