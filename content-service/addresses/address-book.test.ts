import { addressesOf } from '@farol/content-model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleContents, exampleDocument } from '../query/snapshot.testing.ts';
import { Snapshot } from '../repository/snapshot.ts';
import { addressBookOf } from './address-book.ts';

const ids = ['a', 'b', 'c', 'd'];

const page = fc.record({
  id: fc.constantFrom(...ids),
  lang: fc.constantFrom('en-us', 'fr-fr'),
  uid: fc.constantFrom('surf', 'sail'),
  lastPublished: fc.integer({ min: 1, max: 5 }),
});
const typeOf = (id: string) => (id === 'd' ? 'layout' : 'dynamic_page');
const change = fc.oneof(
  page.map((about) => [about.id, exampleDocument({ ...about, type: typeOf(about.id) })] as const),
  fc.constantFrom(...ids).map((id) => [id, null] as const),
);

it('is that of the documents after each publication, also where pages share an address', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 8 }), (publications) => {
      let snapshot = new Snapshot('0', exampleContents, []);
      for (const changes of publications) {
        addressBookOf(snapshot);
        snapshot = snapshot.with('next', new Map(changes));
        expect(addressBookOf(snapshot)).toEqual(addressesOf(snapshot.ordered));
      }
    }),
    { numRuns: 500 },
  );
});

it('is the same object as before while only texts change', () => {
  const first = exampleDocument({ id: 'a', type: 'programs_details', uid: 'surf' });
  const before = new Snapshot('0', exampleContents, [first]);
  const book = addressBookOf(before);
  const rewritten = before.with('1', new Map([['a', { ...first, data: { title: 'New' } }]]));
  expect(addressBookOf(rewritten)).toBe(book);
  const moved = before.with('2', new Map([['a', { ...first, uid: 'sail' }]]));
  expect(addressBookOf(moved).addresses.get('a')).toBe('/programs/sail');
});
