import { describe, expect, it } from 'vitest';
import { merge } from './index.ts';

const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] });
const slice = (id: string, title = id) => ({
  id,
  slice_type: 'text',
  variation: 'default',
  primary: { title, lead: 'A lead' },
  items: [],
});

describe('merge', () => {
  it('takes different fields from both', () => {
    const base = { title: 'Lisbon', price: 900, lead: 'By the river' };
    expect(merge(base, { ...base, title: 'Lisbon in spring' }, { ...base, price: 950 })).toEqual({
      merged: { title: 'Lisbon in spring', price: 950, lead: 'By the river' },
      conflicts: [],
    });
  });

  it('names a field that both changed, with all three, and keeps yours for now', () => {
    expect(merge({ price: 900 }, { price: 950 }, { price: 990 })).toEqual({
      merged: { price: 950 },
      conflicts: [{ path: ['price'], base: 900, yours: 950, theirs: 990 }],
    });
  });

  it('finds no conflict where both did the same', () => {
    expect(merge({ price: 900 }, { price: 950 }, { price: 950 }).conflicts).toEqual([]);
  });

  it('takes away what one took away, and keeps what the other wrote on', () => {
    expect(merge({ a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 })).toEqual({
      merged: { b: 2 },
      conflicts: [],
    });
    expect(merge({ a: 1 }, {}, { a: 2 })).toEqual({
      merged: { a: 2 },
      conflicts: [{ path: ['a'], base: 1, yours: undefined, theirs: 2 }],
    });
  });

  it('follows slices by their ids: one moves, one writes, one adds', () => {
    const base = { body: [slice('a'), slice('b'), slice('c')] };
    const yours = { body: [slice('c'), slice('a'), slice('b')] };
    const theirs = { body: [slice('a'), slice('b', 'New words'), slice('new'), slice('c')] };
    expect(merge(base, yours, theirs)).toEqual({
      merged: { body: [slice('c'), slice('a'), slice('b', 'New words'), slice('new')] },
      conflicts: [],
    });
  });

  it('names an order that both changed for the same slice', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => slice(id));
    const { merged, conflicts } = merge([a, b, c, d], [d, a, b, c], [a, d, b, c]);
    expect(merged).toEqual([d, a, b, c]);
    expect(conflicts).toEqual([
      { path: [], base: [a, b, c, d], yours: [d, a, b, c], theirs: [a, d, b, c], isOrder: true },
    ]);
  });

  it('keeps a slice that one took away and the other wrote on', () => {
    const { merged, conflicts } = merge(
      [slice('a'), slice('b')],
      [slice('a')],
      [slice('a'), slice('b', 'New')],
    );
    expect(merged).toEqual([slice('a'), slice('b', 'New')]);
    expect(conflicts).toEqual([
      { path: [1], base: slice('b'), yours: undefined, theirs: slice('b', 'New') },
    ]);
  });

  it('merges rich text by its blocks', () => {
    const base = [paragraph('You arrive on Sunday.'), paragraph('Classes begin on Monday.')];
    const yours = [paragraph('You arrive on Saturday.'), paragraph('Classes begin on Monday.')];
    const theirs = [
      paragraph('You arrive on Sunday.'),
      paragraph('Dinner is ready.'),
      paragraph('Classes begin on Monday at nine.'),
    ];
    expect(merge(base, yours, theirs)).toEqual({
      merged: [
        paragraph('You arrive on Saturday.'),
        paragraph('Dinner is ready.'),
        paragraph('Classes begin on Monday at nine.'),
      ],
      conflicts: [],
    });
  });

  it('never mixes the spans of one text with the words of another', () => {
    const strong = { start: 0, end: 3, type: 'strong' };
    const base = paragraph('You arrive on Sunday.');
    const yours = { ...base, spans: [strong] };
    const theirs = { ...base, text: 'On Sunday you arrive.' };
    expect(merge([base], [yours], [theirs]).conflicts).toEqual([
      { path: [0], base, yours, theirs },
    ]);
  });

  it('merges items of a group, next to each other and with nothing in common', () => {
    const base = [{ weeks: 2 }, { weeks: 4 }, { weeks: 8 }];
    expect(
      merge(
        base,
        [{ weeks: 3 }, { weeks: 4 }, { weeks: 8 }],
        [{ weeks: 2 }, { weeks: 5 }, { weeks: 8 }],
      ),
    ).toEqual({ merged: [{ weeks: 3 }, { weeks: 5 }, { weeks: 8 }], conflicts: [] });
    expect(merge(base.slice(0, 1), [{ weeks: 3 }], [{ weeks: 5 }]).conflicts).toEqual([
      { path: [0, 'weeks'], base: 2, yours: 3, theirs: 5 },
    ]);
  });

  it('changes the description of a picture beside its crop, and never the crop of another picture', () => {
    const picture = {
      id: 'asset1',
      edit: { x: 0, y: 0, zoom: 1, background: '#fff' },
      dimensions: { width: 400, height: 300 },
      alt: '',
    };
    const described = { ...picture, alt: 'A street' };
    const cropped = { ...picture, edit: { ...picture.edit, x: 40 } };
    const other = { ...picture, id: 'asset2' };
    expect(merge(picture, described, cropped)).toEqual({
      merged: { ...cropped, alt: 'A street' },
      conflicts: [],
    });
    expect(merge(picture, described, other).conflicts).toEqual([
      { path: [], base: picture, yours: described, theirs: other },
    ]);
  });

  it('names two crops of one picture as one choice, with those of its shapes', () => {
    const cut = (x: number, width = 400) => ({
      edit: { x, y: 0, zoom: 1 },
      rect: { x, y: 0, width, height: 300 },
      dimensions: { width, height: 300 },
    });
    const picture = (main: object, phone: object, alt = '') => ({
      ...{ id: 'asset1', alt, ...main },
      phone: { id: 'asset1', alt, ...phone },
    });
    const base = picture(cut(0), cut(0));
    const yours = picture(cut(40), cut(40), 'A street');
    const theirs = picture(cut(80, 500), cut(90));
    expect(merge({ cover: base }, { cover: yours }, { cover: theirs })).toEqual({
      merged: { cover: yours },
      conflicts: [
        { path: ['cover'], base, yours, theirs: picture(cut(80, 500), cut(90), 'A street') },
      ],
    });
    const described = picture(cut(80), { ...cut(40), alt: 'A lane' }, 'A road');
    expect(merge({ cover: base }, { cover: yours }, { cover: described }).conflicts).toEqual([
      { path: ['cover'], base, yours, theirs: described },
    ]);
    const other = merge(base, picture(cut(0), cut(40)), picture(cut(80), cut(0)));
    expect(other).toEqual({ merged: picture(cut(80), cut(40)), conflicts: [] });
    const { phone: _, ...without } = base;
    expect(merge(base, without, picture(cut(0), cut(90)))).toEqual({
      merged: picture(cut(0), cut(90)),
      conflicts: [{ path: [], base, yours: without, theirs: picture(cut(0), cut(90)) }],
    });
  });

  it('adds and takes away tags of both', () => {
    expect(merge(['sea', 'spring'], ['sea', 'spring', 'new'], ['sea', 'summer'])).toEqual({
      merged: ['sea', 'new', 'summer'],
      conflicts: [],
    });
  });

  it('looks up nothing that every object has', () => {
    const yours = JSON.parse('{"a":1,"__proto__":{"x":1}}');
    const { merged, conflicts } = merge({ a: 1 }, yours, { a: 1, constructor: 2 });
    expect(JSON.stringify(merged)).toBe('{"a":1,"__proto__":{"x":1},"constructor":2}');
    expect(conflicts).toEqual([]);
  });
});
