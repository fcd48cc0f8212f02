import { describe, expect, it, vi } from 'vitest';
import { type CheckContext, checkFields, type Fields } from './fields.ts';

const around: CheckContext = {
  asset: (id) =>
    id === 'picture' || id === 'paper'
      ? { kind: id === 'paper' ? 'document' : 'image', width: 1600, height: 900 }
      : undefined,
  slice: (id) =>
    id === 'hero'
      ? {
          id: 'hero',
          type: 'SharedSlice',
          name: 'Hero',
          variations: [
            {
              id: 'default',
              name: 'Default',
              docURL: '',
              version: 'initial',
              description: '',
              imageUrl: '',
              primary: { title: { type: 'Text' } },
              items: { label: { type: 'Text' } },
            },
          ],
        }
      : undefined,
};

const fields = new Map(
  Object.entries({
    uid: { type: 'UID' },
    text: { type: 'Text' },
    number: { type: 'Number' },
    boolean: { type: 'Boolean' },
    color: { type: 'Color' },
    date: { type: 'Date' },
    time: { type: 'Timestamp' },
    select: { type: 'Select', config: { options: ['a', 'b'] } },
    place: { type: 'GeoPoint' },
    embed: { type: 'Embed' },
    rich: { type: 'StructuredText', config: { multi: 'paragraph' } },
    image: {
      type: 'Image',
      config: { constraint: {}, thumbnails: [{ name: 'square', width: 400, height: 400 }] },
    },
    link: { type: 'Link', config: {} },
    links: { type: 'Link', config: { repeat: true } },
    group: { type: 'Group', config: { fields: { text: { type: 'Text' } } } },
    table: { type: 'Table' },
    slices: {
      type: 'Slices',
      config: {
        choices: {
          hero: { type: 'SharedSlice' },
          quote: { type: 'Slice', 'non-repeat': { text: { type: 'Text' } }, repeat: {} },
        },
      },
    },
    strange: { type: 'Hologram' },
  }),
) as unknown as Fields;

const check = (data: unknown) => checkFields(fields, data, 'data', around);

describe('what fits is kept in stored form', () => {
  it.each([
    ['a text', { text: 'São Tomé' }],
    ['a number', { number: -1.5 }],
    ['a boolean', { boolean: false }],
    ['a colour', { color: '#0C2f4a' }],
    ['a date', { date: '2028-02-29' }],
    ['an option', { select: 'b' }],
    ['a place', { place: { latitude: -77.8, longitude: 166.6 } }],
    ['an embed', { embed: { embed_url: 'https://video.example/1', title: 'x' } }],
    ['a link to the web', { link: { link_type: 'Web', url: 'mailto:a@b.example', text: 'Write' } }],
    ['a link to a file', { link: { link_type: 'Media', id: 'paper' } }],
    ['a list of links', { links: [{ link_type: 'Document', id: 'x', key: 'k' }] }],
    ['a group', { group: [{ text: 'one' }, {}] }],
  ])('%s', (_what, data) => {
    expect(check(data)).toEqual(data);
  });

  it('empty fields are left out', () => {
    const empty = {
      text: null,
      place: {},
      embed: {},
      image: {},
      link: { link_type: 'Any' },
      rich: [],
    };
    expect(check(empty)).toEqual({});
  });

  it('words that link to nothing yet keep their place', () => {
    const words = (data: unknown) => [
      {
        type: 'paragraph',
        text: 'Read on',
        spans: [{ start: 0, end: 4, type: 'hyperlink', data }],
      },
    ];
    const rich = words({ link_type: 'Any' });
    for (const link of [{ link_type: 'Any' }, { link_type: 'Document' }, {}, undefined])
      expect(check({ rich: words(link) })).toEqual({ rich });
  });

  it('what the client resolved is taken back to references', () => {
    const data = {
      link: {
        link_type: 'Document',
        id: 'abc',
        type: 'page',
        uid: 'x',
        url: '/x',
        isBroken: false,
        text: 'Read',
      },
    };
    expect(check(data)).toEqual({ link: { link_type: 'Document', id: 'abc', text: 'Read' } });
  });

  it('times are written as the Content API writes them', () => {
    expect(check({ time: '2027-03-31T10:00:00+0200' })).toEqual({
      time: '2027-03-31T08:00:00+0000',
    });
    expect(check({ time: '2027-03-31T08:00:00.5Z' })).toEqual({ time: '2027-03-31T08:00:00+0000' });
  });

  it('a picture gets its size, and a centred crop for each view it does not give', () => {
    const { image } = check({ image: { id: 'picture', url: 'https://old.example/p.jpg' } });
    expect(image).toMatchObject({
      id: 'picture',
      alt: null,
      dimensions: { width: 1600, height: 900 },
      edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
      square: {
        id: 'picture',
        dimensions: { width: 400, height: 400 },
        edit: { x: 350, y: 0, zoom: 1 },
      },
    });
  });

  it.each([
    ['today', { x: 175, y: 0, zoom: 1 }, '', { x: 175, y: 0, zoom: 1 }],
    ['earlier', { x: -200, y: -9, zoom: 0.5 }, '', { x: -200, y: -9, zoom: 0.5 }],
    ['Farol', { x: 350, y: 0, zoom: 4 / 9 }, '', { x: 350, y: 0, zoom: 1 }],
    ['an address', { x: 0, y: 0, zoom: 1 }, '?rect=100,0,900,900', { x: 100, y: 0, zoom: 1 }],
  ])('a crop as it was said by %s', (_who, edit, query, kept) => {
    const dimensions = { width: 400, height: 400 };
    const url = `https://old.example/p.jpg${query}`;
    const { image } = check({ image: { id: 'picture', url, edit, dimensions } });
    expect(image).toMatchObject({ dimensions, edit: kept });
    expect(image).not.toHaveProperty('rect');
  });

  it('a crop in other proportions than the size it is shown at', () => {
    const dimensions = { width: 400, height: 400 };
    const url = 'https://old.example/p.jpg?rect=100,0,900,300&w=400&h=400';
    const { image } = check({ image: { id: 'picture', url, dimensions } });
    expect(image).toMatchObject({ rect: { x: 100, y: 0, width: 900, height: 300 } });
  });

  it('slices get an id, shared ones their variation', () => {
    const { slices } = check({
      slices: [
        { slice_type: 'hero', primary: { title: 'Go' }, items: [{ label: 'x' }] },
        { slice_type: 'quote', primary: { text: 'Yes' } },
      ],
    });
    expect(slices).toEqual([
      {
        slice_type: 'hero',
        slice_label: null,
        id: expect.stringMatching(/^hero\$/),
        variation: 'default',
        version: 'initial',
        primary: { title: 'Go' },
        items: [{ label: 'x' }],
      },
      {
        slice_type: 'quote',
        slice_label: null,
        id: expect.any(String),
        primary: { text: 'Yes' },
        items: [],
      },
    ]);
  });

  it('tables get keys', () => {
    const cell = (text: string) => ({ content: [{ type: 'paragraph', text, spans: [] }] });
    const { table } = check({ table: { body: { rows: [{ cells: [cell('1')] }] } } });
    expect(table).toMatchObject({
      body: { rows: [{ key: expect.any(String), cells: [{ type: 'data', ...cell('1') }] }] },
    });
  });
});

describe('what does not fit is named by its place', () => {
  it.each([
    [{ nothing: 1 }, 'data.nothing: the model has no such field'],
    [{ text: ['x'] }, 'data.text: expected a text, got a list'],
    [{ number: '5' }, 'data.number: expected a number, got "5"'],
    [{ boolean: 'yes' }, 'data.boolean: expected true or false'],
    [{ color: 'red' }, 'data.color: expected a color'],
    [{ date: '2027-02-29' }, 'data.date: expected a date'],
    [{ time: '2027-03-31 10:00' }, 'data.time: expected a time'],
    [{ time: '2027-03-31T25:00:00Z' }, 'data.time: expected a time'],
    [{ select: 'c' }, 'data.select: expected one of the options'],
    [{ place: { latitude: 91, longitude: 0 } }, 'data.place: expected a latitude'],
    [{ embed: { embed_url: 'javascript:1' } }, 'data.embed: expected an oEmbed'],
    [{ rich: [{ type: 'script', text: 'x' }] }, 'data.rich[0].type: expected a kind of block'],
    [
      { rich: [{ type: 'paragraph', text: 'ab', spans: [{ start: 0, end: 3, type: 'em' }] }] },
      'data.rich[0].spans[0]: expected a start and an end within the 2 characters',
    ],
    [
      { image: { url: 'https://x.example/a.jpg' } },
      'data.image.id: a picture names its file by id',
    ],
    [{ image: { id: 'paper' } }, 'data.image.id: the file paper is no picture'],
    [{ link: { link_type: 'Web', url: 'data:text/html,x' } }, 'data.link.url: expected an address'],
    [{ link: { link_type: 'Web', url: ' JavaScript:alert(1)' } }, 'data.link.url: expected'],
    [{ link: { link_type: 'Media', id: 'gone' } }, 'data.link: there is no file with the id gone'],
    [{ links: {} }, 'data.links: expected a list'],
    [{ group: [{ other: 1 }] }, 'data.group[0].other: the model has no such field'],
    [{ table: { body: { rows: [{}] } } }, 'data.table.body.rows[0].cells: expected a list'],
    [
      { slices: [{ slice_type: 'banner' }] },
      'data.slices[0].slice_type: the zone takes hero, quote',
    ],
    [
      { slices: [{ slice_type: 'hero', variation: 'big' }] },
      'data.slices[0].variation: hero has the variations default',
    ],
    [
      { slices: [{ slice_type: 'hero', primary: { title: 5 } }] },
      'data.slices[0].primary.title: expected a text, got 5',
    ],
    [{ strange: 1 }, 'data.strange: the model gives it the type Hologram'],
  ])('%j', (data, sentence) => {
    expect(() => check(data)).toThrow(sentence);
  });
});

it('says what to do where a list has more items than can be saved', () => {
  const rich = Array.from({ length: 5_007 }, () => ({ type: 'paragraph', text: '', spans: [] }));
  expect(() => check({ rich })).toThrow(
    'data.rich: has 5007 items, and 5000 are the most that can be saved. Take 7 out, or part them into several pages.',
  );
});

it('looks no further once there is more to be mended than helps anybody', () => {
  const data = Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`f${at}`, at]));
  const fields: Fields = new Map();
  const lookUp = vi.spyOn(fields, 'get');
  const context = { asset: () => undefined, slice: () => undefined };
  expect(() => checkFields(fields, data, 'data', context)).toThrow('data.f0: the model has no');
  expect(lookUp).toHaveBeenCalledTimes(100);
});
