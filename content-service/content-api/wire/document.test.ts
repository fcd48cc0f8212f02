import { describe, expect, it } from 'vitest';
import { everything } from '../../query/selection.ts';
import { exampleDocument, exampleSnapshot, words } from '../../query/snapshot.testing.ts';
import { Snapshot, type SnapshotAsset, type SnapshotDocument } from '../../repository/snapshot.ts';
import { wireDocument } from './document.ts';
import { View, type ViewOptions } from './view.ts';

const ines = exampleDocument({
  id: 'ines',
  type: 'guide',
  uid: 'ines',
  tags: ['host'],
  slugs: ['ines-silva', 'ines'],
  data: {
    name: [words('Inês', 'heading1')],
    biography: [words('First.'), words('Second.')],
    town: 'Lagos',
  },
});

const routes = [
  { type: 'guide', path: '/guides/:uid' },
  { type: 'trip', path: '/:lang?/trips/:uid' },
];

function dataOf(data: Record<string, unknown>, options: Partial<ViewOptions> = {}) {
  const trip = exampleDocument({ id: 'trip', uid: 'algarve', data });
  return wire(trip, options).data;
}

function wire(
  document: SnapshotDocument,
  { beach = {}, ...options }: Partial<ViewOptions> & { beach?: Partial<SnapshotAsset> } = {},
) {
  const { ref, contents, ordered } = exampleSnapshot([document, ines]);
  const assets = new Map(contents.assets);
  const file = assets.get('beach');
  if (file) assets.set('beach', { ...file, ...beach });
  const snapshot = new Snapshot(ref, { ...contents, assets }, ordered);
  const view = new View({
    snapshot,
    origin: 'https://farol.test',
    ref: 'preview token',
    routes,
    brokenRoute: null,
    selections: null,
    fetchedLinks: new Map(),
    ...options,
  });
  return wireDocument(view, document);
}

const toInes = { link_type: 'Document', id: 'ines' };
const wireInes = {
  id: 'ines',
  type: 'guide',
  tags: ['host'],
  lang: 'en-us',
  slug: 'ines-silva',
  first_publication_date: '2026-01-01T00:00:00+0000',
  last_publication_date: '2026-01-02T00:00:00+0000',
  uid: 'ines',
  url: '/guides/ines',
  link_type: 'Document',
  isBroken: false,
};

const picture = {
  id: 'beach',
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
  dimensions: { width: 2000, height: 1500 },
  alt: null,
  copyright: null,
};

const wirePicture = {
  dimensions: { width: 2000, height: 1500 },
  alt: 'A beach at dawn',
  copyright: 'Farol',
  url: 'https://farol.test/media/beach_beach.jpg?auto=format,compress',
  id: 'beach',
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
};

describe('wireDocument', () => {
  it('has an address by the routes and names the ref in its href', () => {
    const written = wire(exampleDocument({ id: 'trip', uid: 'algarve' }));
    expect(written.url).toBe('/trips/algarve');
    expect(new URL(written.href).searchParams.get('ref')).toBe('preview token');
    expect(new URL(written.href).searchParams.get('q')).toBe('[[:d = at(document.id, "trip") ]]');
  });

  it('fills every field the models have with its empty value', () => {
    expect(Object.entries(dataOf({ nonsense: 'dropped' }))).toEqual([
      ['title', []],
      ['body', []],
      ['summary', null],
      ['season', null],
      ['price', null],
      ['bookable', true],
      ['starts', null],
      ['closes', null],
      ['colour', null],
      ['base', {}],
      ['guide', { link_type: 'Any' }],
      ['cover', { phone: {} }],
      ['film', {}],
      ['more', { link_type: 'Any' }],
      ['doors', []],
      ['leaflet', { link_type: 'Any' }],
      ['prices', null],
      ['catalogue', null],
      ['stops', []],
      ['slices', []],
    ]);
  });

  it('fills the fields of groups and slices, too', () => {
    const { stops, slices } = dataOf({
      stops: [{ name: 'Lagos' }],
      slices: [
        { slice_type: 'hero', variation: 'default', version: 'old', id: 'hero$1', items: [{}] },
        { slice_type: 'quote', primary: { words: 'Oh' } },
        { slice_type: 'hero', variation: 'unknown', id: 'hero$2' },
        { slice_type: 'unknown', id: 'unknown$1' },
      ],
    });
    const host = { link_type: 'Any' };
    expect(stops).toEqual([{ name: 'Lagos', nights: null, arrival: null, place: {}, host }]);
    expect(JSON.stringify(slices)).toBe(
      JSON.stringify([
        {
          variation: 'default',
          version: 'initial',
          items: [{ label: null }],
          primary: { words: null, picture: {}, action: { link_type: 'Any' }, facts: [] },
          id: 'hero$1',
          slice_type: 'hero',
          slice_label: null,
        },
        {
          slice_type: 'quote',
          slice_label: null,
          primary: { words: 'Oh', author: { link_type: 'Any' } },
          items: [],
        },
      ]),
    );
  });

  it('writes simple values as they are and moments in 24 characters', () => {
    const simple = {
      summary: '',
      season: 'summer',
      price: 0,
      bookable: false,
      starts: '2026-03-01',
      colour: '#ffcc00',
      base: { latitude: 38.7, longitude: -9.1 },
      film: { embed_url: 'https://video.test/1', type: 'video' },
      catalogue: { sku: 1 },
    };
    expect(dataOf({ ...simple, closes: '2026-03-01T11:30:00.250+02:00' })).toMatchObject({
      ...simple,
      closes: '2026-03-01T09:30:00+0000',
    });
  });

  describe('links', () => {
    it('know the document they lead to', () => {
      const link = { ...toInes, text: 'Your guide', variant: 'Bold', key: 'k1' };
      const { guide } = dataOf({ guide: link });
      expect(guide).toEqual({ ...wireInes, key: 'k1', text: 'Your guide', variant: 'Bold' });
      expect(Object.keys(Object(guide)).slice(0, 11)).toEqual(
        Object.keys(wireInes).slice(0, 10).concat('key'),
      );
      const { guide: withoutRoutes } = dataOf({ guide: toInes }, { routes: [] });
      expect(withoutRoutes).not.toHaveProperty('url');
    });

    it('are broken where the document is not there', () => {
      const broken = {
        id: 'gone',
        type: 'broken_type',
        tags: [],
        lang: null,
        slug: '-',
        first_publication_date: null,
        last_publication_date: null,
        link_type: 'Document',
        isBroken: true,
      };
      const more = { link_type: 'Document', id: 'gone' };
      expect(dataOf({ more }).more).toEqual(broken);
      expect(dataOf({ more }, { brokenRoute: '/404' }).more).toEqual({ ...broken, url: '/404' });
    });

    it('to the web stay as they are', () => {
      const link = {
        link_type: 'Web',
        key: 'k',
        url: 'https://x.test',
        target: '_blank',
        text: 'X',
      };
      expect(JSON.stringify(dataOf({ more: link }).more)).toBe(JSON.stringify(link));
    });

    it('to files say their size in texts', () => {
      const file = { link_type: 'Media', id: 'terms', text: 'Terms' };
      expect(dataOf({ leaflet: file }).leaflet).toEqual({
        link_type: 'Media',
        id: 'terms',
        kind: 'document',
        name: 'Terms 2026.pdf',
        url: 'https://farol.test/media/terms_terms-2026.pdf',
        size: '1234',
        text: 'Terms',
      });
      expect(dataOf({ leaflet: { link_type: 'Media', id: 'beach' } }).leaflet).toMatchObject({
        kind: 'image',
        url: 'https://farol.test/media/beach_beach.jpg?auto=format,compress',
        size: '48211',
        width: '2000',
        height: '1500',
      });
      const gone = { link_type: 'Media', id: 'gone', text: 'Terms' };
      expect(dataOf({ leaflet: gone }).leaflet).toEqual({ link_type: 'Any', text: 'Terms' });
    });

    it('that repeat each have a key', () => {
      const { doors } = dataOf({
        doors: [
          { ...toInes, key: 'k' },
          { link_type: 'Any', text: 'x' },
        ],
      });
      expect(doors).toEqual([
        { ...wireInes, key: 'k' },
        { link_type: 'Any', text: 'x', key: '1' },
      ]);
      // Written before the model said so.
      expect(dataOf({ doors: toInes }).doors).toEqual([{ ...wireInes, key: '0' }]);
    });
  });

  describe('pictures', () => {
    it('are whole with their file’s words, or with their own', () => {
      expect(JSON.stringify(dataOf({ cover: picture }).cover)).toBe(
        JSON.stringify({ ...wirePicture, phone: {} }),
      );
      expect(dataOf({ cover: { ...picture, alt: '', copyright: 'Me' } }).cover).toMatchObject({
        alt: '',
        copyright: 'Me',
      });
    });

    it('have the file’s words in the language of the document, unless they have their own', () => {
      const descriptions = { 'pt-br': 'Uma praia ao amanhecer' };
      const said = (lang: string, alt: string | null) => {
        const trip = exampleDocument({ id: 'trip', lang, data: { cover: { ...picture, alt } } });
        return wire(trip, { beach: { descriptions } }).data.cover;
      };
      expect(said('pt-br', null)).toMatchObject({ alt: 'Uma praia ao amanhecer' });
      expect(said('en-us', null)).toMatchObject({ alt: 'A beach at dawn' });
      expect(said('fr-fr', null)).toMatchObject({ alt: 'A beach at dawn' });
      expect(said('pt-br', 'Aqui')).toMatchObject({ alt: 'Aqui' });
      expect(said('pt-br', '')).toMatchObject({ alt: '' });
    });

    it('are cropped around the focal point, unless another crop was chosen', () => {
      const phone = {
        ...picture,
        edit: { x: 250, y: 0, zoom: 1, background: 'transparent' },
        dimensions: { width: 750, height: 750 },
      };
      const shown = (view: typeof phone) => {
        const trip = exampleDocument({ id: 'trip', data: { cover: { ...picture, phone: view } } });
        return wire(trip, { beach: { focus: { x: 0.9, y: 0.5 } } }).data.cover;
      };
      const rect = (part: string) => `${wirePicture.url}&rect=${part}&w=750&h=750`;
      expect(shown(phone)).toMatchObject({
        url: wirePicture.url,
        phone: { url: rect('500,0,1500,1500'), edit: { x: 500, y: 0, zoom: 1 } },
      });
      const chosen = { ...phone, edit: { ...phone.edit, x: 100 } };
      expect(shown(chosen)).toMatchObject({ phone: { url: rect('100,0,1500,1500') } });
    });

    it('show a part of the file where they were cropped', () => {
      const phone = {
        ...picture,
        edit: { x: -200, y: -100, zoom: 0.4, background: 'transparent' },
        dimensions: { width: 400, height: 300 },
      };
      expect(dataOf({ cover: { ...picture, phone } }).cover).toEqual({
        ...wirePicture,
        phone: {
          ...wirePicture,
          ...{ dimensions: phone.dimensions, edit: phone.edit },
          url: `${wirePicture.url}&rect=500,250,1000,750&w=400&h=300`,
        },
      });
    });

    it.each([
      [{ x: 500, y: 0, zoom: 0.5 }, { x: 500, y: 0, zoom: 1 }, '500,0,1500,1500', 750, 750],
      [
        { x: 500, y: 250, zoom: 0.4 },
        { x: -200, y: -100, zoom: 0.4 },
        '500,250,1000,750',
        400,
        300,
      ],
    ])('cut the way Farol once did are put right: %j', (stored, edit, rect, width, height) => {
      const dimensions = { width, height };
      const cover = dataOf({ cover: { ...picture, edit: stored, dimensions } }).cover;
      expect(cover).toMatchObject({
        edit: { ...edit, background: 'transparent' },
        url: `${wirePicture.url}&rect=${rect}&w=${width}&h=${height}`,
      });
    });

    it('show the part that no edit can say', () => {
      const rect = { x: 1, y: 2, width: 900, height: 50 };
      const cover = { ...picture, dimensions: { width: 400, height: 300 }, rect };
      expect(dataOf({ cover }).cover).toMatchObject({
        url: `${wirePicture.url}&rect=1,2,900,50&w=400&h=300`,
      });
    });

    it('never show more than there is', () => {
      const edit = { x: 1900, y: 0, zoom: 1, background: 'transparent' };
      const cover = { ...picture, edit, dimensions: { width: 200, height: 100 } };
      expect(dataOf({ cover }).cover).toMatchObject({
        url: `${wirePicture.url}&rect=1900,0,100,1000&w=200&h=100`,
      });
    });

    it('are empty where the file is not there', () => {
      expect(dataOf({ cover: { ...picture, id: 'gone' } }).cover).toEqual({ phone: {} });
    });
  });

  it('resolves what rich text points to', () => {
    const link = { start: 0, end: 4, type: 'hyperlink', data: toInes };
    const strong = { start: 0, end: 4, type: 'strong' };
    const { body } = dataOf({
      body: [
        { ...words('Inês and more'), spans: [strong, link], direction: 'ltr' },
        { type: 'image', ...picture, linkTo: { link_type: 'Web', url: 'https://x.test' } },
        { type: 'image', ...picture, id: 'gone' },
        { title: 'An item, from when the field was a group' },
        { type: 'embed', oembed: { embed_url: 'https://video.test/1' } },
      ],
    });
    const { id, url, alt, copyright, dimensions, edit } = wirePicture;
    expect(JSON.stringify(body)).toBe(
      JSON.stringify([
        {
          type: 'paragraph',
          text: 'Inês and more',
          spans: [strong, { ...link, data: wireInes }],
          direction: 'ltr',
        },
        {
          ...{ type: 'image', id, url, alt, copyright, dimensions, edit },
          linkTo: { link_type: 'Web', url: 'https://x.test' },
        },
        { type: 'embed', oembed: { embed_url: 'https://video.test/1' } },
      ]),
    );
  });

  it('resolves what tables point to', () => {
    const span = { start: 0, end: 4, type: 'hyperlink', data: toInes };
    const cell = { key: 'c', type: 'data', content: [{ ...words('Inês'), spans: [span] }] };
    const { prices } = dataOf({ prices: { body: { rows: [{ key: 'r', cells: [cell] }] } } });
    const content = [{ ...words('Inês'), spans: [{ ...span, data: wireInes }] }];
    expect(prices).toEqual({ body: { rows: [{ key: 'r', cells: [{ ...cell, content }] }] } });
  });

  it('shows nothing of a type that is not selected', () => {
    expect(dataOf({ price: 1 }, { selections: new Map() })).toEqual({});
    expect(dataOf({ price: 1 }, { selections: new Map([['trip', everything]]) })).toMatchObject({
      price: 1,
    });
  });
});
