import { expect, it } from 'vitest';
import { fromPrismicExport, type ShownFile } from './prismic-export.ts';

function converted(value: unknown) {
  const files: ShownFile[] = [];
  return { value: fromPrismicExport(value, (file) => files.push(file)), files };
}

const origin = {
  id: 'Zkdc',
  url: 'https://images.prismic.io/x/Zkdc_a.jpg',
  width: 900,
  height: 600,
};
const picture = {
  origin,
  edit: { background: '#fff', zoom: 0.5, crop: { x: 3, y: 4 } },
  width: 450,
  height: 300,
  alt: 'A dog',
  credits: 'Inês',
  thumbnails: { small: { edit: { zoom: 0.1, crop: { x: 1, y: 2 } }, width: 90, height: 60 } },
};

it.each([
  ['a document', { id: 'ABC' }, { link_type: 'Document', id: 'ABC' }],
  [
    'a document, as spans name it',
    { id: 'ABC', wioUrl: 'wio://documents/ABC', preview: {} },
    { link_type: 'Document', id: 'ABC' },
  ],
  [
    'the web',
    { url: 'https://x.org', target: '_blank', preview: null },
    { link_type: 'Web', url: 'https://x.org', target: '_blank' },
  ],
  [
    'a file',
    { id: 'ABC', url: 'https://x.cdn.prismic.io/a.pdf', kind: 'document', name: 'a.pdf' },
    { link_type: 'Media', id: 'ABC' },
  ],
])('knows a link to %s', (_, value, link) => {
  expect(converted({ field: value }).value).toEqual({ field: link });
});

it('cuts pictures and their thumbnails as they were cut', () => {
  const { value, files } = converted({ picture });
  expect(value).toEqual({
    picture: {
      id: 'Zkdc',
      url: origin.url,
      dimensions: { width: 450, height: 300 },
      edit: { x: 3, y: 4, zoom: 0.5, background: '#fff' },
      alt: 'A dog',
      copyright: 'Inês',
      small: {
        id: 'Zkdc',
        url: origin.url,
        dimensions: { width: 90, height: 60 },
        edit: { x: 1, y: 2, zoom: 0.1, background: 'transparent' },
        alt: null,
        copyright: null,
      },
    },
  });
  expect(files[0]).toEqual({ id: 'Zkdc', url: origin.url, alt: 'A dog' });
});

it('knows the blocks of rich text', () => {
  const spans = [{ start: 0, end: 2, type: 'strong' }];
  expect(
    converted([
      { type: 'paragraph', content: { text: 'On we go', spans }, direction: 'ltr' },
      { type: 'image', data: picture },
      { type: 'embed', data: { embed_url: 'https://youtu.be/x' } },
    ]).value,
  ).toMatchObject([
    { type: 'paragraph', text: 'On we go', spans, direction: 'ltr' },
    { type: 'image', id: 'Zkdc', alt: 'A dog' },
    { type: 'embed', oembed: { embed_url: 'https://youtu.be/x' } },
  ]);
});

it('knows shared slices, old ones, and groups whose fields are named like parts of links', () => {
  const items = [{ text: 'Book', url: '/book' }];
  expect(
    converted([
      { key: 'hero$1', value: { variation: 'wide', primary: { more: { id: 'A' } }, items } },
      { key: 'quote$2', value: { 'non-repeat': { words: 'x' }, repeat: [] } },
    ]).value,
  ).toEqual([
    {
      id: 'hero$1',
      slice_type: 'hero',
      slice_label: null,
      variation: 'wide',
      primary: { more: { link_type: 'Document', id: 'A' } },
      items,
    },
    { id: 'quote$2', slice_type: 'quote', slice_label: null, primary: { words: 'x' }, items: [] },
  ]);
});
