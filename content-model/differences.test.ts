import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

const section = (id: string, title = id) => ({
  id,
  slice_type: 'text',
  variation: 'default',
  primary: { title },
  items: [],
});
const told = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  differencesOf(before, after).map(({ kind, path }) => `${kind} ${path.join('.')}`);

describe('differencesOf', () => {
  it('names fields that changed, came and went', () => {
    expect(told({ a: 'x', b: 1, c: 'gone' }, { a: 'y', b: 1, d: 'new' })).toEqual([
      'changed a',
      'removed c',
      'added d',
    ]);
  });

  it('takes nothing and empty for the same', () => {
    expect(told({ a: '', b: [], c: null }, {})).toEqual([]);
  });

  it('takes a rich text, a link and a picture as one', () => {
    const words = (text: string) => [{ type: 'paragraph', text, spans: [] }];
    const link = (id: string) => ({ link_type: 'Document', id, text: 'There' });
    expect(
      told(
        { text: words('a'), to: link('1'), more: [link('1')], picture: { id: '1', edit: {} } },
        { text: words('b'), to: link('2'), more: [link('2')], picture: { id: '2', edit: {} } },
      ),
    ).toEqual(['changed text', 'changed to', 'changed more', 'changed picture']);
  });

  it('goes into the items of a group', () => {
    expect(
      told(
        { group: [{ a: 1 }, { a: 2, b: 'two' }] },
        { group: [{ a: 1 }, { a: 3, b: 'two' }, { a: 4 }] },
      ),
    ).toEqual(['changed group.1.a', 'added group.2']);
    expect(told({ group: [{ a: 1 }, { a: 2 }] }, { group: [{ a: 1 }, { a: 3 }] })).toEqual([
      'changed group.1.a',
    ]);
  });

  it('takes the items after one that came or went for the same', () => {
    const day = (title: string) => ({ title, text: `What we do: ${title.toLowerCase()}, all day` });
    const days = ['Arrival', 'The market', 'A boat', 'Free'].map(day);
    const [first, second, third, last] = days;
    const without = [first, { ...third, title: 'A ferry' }, last];
    expect(told({ days }, { days: without })).toEqual(['removed days.1', 'changed days.1.title']);
    expect(told({ days: [second, third] }, { days: [first, second, third] })).toEqual([
      'added days.0',
    ]);
  });

  it('knows sections by their ids, also where they moved', () => {
    const before = { body: [section('a'), section('b'), section('c')] };
    const after = { body: [section('new'), section('c'), section('a', 'Other words')] };
    expect(told(before, after)).toEqual([
      'removed body.1',
      'added body.0',
      'moved body.1',
      'moved body.2',
      'changed body.2.primary.title',
    ]);
  });

  it('finds nothing where nothing differs, and something where something does', () => {
    const data = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.oneof(fc.string(), fc.integer()));
    fc.assert(
      fc.property(data, data, (one, other) => {
        expect(differencesOf(one, structuredClone(one))).toEqual([]);
        const filled = (each: typeof one) =>
          Object.entries(each).filter(([, value]) => value !== '');
        const isSame = JSON.stringify(filled(one).sort()) === JSON.stringify(filled(other).sort());
        expect(differencesOf(one, other).length === 0).toBe(isSame);
      }),
    );
  });
});
