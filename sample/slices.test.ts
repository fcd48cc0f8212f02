import { expect, it } from 'vitest';
import type { Slice } from './slice-schema.ts';
import { storedSlice } from './slices.ts';
import { scenePicture, toDocument } from './stored.ts';

const today = new Date('2026-11-21T00:00:00Z');
const primaryOf = (slice: Slice) => storedSlice(slice, 'en', today).primary;

it('wraps what a slice says as the service stores it', () => {
  const slice: Slice = { slice: 'finder_doors', title: 'Which door?', text: 'Begin.' };
  expect(storedSlice(slice, 'en', today)).toEqual({
    slice_type: 'finder_doors',
    variation: 'default',
    version: 'initial',
    primary: { title: 'Which door?', text: 'Begin.' },
    items: [],
  });
});

it('turns markup into rich text, in answers too', () => {
  expect(primaryOf({ slice: 'text', body: 'Plain **truth**' })).toEqual({
    body: [
      { type: 'paragraph', text: 'Plain truth', spans: [{ start: 6, end: 11, type: 'strong' }] },
    ],
  });
  const questions = [{ question: 'Why?', answer: 'See [prices](page:prices)' }];
  expect(primaryOf({ slice: 'questions', title: 'Asked', questions })).toMatchObject({
    questions: [
      {
        question: 'Why?',
        answer: [{ spans: [{ data: toDocument('page', 'prices', 'en') }] }],
      },
    ],
  });
});

it('shows scenes as pictures, whatever the slice calls them', () => {
  const scene = 'lighthouse';
  const picture = scenePicture(scene, 'en');
  expect(primaryOf({ slice: 'hero', title: 'A', text: 'B', scene, actions: [] })).toMatchObject({
    picture,
  });
  expect(primaryOf({ slice: 'text_with_picture', body: 'A', scene, side: 'left' })).toMatchObject({
    picture,
    side: 'left',
  });
  expect(
    primaryOf({
      slice: 'video',
      title: 'A',
      url: 'https://video.farol.example/a',
      scene,
      caption: 'B',
    }),
  ).toMatchObject({ poster: picture });
  expect(
    primaryOf({ slice: 'gallery', title: 'A', pictures: [{ scene, caption: 'B' }] }),
  ).toMatchObject({ pictures: [{ picture, caption: 'B' }] });
});

it('shows people with their portraits', () => {
  const quotes = [{ quote: 'Mud.', name: 'Mateo', detail: 'Mindo', portrait: 'mateo' as const }];
  expect(primaryOf({ slice: 'quotes', title: 'Said', quotes })).toMatchObject({
    quotes: [{ quote: 'Mud.', portrait: { id: 'media:portrait-mateo' } }],
  });
});

it('makes the first row and the first column of a table its headers', () => {
  const head = ['What', 'How much'];
  expect(
    primaryOf({ slice: 'table', title: 'Prices', head, rows: [['Room', '€80']], note: '' }),
  ).toMatchObject({
    table: {
      head: { rows: [{ cells: [{ type: 'header' }, { type: 'header' }] }] },
      body: { rows: [{ cells: [{ type: 'header' }, { type: 'data' }] }] },
    },
  });
});

it('leads lists to documents of the language', () => {
  expect(
    storedSlice({ slice: 'program_list', title: '', text: '', programs: ['alps'] }, 'fr', today)
      .primary,
  ).toMatchObject({ programs: [{ program: toDocument('program', 'alps', 'fr') }] });
  expect(
    storedSlice({ slice: 'article_list', title: '', text: '', articles: ['visas'] }, 'pt', today)
      .primary,
  ).toMatchObject({ articles: [{ article: toDocument('article', 'visas', 'pt') }] });
});
