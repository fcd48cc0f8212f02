import { describe, expect, it } from 'vitest';
import { fit } from './fit.ts';
import { wireDocument } from './stand-in.ts';

function dataOf(raw: unknown): Record<string, unknown> {
  const fitted = fit(raw);
  if (fitted.kind !== 'document') throw new Error(JSON.stringify(fitted));
  return { ...fitted.document.data };
}

function faultOf(raw: unknown): string {
  const fitted = fit(raw);
  if (fitted.kind !== 'misfit') throw new Error(`${fitted.kind} instead of a misfit`);
  return fitted.fault;
}

describe('a document from outside', () => {
  it('leaves behind what no page shows', () => {
    const raw = wireDocument({ id: 'a', href: 'https://service.test', slugs: ['a'] });
    const fitted = fit({ ...raw, linked_documents: [{}] });
    expect(fitted).toMatchObject({ document: { href: '', slugs: ['a'], linked_documents: [] } });
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
    ['no data', { data: undefined }, /^data: /],
    ['text as a number', { data: { lead: 3 } }, /^data\.lead: /],
    ['rich text as text', { data: { title: 'Hello' } }, /^data\.title: /],
    ['a picture without a size', { data: { cover: { url: 'x' } } }, /^data\.cover: /],
    ['a group that is none', { type: 'redirects', data: { redirects: {} } }, /^data\.redirects: /],
    [
      'a slice that does not fit',
      {
        data: {
          slices: [{ slice_type: 'steps', variation: 'default', primary: { steps: 'none' } }],
        },
      },
      /^data\.slices\.0\.primary\.steps: /,
    ],
    ['no uid where the address needs one', { uid: null }, /^uid: /],
    ['a uid that cannot stand in an address', { uid: 'a/b' }, /^uid: /],
    ['no language', { lang: undefined }, /^lang: /],
  ])('does not fit with %s', (_, fields, fault) => {
    expect(faultOf({ ...wireDocument({ id: 'a' }), ...fields })).toMatch(fault);
  });

  it.each([null, 'text', 7, [], {}])('does not fit as %j', (raw) => {
    expect(fit(raw)).toMatchObject({ kind: 'misfit', id: 'unknown' });
  });

  it('is nothing to us when its type is not', () => {
    expect(fit(wireDocument({ id: 'a', type: 'settings' }))).toEqual({ kind: 'other', id: 'a' });
  });
});
