import { expect, test } from 'vitest';
import { Content } from '../content/content.ts';
import { stored } from '../content/document.ts';
import { picture } from '../examples/example-fields.ts';
import { exampleArticle, exampleContext } from '../examples/examples.ts';
import { htmlOf } from '../render/html-of.testing.tsx';
import { namedExamples } from '../slices/example-slices.ts';
import { galleryPage } from './gallery.tsx';

test('shows every example under its name', () => {
  const html = htmlOf(<galleryPage.Body context={exampleContext()} />);
  for (const { name } of namedExamples()) expect(html).toContain(`>${name}</p><`);
});

test('is not for search engines', () => {
  expect(galleryPage.head(exampleContext()).noindex).toBe(true);
});

test('shows the pictures of the sample provider where they are published', () => {
  const scene = 'above-the-clouds';
  const text = JSON.stringify(picture(scene, '')).replaceAll(scene, `aKuAdUwvdmzfPnKG_${scene}`);
  const documents = [exampleArticle('pictured', { cover: JSON.parse(text) })];
  const html = htmlOf(
    <galleryPage.Body
      context={exampleContext({ content: new Content('ref', documents.map(stored)) })}
    />,
  );
  expect(html).toContain('"/media/aKuAdUwvdmzfPnKG?');
  expect(html).not.toContain(`/media/${scene}-wide`);
});
