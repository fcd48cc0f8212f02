import { expect, it } from 'vitest';
import { altTexts } from './alt-texts.ts';
import { portraitKeys } from './source.ts';
import {
  actions,
  codeOf,
  download,
  keyOf,
  linksIn,
  portraitPicture,
  scenePicture,
  sheetKey,
  textLinks,
  toDocument,
} from './stored.ts';

it('names a document by what it is and its language', () => {
  expect(keyOf('program', 'lisbon', 'pt')).toBe('program:lisbon:pt');
  expect(codeOf('pt')).toBe('pt-br');
  expect(toDocument('page', 'contact', 'fr')).toEqual({
    link_type: 'Document',
    id: 'document:page:contact:fr',
  });
});

it('leads to documents of its language, and to the web as it stands', () => {
  const link = linksIn('es');
  for (const kind of ['program', 'article', 'page', 'overview'])
    expect(link(`${kind}:alps`)).toEqual(toDocument(kind, 'alps', 'es'));
  for (const url of ['https://www.who.int', 'mailto:a@farol.example', 'tel:+442079460199'])
    expect(link(url)).toEqual({ link_type: 'Web', url });
});

it('writes links of slices and of the layout with the names their models have', () => {
  const list = [{ label: 'Prices', target: 'page:prices' }];
  const href = toDocument('page', 'prices', 'en');
  expect(actions(list, 'en')).toEqual([{ label: 'Prices', href }]);
  expect(textLinks(list, 'en')).toEqual([{ text: 'Prices', href }]);
});

it('gives a scene its own drawing for each view, with one alt text in the language', () => {
  const [scene = ''] = Object.keys(altTexts);
  const picture = scenePicture(scene, 'fr');
  expect([picture.id, picture.square.id, picture.tall.id]).toEqual(
    ['wide', 'square', 'tall'].map((crop) => `media:${scene}-${crop}`),
  );
  expect(picture.square.alt).toBe(picture.alt);
  expect(picture.alt).not.toBe(scenePicture(scene, 'en').alt);
  expect(picture.edit.background).toMatch(/^#[0-9a-f]{6}$/);
});

it('says which scene is not drawn', () => {
  expect(() => scenePicture('the-moon', 'en')).toThrow('the-moon');
});

it('shows each person by name', () => {
  for (const person of portraitKeys) {
    const { id, alt } = portraitPicture(person, 'es');
    expect(id).toBe(`media:portrait-${person}`);
    expect(alt).toContain('Retrato');
  }
});

it('offers a file under a name', () => {
  expect(download('Sheet', sheetKey('alps', 'en'))).toEqual({
    name: 'Sheet',
    file: { link_type: 'Media', id: 'media:sheet-alps-en' },
  });
});
