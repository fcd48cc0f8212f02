import { describe, expect, it } from 'vitest';
import { exampleDocument, words } from '../../query/snapshot.testing.ts';
import { exampleApi, searchFor } from '../library.testing.ts';

const to = (id: string) => ({ link_type: 'Document', id });

const documents = [
  exampleDocument({
    id: 'trip',
    uid: 'algarve',
    data: {
      title: [words('Algarve', 'heading1')],
      summary: 'By the sea',
      price: 900,
      guide: to('ines'),
      stops: [{ name: 'Lagos', nights: 2, host: to('ines') }],
      slices: [
        {
          slice_type: 'hero',
          variation: 'default',
          id: 'hero$1',
          primary: { words: 'Go', action: to('ines') },
          items: [{ label: 'a' }],
        },
        {
          slice_type: 'quote',
          primary: { words: 'Oh', author: to('ines') },
          items: [{ source: 'Me' }],
        },
      ],
    },
  }),
  exampleDocument({
    id: 'ines',
    type: 'guide',
    data: {
      name: [words('Inês', 'heading1')],
      biography: [words('One.'), words('Two.')],
      town: 'Lagos',
      home: { latitude: 1, longitude: 2 },
      agency: to('farol'),
      languages: [{ language: 'Portuguese' }],
    },
  }),
  exampleDocument({ id: 'farol', type: 'guide', data: { town: 'Faro', agency: to('ines') } }),
  exampleDocument({ id: 'home', type: 'home', data: { featured: to('trip') } }),
];

const app = exampleApi({ documents });

/** The data of one document. */
async function ask(id: string, parameters: Record<string, string>) {
  const query = { q: `[[at(document.id, "${id}")]]`, ...parameters };
  const answer = await app.request(searchFor(query));
  const { results } = await answer.json();
  return results[0].data;
}

describe('fetch', () => {
  it('answers the named fields alone', async () => {
    const data = await ask('trip', { fetch: 'trip.price, my.trip.stops.name' });
    expect(data).toEqual({ price: 900, stops: [{ name: 'Lagos' }] });
    expect(await ask('trip', { fetch: 'guide.town' })).toEqual({});
  });
});

describe('fetchLinks', () => {
  it('includes fields of the linked documents, wherever the links are', async () => {
    const data = await ask('trip', { fetchLinks: '[guide.town,guide.biography, guide.agency]' });
    const fetched = { biography: [words('One.')], town: 'Lagos' };
    for (const link of [
      data.guide,
      data.stops[0].host,
      data.slices[0].primary.action,
      data.slices[1].primary.author,
    ]) {
      expect(link).toMatchObject({ id: 'ines', data: fetched });
      // The nested link to the agency has no fetched fields.
      expect(link.data.agency).toMatchObject({ id: 'farol', link_type: 'Document' });
      expect(link.data.agency).not.toHaveProperty('data');
    }
  });

  it('leaves out what cannot be fetched, and then the data altogether', async () => {
    const data = await ask('trip', { fetchLinks: 'guide.home,guide.languages,guide.nope,x.y' });
    expect(data.guide.id).toBe('ines');
    expect(data.guide).not.toHaveProperty('data');
  });
});

describe('graphQuery', () => {
  it('answers the selected fields of documents and of those they link to', async () => {
    const graphQuery = `{
      trip { price guide { ...on guide { town agency { ...on guide { town } } } } stops { name } }
    }`;
    const data = await ask('trip', { graphQuery });
    expect(Object.keys(data)).toEqual(['price', 'guide', 'stops']);
    expect(data.price).toBe(900);
    expect(data.stops).toEqual([{ name: 'Lagos' }]);
    expect(data.guide).toMatchObject({ id: 'ines', link_type: 'Document' });
    expect(Object.keys(data.guide.data)).toEqual(['town', 'agency']);
    expect(data.guide.data.agency).toMatchObject({ id: 'farol', data: { town: 'Faro' } });
  });

  it('answers all fields, with more of one of them', async () => {
    const graphQuery = '{ trip { ...tripFields guide { ...on guide { ...guideFields } } } }';
    const data = await ask('trip', { graphQuery });
    expect(data).toMatchObject({ price: 900, summary: 'By the sea', season: null });
    expect(data.slices).toHaveLength(2);
    expect(data.guide.data).toMatchObject({ town: 'Lagos', biography: [{}, {}] });
  });

  it('answers parts of slices, old and shared', async () => {
    const graphQuery = `{ trip { slices {
      ...on hero { variation { ...on default { primary { words action { ...on guide { town } } } } } }
      ...on quote { non-repeat { author { ...on guide { town } } } repeat { ...repeatFields } }
    } } }`;
    const { slices } = await ask('trip', { graphQuery });
    expect(slices).toMatchObject([
      {
        slice_type: 'hero',
        variation: 'default',
        items: [],
        primary: { words: 'Go', action: { data: { town: 'Lagos' } } },
      },
      {
        slice_type: 'quote',
        primary: { author: { data: { town: 'Lagos' } } },
        items: [{ source: 'Me' }],
      },
    ]);
    expect(Object.keys(slices[0].primary)).toEqual(['words', 'action']);
    expect(Object.keys(slices[1].primary)).toEqual(['author']);
  });

  it('leaves out slices that are not selected, and answers whole ones', async () => {
    const only = await ask('trip', {
      graphQuery: '{ trip { slices { ...on hero { ...heroFields } } } }',
    });
    expect(only.slices).toMatchObject([{ primary: { words: 'Go' }, items: [{ label: 'a' }] }]);
    expect((await ask('trip', { graphQuery: '{ trip { slices } }' })).slices).toHaveLength(2);
    expect(await ask('trip', { graphQuery: '{ guide { town } }' })).toEqual({});
  });

  it('refuses what would grow without end', async () => {
    const many = Array.from({ length: 300 }, () => ({ host: to('big') }));
    const big = exampleDocument({ id: 'big', data: { stops: many } });
    let graphQuery = 'nights';
    for (let depth = 0; depth < 4; depth += 1)
      graphQuery = `stops { host { ...on trip { ${graphQuery} } } }`;
    const query = { graphQuery: `{ trip { ${graphQuery} } }` };
    const answer = await exampleApi({ documents: [big] }).request(searchFor(query));
    expect(answer.status).toBe(422);
    expect((await answer.json()).message).toMatch(/^The answer would be larger than/);
  });
});

describe('the fields a model picks', () => {
  it('come with the link, over two documents and through groups', async () => {
    const { featured } = await ask('home', {});
    expect(featured).toMatchObject({ id: 'trip', link_type: 'Document' });
    expect(featured.data).toMatchObject({
      summary: 'By the sea',
      stops: [{ name: 'Lagos' }],
      guide: { id: 'ines', data: { town: 'Lagos', languages: [{ language: 'Portuguese' }] } },
    });
    expect(Object.keys(featured.data.stops[0])).toEqual(['name']);
    expect(Object.keys(featured.data.guide.data)).toEqual(['town', 'languages']);
  });

  it('are nothing where the model only names types', async () => {
    expect((await ask('trip', {})).guide).not.toHaveProperty('data');
  });
});
