import { expect, it } from 'vitest';
import { sampleDocuments } from '../../sample/documents.ts';
import { manyDocuments } from './many.ts';

const originals = sampleDocuments(new Date('2026-11-21T00:00:00Z')).filter(
  ({ published }) => published,
);

it.each([100, 1_000])('makes %i documents, none of them twice', (count) => {
  const documents = manyDocuments(originals, count);
  expect(documents.length).toBeGreaterThanOrEqual(count);
  expect(documents.length).toBeLessThan(count + 4);
  expect(new Set(documents.map(({ key }) => key)).size).toBe(documents.length);
  const addresses = documents
    .filter(({ uid }) => uid !== null)
    .map(({ type, lang, uid }) => `${type} ${lang} ${uid}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('keeps the languages of a document together, and its links among its like', () => {
  const documents = manyDocuments(originals, 1_000);
  const keys = new Set(documents.map(({ key }) => key));
  const copy = documents.find(({ key }) => key.endsWith(':en 2'));
  const group = documents.filter((each) => each.group === copy?.group);
  expect(group.map(({ lang }) => lang)).toContain('fr-fr');
  const links = [...JSON.stringify(copy?.data).matchAll(/"document:([^"]+)"/g)];
  expect(links.length).toBeGreaterThan(0);
  for (const [, key = ''] of links) expect(keys).toContain(key);
});

it('begins with the smaller content, so that a larger one only adds to it', () => {
  const [few, many] = [100, 300].map((count) => manyDocuments(originals, count));
  expect(many?.slice(0, few?.length)).toEqual(few);
});
