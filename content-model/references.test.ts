import { expect, it } from 'vitest';
import { referencesIn } from './references.ts';

const picture = (id: string) => ({ id, dimensions: { width: 1, height: 1 }, alt: null });

it('finds links, files and pictures, each with the path of its field', () => {
  const data = {
    cover: {
      ...picture('cover'),
      square: picture('cover'),
      linkTo: { link_type: 'Document', id: 'a' },
    },
    body: [
      {
        type: 'paragraph',
        text: 'here',
        spans: [{ start: 0, end: 4, type: 'hyperlink', data: { link_type: 'Document', id: 'b' } }],
      },
      { type: 'image', ...picture('within') },
    ],
    downloads: [{ file: { link_type: 'Media', id: 'sheet' } }],
    slices: [
      { id: 'text$1', slice_type: 'text', primary: { link: { link_type: 'Document', id: 'a' } } },
    ],
    web: { link_type: 'Web', url: 'https://example.org' },
  };
  expect(referencesIn(data)).toEqual([
    { kind: 'file', id: 'cover', path: 'data.cover' },
    { kind: 'document', id: 'a', path: 'data.cover.linkTo' },
    { kind: 'document', id: 'b', path: 'data.body[0].spans[0].data' },
    { kind: 'file', id: 'within', path: 'data.body[1]' },
    { kind: 'file', id: 'sheet', path: 'data.downloads[0].file' },
    { kind: 'document', id: 'a', path: 'data.slices[0].primary.link' },
  ]);
});

it('names another file in a view of a picture', () => {
  const data = { cover: { ...picture('wide'), square: picture('other') } };
  expect(referencesIn(data).map(({ id }) => id)).toEqual(['wide', 'other']);
});
