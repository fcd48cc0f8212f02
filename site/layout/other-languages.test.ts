import { inEach } from '@farol/content-model';
import { expect, test } from 'vitest';
import {
  exampleArticle,
  exampleContext,
  exampleDocuments,
  examplePaths,
} from '../examples/examples.ts';
import { languageLinks } from './other-languages.ts';

const hrefs = (...[paths, context]: Parameters<typeof languageLinks>) =>
  languageLinks(paths, context).map(({ href }) => href);
const programs = inEach(({ key }) => (key === 'en' ? '/programs' : `/${key}/programs`));
const at = (query: string) =>
  exampleContext({ path: '/programs', query: new URLSearchParams(query) });

test('takes what was chosen into each language, without the page of a list', () => {
  expect(hrefs(programs, at('kind=au_pair&destination=pt&page=2')).slice(0, 4)).toEqual([
    '/programs?kind=au_pair&destination=pt',
    '/pt/programs?kind=au_pair&destination=pt',
    '/es/programs?kind=au_pair&destination=pt',
    '/fr/programs?kind=au_pair&destination=pt',
  ]);
});

test('keeps a topic, whose tag is the same everywhere, where that language has articles on it', () => {
  const portuguese = { ...exampleArticle('vistos'), lang: 'pt-br' as const, tags: ['paperwork'] };
  const documents = [...exampleDocuments, portuguese];
  const query = new URLSearchParams('tag=paperwork');
  const context = exampleContext({ path: '/programs', query }, 'en', documents);
  const [en, pt, es] = hrefs(programs, context);
  expect(en).toBe('/programs?tag=paperwork');
  expect(pt).toBe('/pt/programs?tag=paperwork');
  expect(es).toBe('/es/programs');
});

test('says of a page that is not there that the way leads home', () => {
  const links = languageLinks({ ...programs, fr: '/' }, at('kind=au_pair'));
  expect(links.slice(0, 4).map(({ isTranslated }) => isTranslated)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(links[3]?.href).toBe('/#untranslated');
});

test('says nothing of it on the home page', () => {
  for (const { isTranslated, href } of languageLinks(examplePaths, exampleContext())) {
    expect(isTranslated).toBe(true);
    expect(href).not.toContain('#');
  }
});
