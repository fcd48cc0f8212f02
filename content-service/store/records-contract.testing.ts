import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewRecord } from './records.ts';
import { emptyHistory, type Store } from './store.ts';

/** What somebody changes by hand. */
export type Damage = { version: string } | { commit: number } | { record: string };

/** The contract of every engine's records. */
export function recordsContract(
  name: string,
  makePlace: () => Promise<{
    open(): Promise<Store>;
    damage(what: Damage): Promise<void>;
    remove(): Promise<void>;
  }>,
): void {
  describe(`records contract: ${name}`, () => {
    let place: Awaited<ReturnType<typeof makePlace>>;
    let store: Store;
    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    const record = (id: string, more: Partial<NewRecord> = {}): NewRecord => ({
      kind: 'note',
      id,
      owner: 'ana',
      endsAt: null,
      content: { text: `of ${id}` },
      ...more,
    });
    const add = (...records: NewRecord[]) =>
      store.records.write(records.map((added) => ({ change: 'add', record: added })));
    const ids = async (owner?: string) =>
      (await store.records.list('note', owner)).map(({ id }) => id);

    it('returns what was added, of any characters, even after reopening', async () => {
      const odd = record('é 🐢 Z', { content: ['\0', '\ud800', null, { '“': 1.5 }] });
      expect(await add(odd, record('b', { owner: null, endsAt: 1_700_000_000_000 }))).toBe(true);
      await store.close();
      store = await place.open();
      expect(await store.records.get('note', 'é 🐢 Z')).toEqual({ ...odd, revision: 1 });
      expect(await store.records.get('note', 'b')).toMatchObject({
        owner: null,
        endsAt: 1_700_000_000_000,
      });
      expect(await store.records.get('note', 'c')).toBeNull();
      expect(await store.records.get('other', 'b')).toBeNull();
    });

    it('names a record that was damaged, without a word of what it holds', async () => {
      await add(record('a'), record('b'));
      await place.damage({ record: 'a' });
      const found = store.records.get('note', 'a');
      await expect(found).rejects.toThrow('The record a (note) is damaged. Restore');
      await expect(found).rejects.not.toThrow('cret');
      expect(await store.records.get('note', 'b')).toMatchObject({ content: { text: 'of b' } });
    });

    it('finds nothing by a text with a NUL', async () => {
      await add(record('a'));
      expect(await store.records.get('note', 'a\0')).toBeNull();
      expect(await store.records.list('note', 'ana\0')).toEqual([]);
      expect(await store.records.lastBefore('note', '\0', 1)).toEqual([]);
      const { write } = store.records;
      const gone = { kind: 'note', id: 'a\0' } as const;
      expect(await write([{ change: 'remove', ...gone }])).toBe(false);
      expect(await write([{ change: 'expect', ...gone, revision: 1 }])).toBe(false);
      expect(await write([{ change: 'set', record: record('a\0'), revision: 1 }])).toBe(false);
      expect(await write([{ change: 'clear', kind: 'note', owner: 'ana\0' }])).toBe(true);
      expect(await ids()).toEqual(['a']);
    });

    it('lists a kind, and what one owner has of it, by id', async () => {
      await add(record('b'), record('Z'), record('a', { owner: 'rui' }), {
        ...record('c'),
        kind: 'other',
      });
      expect([await ids(), await ids('ana'), await ids('rui'), await ids('eva')]).toEqual([
        ['Z', 'a', 'b'],
        ['Z', 'b'],
        ['a'],
        [],
      ]);
      const last = await store.records.lastBefore('note', 'b', 1);
      expect(last.map(({ id }) => id)).toEqual(['a']);
    });

    it('adds nothing where one of the ids is taken', async () => {
      await add(record('a'));
      expect(await add(record('b'), record('a', { content: 'another' }))).toBe(false);
      expect(await ids()).toEqual(['a']);
      expect((await store.records.get('note', 'a'))?.content).toEqual({ text: 'of a' });
    });

    it('changes only the revision that was read', async () => {
      await add(record('a'));
      const set = (revision: number, content: unknown) =>
        store.records.write([{ change: 'set', record: record('a', { content }), revision }]);
      expect([await set(1, 'second'), await set(1, 'late'), await set(2, 'third')]).toEqual([
        true,
        false,
        true,
      ]);
      expect(await store.records.get('note', 'a')).toMatchObject({ content: 'third', revision: 3 });
    });

    it('makes a change only while another record is as it was read', async () => {
      await add(record('a'));
      const addWith = (id: string, revision: number) =>
        store.records.write([
          { change: 'expect', kind: 'note', id: 'a', revision },
          { change: 'add', record: record(id) },
        ]);
      expect([await addWith('b', 2), await addWith('c', 1), await addWith('d', 1)]).toEqual([
        false,
        true,
        true,
      ]);
      expect(await ids()).toEqual(['a', 'c', 'd']);
    });

    it('makes a change only while another record is there, however often it was changed', async () => {
      await add(record('a'));
      await store.records.write([{ change: 'set', record: record('a'), revision: 1 }]);
      const addWith = (id: string, other: string) =>
        store.records.write([
          { change: 'expect', kind: 'note', id: other },
          { change: 'add', record: record(id) },
        ]);
      expect([await addWith('b', 'a'), await addWith('c', 'gone')]).toEqual([true, false]);
      expect(await ids()).toEqual(['a', 'b']);
    });

    it('lets one of two processes remove a record', async () => {
      await add(record('a'), record('b'));
      const other = await place.open();
      const take = (from: Store, with_: string) =>
        from.records.write([
          { change: 'remove', kind: 'note', id: 'a' },
          { change: 'add', record: record(with_) },
        ]);
      const taken = await Promise.all([take(store, 'mine'), take(other, 'theirs')]);
      expect(taken.toSorted()).toEqual([false, true]);
      expect(await ids()).toEqual(['b', taken[0] ? 'mine' : 'theirs']);
      await other.close();
    });

    it('lets one of two processes change the same records in opposite orders', async () => {
      const all = [...'abcdefgh'].map((id) => record(id));
      await add(...all);
      const other = await place.open();
      const setEach = (at: Store, inOrder: readonly NewRecord[]) =>
        at.records.write(
          inOrder.map((each) => ({ change: 'set', record: each, revision: 1 }) as const),
        );
      const set = await Promise.all([setEach(store, all), setEach(other, all.toReversed())]);
      expect(set.toSorted()).toEqual([false, true]);
      await other.close();
    });

    it('clears what one owner has of a kind', async () => {
      await add(record('a'), record('b'), record('c', { owner: 'rui' }));
      expect(await store.records.write([{ change: 'clear', kind: 'note', owner: 'ana' }])).toBe(
        true,
      );
      expect(await ids()).toEqual(['c']);
    });

    it('forgets what has ended, and nothing else', async () => {
      await add(record('a', { endsAt: 99 }), record('b', { endsAt: 100 }), record('c'));
      await store.records.forget(100);
      expect(await ids()).toEqual(['b', 'c']);
    });

    it('replaces its records by those that come with another history', async () => {
      const commit = await store.append(emptyHistory, { at: 1, by: 'test', events: [] }, []);
      await add(record('a'));
      const history = async function* () {
        yield { commit, versions: [] };
      };
      await store.replace(history());
      expect(await ids()).toEqual(['a']);
      await store.replace(history(), [record('b'), record('c')]);
      expect(await ids()).toEqual(['b', 'c']);
      const breaksOff = async function* () {
        yield { commit, versions: [] };
        throw new Error('The file ends here.');
      };
      await expect(store.replace(breaksOff(), [])).rejects.toThrow('The file ends here.');
      expect(await ids()).toEqual(['b', 'c']);
      await store.replace(history(), []);
      expect(await ids()).toEqual([]);
    });
  });
}
