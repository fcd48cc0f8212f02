import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleContents, exampleDocument } from '../query/snapshot.testing.ts';
import { Snapshot, type SnapshotDocument } from './snapshot.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const uids = ['lisbon', 'porto', 'faro'];
const groups = ['one', 'two'];

const arbitraryDocument = fc.record({
  id: fc.constantFrom(...ids),
  uid: fc.constantFrom(null, ...uids),
  uids: fc.uniqueArray(fc.constantFrom(...uids)),
  lang: fc.constantFrom('en-us', 'fr-fr'),
  group: fc.constantFrom(...groups),
  tags: fc.uniqueArray(fc.constantFrom('sea', 'wood')),
  lastPublished: fc.integer({ min: 1, max: 5 }),
});
/** A document keeps its type. */
const typeOf = (id: string) => (id < 'd' ? 'trip' : 'home');
const arbitraryChange = fc.oneof(
  arbitraryDocument.map(
    (about) => [about.id, exampleDocument({ ...about, type: typeOf(about.id) })] as const,
  ),
  fc.constantFrom(...ids).map((id) => [id, null] as const),
);
/** A series of publications; some are preceded by queries, which build the indexes. */
const arbitraryPublications = fc.array(
  fc.record({ changes: fc.array(arbitraryChange, { maxLength: 4 }), isQueried: fc.boolean() }),
  { maxLength: 8 },
);

function answers(snapshot: Snapshot) {
  return {
    ordered: snapshot.ordered,
    byId: ids.map((id) => snapshot.document(id)),
    byUid: uids.map((uid) => snapshot.withUid('trip', uid)),
    alternates: snapshot.ordered.map((document) => snapshot.alternates(document)),
    tags: snapshot.tags.map((tag) => snapshot.withTag(tag)),
    trips: snapshot.ofType('trip'),
    homes: snapshot.ofType('home'),
  };
}

it('equals a snapshot built from scratch after each publication, and so do earlier ones', () => {
  fc.assert(
    fc.property(arbitraryPublications, (turns) => {
      const documents = new Map<string, SnapshotDocument>();
      let snapshot = new Snapshot('0', exampleContents, []);
      const seen: { snapshot: Snapshot; fresh: Snapshot }[] = [];
      for (const [turn, { changes, isQueried }] of turns.entries()) {
        if (isQueried) answers(snapshot);
        for (const [id, document] of changes)
          if (document) documents.set(id, document);
          else documents.delete(id);
        snapshot = snapshot.with(String(turn), new Map(changes));
        const fresh = new Snapshot('fresh', exampleContents, documents.values());
        seen.push({ snapshot, fresh });
      }
      for (const each of seen) expect(answers(each.snapshot)).toEqual(answers(each.fresh));
    }),
  );
});

it('equals one built from scratch after very many changes', () => {
  const all = (lastPublished: (index: number) => number) =>
    Array.from({ length: 300 }, (_, index) =>
      exampleDocument({
        ...{ id: `d${index}`, lastPublished: lastPublished(index) },
        ...{ type: index % 3 === 0 ? 'home' : 'trip', tags: index % 2 === 0 ? ['sea'] : ['wood'] },
      }),
    );
  const before = new Snapshot(
    'before',
    exampleContents,
    all((index) => index % 7),
  );
  answers(before);
  const next = all((index) => index % 5);
  const changes = next
    .slice(50, 250)
    .map((each, index) => [each.id, index % 10 === 0 ? null : each] as const);
  const documents = new Map(before.ordered.map((each) => [each.id, each]));
  for (const [id, document] of changes)
    if (document) documents.set(id, document);
    else documents.delete(id);
  const after = before.with('after', new Map(changes));
  expect(answers(after)).toEqual(
    answers(new Snapshot('fresh', exampleContents, documents.values())),
  );
});

it('says which documents differ from an earlier snapshot: all others are the same, with their translations', () => {
  fc.assert(
    fc.property(arbitraryPublications, fc.nat(), (turns, from) => {
      const snapshots = [new Snapshot('start', exampleContents, [])];
      for (const [turn, { changes }] of turns.entries())
        snapshots.push((snapshots.at(-1) ?? fail()).with(String(turn), new Map(changes)));
      const before = snapshots[from % snapshots.length] ?? fail();
      const after = snapshots.at(-1) ?? fail();
      const { changed, gone } = after.changesSince(before);
      const named = new Set([...changed, ...gone]);
      for (const id of gone) expect(after.document(id)).toBeUndefined();
      for (const id of changed) expect(after.document(id)).toBeDefined();
      const namesOf = (snapshot: Snapshot, id: string) => {
        const document = snapshot.document(id);
        const others = document && snapshot.alternates(document);
        return others?.map((other) => [other.id, other.uid, other.lang]).sort();
      };
      for (const id of ids.filter((each) => !named.has(each))) {
        expect(after.document(id)).toBe(before.document(id));
        expect(namesOf(after, id)).toEqual(namesOf(before, id));
      }
      expect(before.changesSince(before)).toEqual({ changed: [], gone: [] });
    }),
  );
});

function fail(): never {
  throw new Error('There is no snapshot.');
}
