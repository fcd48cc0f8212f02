import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longTitle } from '../examples/example-fields.ts';
import { exampleContext } from '../examples/examples.ts';
import { htmlOf } from '../render/html-of.testing.tsx';
import { exampleSlices, namedExamples } from './example-slices.ts';
import { components, OneSlice, SliceZone } from './index.tsx';

const context = exampleContext();

test.each(namedExamples())('shows $name', ({ slice }) => {
  const html = htmlOf(<OneSlice slice={slice} context={context} />);
  expect(html).toMatch(/^<(section|div)/);
  expect(html).not.toMatch(/undefined|\[object|>null</);
  expect(html).not.toMatch(/ style="/);
  expect(html).not.toMatch(/<(p|h[1-6]|ul|ol|a|dl|figcaption|b)( [^>]*)?><\/\1>/);
});

test('has a component and three examples for every model', () => {
  const models = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${import.meta.dirname}/${name}/model.json`);
  const kinds = models.map((file): string => JSON.parse(readFileSync(file, 'utf8')).id).sort();
  expect(Object.keys(components).sort()).toEqual(kinds);
  expect(Object.keys(exampleSlices).sort()).toEqual(kinds);
  for (const examples of Object.values(exampleSlices))
    expect(examples.length).toBeGreaterThanOrEqual(3);
});

test('shows every slice with a title as long as titles may become', () => {
  expect(longTitle).toHaveLength(120);
  for (const [kind, examples] of Object.entries(exampleSlices))
    expect(JSON.stringify(examples), kind).toContain(longTitle);
});

test('leaves out a slice it does not know', () => {
  const unknown = { ...namedExamples()[0]?.slice, slice_type: 'carousel', id: 'x' };
  const slices = [unknown] as unknown as Parameters<typeof SliceZone>[0]['slices'];
  expect(htmlOf(<SliceZone slices={slices} context={context} />)).toBe('');
});

test('opens the page with the first slice only', () => {
  const heroes = namedExamples()
    .filter(({ slice }) => slice.slice_type === 'hero')
    .map(({ slice }) => slice);
  const html = htmlOf(<SliceZone slices={heroes} context={context} opening />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<h2/g)).toHaveLength(2);
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
});
