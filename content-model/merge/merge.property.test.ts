import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { merge } from './index.ts';

/** Documents as they are written: fields, a group, rich text, slices. Each side has a letter of its own. */
function documentsWith(letter: string): fc.Arbitrary<Record<string, unknown>> {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ...letter), maxLength: 12 });
  const block = fc.record({
    type: fc.constantFrom('paragraph', 'heading2'),
    text,
    spans: fc.constant([]),
  });
  return fc.record(
    {
      title: text,
      price: fc.integer({ min: 0, max: 5 }),
      tags: fc.uniqueArray(fc.constantFrom('sea', 'city', 'spring', 'new')),
      group: fc.array(fc.record({ label: text, weeks: fc.integer({ min: 0, max: 3 }) }), {
        maxLength: 4,
      }),
      prose: fc.array(block, { maxLength: 5 }),
      body: fc
        .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })
        .chain((ids) => fc.tuple(...ids.map((id) => text.map((title) => slice(id, title))))),
    },
    { requiredKeys: [] },
  );
}

const document = documentsWith('');
const yourDocument = documentsWith('y');
const theirDocument = documentsWith('t');

function slice(id: string, title: string) {
  return { id, slice_type: 'text', variation: 'default', primary: { title }, items: [] };
}

it('takes the one change there is', () => {
  fc.assert(
    fc.property(document, document, (base, changed) => {
      expect(merge(base, changed, base)).toEqual({ merged: changed, conflicts: [] });
      expect(merge(base, base, changed)).toEqual({ merged: changed, conflicts: [] });
      expect(merge(base, changed, changed)).toEqual({ merged: changed, conflicts: [] });
    }),
  );
});

it('loses nothing: every text of either is in what is merged, in a conflict, or was there before', () => {
  fc.assert(
    fc.property(document, yourDocument, theirDocument, (base, yours, theirs) => {
      const { merged, conflicts } = merge(base, yours, theirs);
      const left = new Set([...leavesOf(base), ...leavesOf(merged), ...leavesOf(conflicts)]);
      expect([yours, theirs].flatMap(leavesOf).filter((leaf) => !left.has(leaf))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

it('finds the same conflicts whoever asks', () => {
  fc.assert(
    fc.property(document, yourDocument, theirDocument, (base, yours, theirs) => {
      const here = merge(base, yours, theirs).conflicts;
      const there = merge(base, theirs, yours).conflicts;
      const sorted = (conflicts: readonly object[]) =>
        conflicts.map((each) => JSON.stringify(each)).sort();
      expect(sorted(here.map(({ yours, theirs }) => ({ one: yours, other: theirs })))).toEqual(
        sorted(there.map(({ yours, theirs }) => ({ one: theirs, other: yours }))),
      );
    }),
    { numRuns: 2_000 },
  );
});

/** Places of a document that one person may touch without another being there. */
const places = [
  'title',
  'price',
  'group.0',
  'group.2',
  'prose.0',
  'prose.1',
  'prose.3',
  'body.0',
  'body.2',
];
const whole = {
  title: 'Lisbon',
  price: 1,
  group: [0, 1, 2].map((place) => ({ label: `Label number ${place}`, weeks: place })),
  prose: [0, 1, 2, 3].map((place) => ({
    type: 'paragraph',
    text: `Text of ${place} stands`,
    spans: [],
  })),
  body: [0, 1, 2].map((place) => slice(`s${place}`, `Slice ${place}`)),
};

it('merges every pair of people who touched different places', () => {
  fc.assert(
    fc.property(fc.subarray(places, { minLength: 2 }), fc.nat(), (touched, split) => {
      const first = touched.slice(0, 1 + (split % (touched.length - 1)));
      const second = touched.filter((place) => !first.includes(place));
      const { merged, conflicts } = merge(whole, touch(whole, first), touch(whole, second));
      expect(conflicts).toEqual([]);
      expect(merged).toEqual(touch(whole, touched));
    }),
    { numRuns: 2_000 },
  );
});

function touch(before: typeof whole, touched: readonly string[]): typeof whole {
  const is = (place: string) => touched.includes(place);
  return {
    title: is('title') ? 'Porto' : before.title,
    price: is('price') ? 2 : before.price,
    group: before.group.map((item, place) => (is(`group.${place}`) ? { ...item, weeks: 9 } : item)),
    prose: before.prose.map((each, place) =>
      is(`prose.${place}`) ? { ...each, text: `${each.text} firmly` } : each,
    ),
    body: before.body.map((each, place) => (is(`body.${place}`) ? slice(each.id, 'Other') : each)),
  };
}

function leavesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value) ?? 'undefined'];
  return Object.values(value).flatMap(leavesOf);
}
