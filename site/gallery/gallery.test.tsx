import { expect, test } from 'vitest';
import { exampleSurroundings } from '../pages/examples.ts';
import { htmlOf } from '../render/html-of.tsx';
import { namedExamples } from '../slices/example-slices.ts';
import { galleryPage } from './gallery.tsx';

test('shows every example under its name', () => {
  const html = htmlOf(<galleryPage.Body around={exampleSurroundings()} />);
  for (const { name } of namedExamples()) expect(html).toContain(`>${name}</p><`);
});

test('is not for search engines', () => {
  expect(galleryPage.head(exampleSurroundings()).noindex).toBe(true);
});
