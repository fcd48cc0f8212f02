import { describe, expect, it } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import { read } from './document.ts';
import { documentModels } from './models.ts';
import { wireDocument } from './service.testing.ts';
import { type Validated, validate } from './validate.ts';

/** The same with the fields of its document. */
function whole(validated: Validated) {
  if (validated.kind !== 'document') return validated;
  return { ...validated, document: read(validated.document) };
}

function wholeOf(raw: unknown) {
  return whole(validate(raw));
}

function dataOf(raw: unknown): Record<string, unknown> {
  const validated = validate(raw);
  if (validated.kind !== 'document') throw new Error(JSON.stringify(validated));
  return { ...read(validated.document).data };
}

function faultOf(raw: unknown): string {
  const validated = validate(raw);
  if (validated.kind !== 'invalid') throw new Error(`${validated.kind} instead of an invalid one`);
  return validated.fault;
}

describe('a document from outside', () => {
  it('leaves behind what no page shows', () => {
    const raw = wireDocument({ id: 'a', href: 'https://service.test', slugs: ['a'] });
    const validated = validate({ ...raw, linked_documents: [{}] });
    expect(whole(validated)).toMatchObject({
      document: { href: '', slugs: ['a'], linked_documents: [] },
    });
  });

  it('gets the fields its model has and it has not', () => {
    const data = dataOf(wireDocument({ id: 'a', type: 'programs_details', data: {} }));
    expect(data).toMatchObject({
      title: [],
      kind: null,
      weeks_min: null,
      departures: [],
      stops: [],
      slices: [],
      related_programs: [],
    });
    const page = dataOf(wireDocument({ id: 'a', data: {} }));
    expect(page.meta_image).toEqual({});
  });

  it('gets the fields inside groups and slices', () => {
    const layout = dataOf(
      wireDocument({ id: 'l', type: 'layout', data: { navbarLeftLinks: [{ text: 'Programs' }] } }),
    );
    expect(layout.navbarLeftLinks).toEqual([{ text: 'Programs', href: { link_type: 'Any' } }]);
    const slices = [{ slice_type: 'steps', variation: 'default', primary: {} }];
    expect(dataOf(wireDocument({ id: 'a', data: { slices } })).slices).toMatchObject([
      { slice_type: 'steps', primary: { steps: [] }, items: [] },
    ]);
  });

  it('keeps slices and fields nobody knows', () => {
    const data = { extra: { deep: 1 }, slices: [{ slice_type: 'unheard_of', primary: { a: 1 } }] };
    expect(dataOf(wireDocument({ id: 'a', data }))).toMatchObject(data);
  });

  it('keeps a picture with its views', () => {
    const cover = {
      url: 'https://images.example/a.jpg',
      alt: null,
      dimensions: { width: 10, height: 10 },
    };
    const data = dataOf(wireDocument({ id: 'a', type: 'articles_details', data: { cover } }));
    expect(data.cover).toEqual({ ...cover, square: {}, tall: {} });
  });

  it.each([
    ['text as a number', { lead: 3 }, 'data.lead', { lead: null }],
    ['rich text as text', { title: 'Hello' }, 'data.title', { title: [] }],
    ['one wrong block', { title: [{ type: 'image' }] }, 'data.title.0', { title: [] }],
    ['a picture without a size', { cover: { url: 'x' } }, 'data.cover', { cover: {} }],
    ['slices that are none', { slices: {} }, 'data.slices', { slices: [] }],
    [
      'a wrong field of a slice',
      {
        slices: [
          { slice_type: 'steps', variation: 'default', primary: { title: 'Five', steps: 'none' } },
        ],
      },
      'data.slices.0.primary.steps',
      { slices: [{ slice_type: 'steps', primary: { title: 'Five', steps: [] } }] },
    ],
    [
      'a wrong field of a group of a slice',
      {
        slices: [{ slice_type: 'steps', primary: { steps: [{ title: 'One', text: ['flat'] }] } }],
      },
      'data.slices.0.primary.steps.0.text',
      { slices: [{ primary: { steps: [{ title: 'One', text: null }] } }] },
    ],
    [
      'a slice without its fields',
      { slices: [{ slice_type: 'steps', primary: 7 }, { slice_type: 'unheard_of' }] },
      'data.slices.0.primary',
      { slices: [{ slice_type: 'unheard_of' }] },
    ],
  ])('is shown without its fault: %s', (_, data, place, shown) => {
    const validated = validate(wireDocument({ id: 'a', data: { extra: 'stays', ...data } }));
    expect(whole(validated)).toMatchObject({
      kind: 'document',
      document: { data: { extra: 'stays', ...shown } },
    });
    expect(whole(validated)).toHaveProperty('faults', [
      expect.stringMatching(new RegExp(`^${place}: `)),
    ]);
  });

  it('keeps the navigation of a layout in which single fields are wrong', () => {
    const picture = { url: 'https://images.example/a.jpg', dimensions: { width: 1, height: 1 } };
    const web = { link_type: 'Web', url: 'https://example.org/' };
    const data = {
      metaTitle: picture,
      footerFirstRowTitle: 'First',
      navbarLeftLinks: [
        { text: 'Whole', href: web },
        { text: 'Flat', href: 'https://example.org/' },
        'no link at all',
        { text: picture, href: web },
      ],
    };
    const validated = validate(wireDocument({ id: 'l', uid: null, type: 'layout', data }));
    expect(whole(validated)).toMatchObject({
      kind: 'document',
      document: {
        data: {
          metaTitle: null,
          footerFirstRowTitle: 'First',
          navbarLeftLinks: [
            { text: 'Whole', href: web },
            { text: 'Flat', href: { link_type: 'Any' } },
            { text: null, href: web },
          ],
        },
      },
    });
    expect(whole(validated)).toHaveProperty('faults.length', 4);
  });

  it.each([...documentModels])('of the type %s can do without any of its fields', (type, model) => {
    const uid = 'a';
    for (const name of Object.keys(model).filter((each) => model[each]?.type !== 'UID')) {
      const validated = validate(
        wireDocument({ id: 'a', uid, type, data: { [name]: Symbol('wrong') } }),
      );
      expect(validated, name).toMatchObject({ kind: 'document' });
      expect(validated, name).toHaveProperty('faults', [expect.stringContaining(`data.${name}: `)]);
    }
  });

  it.each([
    ['tags', 'summer', []],
    ['slugs', [7], []],
    ['url', 7, null],
    ['last_publication_date', {}, null],
    ['alternate_languages', [{ id: 1 }], []],
  ])('is shown without its %s where they are wrong', (name, value, shown) => {
    const validated = validate({ ...wireDocument({ id: 'a' }), [name]: value });
    expect(whole(validated)).toMatchObject({ kind: 'document', document: { [name]: shown } });
    expect(whole(validated)).toHaveProperty('faults', [expect.stringContaining(name)]);
  });

  it('is none of ours where nearly everything is wrong', () => {
    const navbarLeftLinks = Array.from({ length: 200 }, () => ({ text: 7 }));
    const raw = wireDocument({ id: 'l', uid: null, type: 'layout', data: { navbarLeftLinks } });
    expect(faultOf(raw)).toMatch(/^data\.navbarLeftLinks\.100\.text: /);
  });

  it('is judged in a moment however much of it is wrong', () => {
    const slices = Array.from({ length: 60_000 }, () => 7);
    const start = workedMs();
    expect(faultOf(wireDocument({ id: 'a', data: { slices } }))).toMatch(/^data\.slices\.100: /);
    expect(workedMs() - start).toBeLessThan(1_500);
  });

  it('fits with 50,000 redirects', () => {
    const redirects = Array.from({ length: 50_000 }, (_, number) => ({
      from: `/${number}`,
      to: '/',
      permanent: true,
    }));
    const raw = wireDocument({ id: 'r', type: 'redirects', uid: null, data: { redirects } });
    expect(validate(raw).kind).toBe('document');
  });

  it.each([
    ['in a list', Array.from({ length: 60_001 }, () => 7)],
    ['in lists', Array.from({ length: 600 }, () => Array.from({ length: 600 }, () => 7))],
  ])('does not fit where it has more values than any page, %s', (_, extra) => {
    expect(faultOf(wireDocument({ id: 'a', data: { extra } }))).toBe(
      'the document: has more than 250000 values, or 60000 in a list',
    );
  });

  it('loses what is wrong of a list, and nothing beside it', () => {
    const web = { link_type: 'Web', url: 'https://example.org/' };
    const navbarLeftLinks = [7, { text: 7, href: web }, { text: 'Whole', href: web }, 7];
    const raw = wireDocument({ id: 'l', uid: null, type: 'layout', data: { navbarLeftLinks } });
    const validated = validate(raw);
    expect(whole(validated)).toMatchObject({
      document: {
        data: {
          navbarLeftLinks: [
            { text: null, href: web },
            { text: 'Whole', href: web },
          ],
        },
      },
    });
    expect(validated).toMatchObject({
      faults: [
        expect.stringContaining('navbarLeftLinks.0'),
        expect.stringContaining('navbarLeftLinks.1.text'),
        expect.stringContaining('navbarLeftLinks.3'),
      ],
    });
  });

  it.each([
    ['no data', { data: undefined }, /^data: /],
    ['no uid where the address needs one', { uid: null }, /^uid: is missing/],
    ['a uid that cannot stand in an address', { uid: 'a/b' }, /^uid: cannot stand in an address/],
    ['no language', { lang: undefined }, /^lang: /],
    ['a number as its id', { id: 7 }, /^id: /],
  ])('does not fit with %s', (_, fields, fault) => {
    expect(faultOf({ ...wireDocument({ id: 'a' }), ...fields })).toMatch(fault);
  });

  it.each([null, 'text', 7, [], {}])('does not fit as %j', (raw) => {
    expect(wholeOf(raw)).toMatchObject({ kind: 'invalid', id: 'without a usable id' });
  });

  it('does not fit where it is too deep to be written down', () => {
    const extra = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
    expect(faultOf(wireDocument({ id: 'a', data: { extra } }))).toContain('call stack');
  });

  it.each(['.', '..', 'x'.repeat(501)])('does not fit with the uid %j', (uid) => {
    expect(faultOf(wireDocument({ id: 'a', uid }))).toBe('uid: cannot stand in an address');
  });

  it('is known by what else it has where its id is no use', () => {
    const raw = { ...wireDocument({ id: 'a', uid: 'about' }), id: '__proto__'.repeat(100) };
    expect(wholeOf(raw)).toEqual({
      kind: 'invalid',
      id: 'without a usable id (dynamic_page, about, en-us)',
      fault: 'id: cannot be asked for',
    });
  });

  it('keeps of its translations those in languages of the site', () => {
    const spanish = { id: 'b', type: 'dynamic_page', lang: 'es-es' };
    const german = { id: 'c', type: 'dynamic_page', lang: 'de-de' };
    const validated = validate({
      ...wireDocument({ id: 'a' }),
      alternate_languages: [german, spanish],
    });
    expect(whole(validated)).toMatchObject({ document: { alternate_languages: [spanish] } });
  });

  it('is nothing to us when its type is not', () => {
    expect(wholeOf(wireDocument({ id: 'a', type: 'settings' }))).toEqual({
      kind: 'other',
      id: 'a',
    });
  });
});
