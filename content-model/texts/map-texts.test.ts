import { describe, expect, it } from 'vitest';
import type { TextModels } from './map-fields.ts';
import { mapTexts, textsOf, withoutTexts } from './map-texts.ts';

const models: TextModels = {
  fields: {
    title: { type: 'Text' },
    season: { type: 'Select' },
    price: { type: 'Number' },
    prose: { type: 'StructuredText' },
    cover: { type: 'Image' },
    more: { type: 'Link' },
    doors: { type: 'Link', config: { repeat: true } },
    dates: {
      type: 'Group',
      config: { fields: { name: { type: 'Text' }, from: { type: 'Date' } } },
    },
    topics: {
      type: 'Group',
      config: {
        fields: {
          tag: { type: 'Text', config: { sameEverywhere: true } },
          name: { type: 'Text' },
        },
      },
    },
    prices: { type: 'Table' },
    body: {
      type: 'Slices',
      config: {
        choices: {
          quote: { type: 'SharedSlice' },
          old: { type: 'Slice', 'non-repeat': { words: { type: 'Text' } }, repeat: {} },
        },
      },
    },
  },
  slice: (id) =>
    id === 'quote'
      ? {
          variations: [
            {
              id: 'default',
              primary: { words: { type: 'Text' }, size: { type: 'Select' } },
              items: { label: { type: 'Text' } },
            },
          ],
        }
      : undefined,
};

const block = (text: string) => ({ type: 'paragraph', text, spans: [] });
const picture = { id: 'p', edit: { x: 0 }, alt: 'A lighthouse', copyright: 'Ana' };
const cell = (text: string) => ({ key: 'k', type: 'data', content: [block(text)] });
const data = {
  title: 'Lisbon',
  season: 'summer',
  price: 900,
  prose: [block('By the river'), { ...picture, type: 'image' }, block('')],
  cover: { ...picture, phone: { ...picture, alt: 'Narrow' } },
  more: { link_type: 'Document', id: 'd', text: 'More' },
  doors: [{ link_type: 'Web', url: 'https://farol.example' }],
  dates: [{ name: 'Spring', from: '2027-04-01' }],
  topics: [{ tag: 'sea', name: 'By the sea' }],
  prices: { body: { rows: [{ key: 'r', cells: [cell('One week')] }] } },
  body: [
    {
      id: 'q$1',
      slice_type: 'quote',
      variation: 'default',
      primary: { words: 'Well', size: 'big' },
      items: [{ label: 'Rui' }],
    },
    { id: 'o$1', slice_type: 'old', primary: { words: 'Older' }, items: [] },
  ],
};

describe('mapTexts', () => {
  it('names what people read, in the order of the page, and nothing else', () => {
    const texts = textsOf(data, models).map(({ path, kind, value }) => [
      path.join('.'),
      kind === 'words' ? value : value.text,
    ]);
    expect(texts).toEqual([
      ['title', 'Lisbon'],
      ['prose.0', 'By the river'],
      ['prose.1.alt', 'A lighthouse'],
      ['cover.alt', 'A lighthouse'],
      ['cover.phone.alt', 'Narrow'],
      ['more.text', 'More'],
      ['dates.0.name', 'Spring'],
      ['topics.0.name', 'By the sea'],
      ['prices.body.rows.0.cells.0.content.0', 'One week'],
      ['body.0.primary.words', 'Well'],
      ['body.0.items.0.label', 'Rui'],
      ['body.1.primary.words', 'Older'],
    ]);
  });

  it('changes nothing where every text stays', () => {
    expect(mapTexts(data, models, ({ value }) => value)).toEqual(data);
  });

  it('leaves what carries no words', () => {
    const left = withoutTexts(data, models);
    expect(textsOf(left, models)).toEqual([]);
    expect(left).toMatchObject({
      season: 'summer',
      price: 900,
      cover: { id: 'p', alt: null, copyright: 'Ana', phone: { alt: null } },
      more: { link_type: 'Document', id: 'd' },
      doors: data.doors,
      dates: [{ from: '2027-04-01' }],
      topics: [{ tag: 'sea' }],
      body: [{ id: 'q$1', primary: { size: 'big' }, items: [{}] }, { id: 'o$1' }],
    });
    expect(left).not.toHaveProperty('title');
    expect(left.more).not.toHaveProperty('text');
  });
});
