import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import {
  type Commit,
  type CommitWithVersions,
  emptyHistory,
  HistoryMoved,
  type NewCommit,
  type Store,
  type Tip,
} from './store.ts';

/** A location at which stores can be opened, in sequence or at the same time. */
export interface StorePlace {
  open(): Promise<Store>;
  /** Changes one stored byte of a version's content or a commit's events, bypassing the store. */
  damage(target: { version: string } | { commit: number }): Promise<void>;
  remove(): Promise<void>;
}

/** The contract of every engine. */
export function storeContract(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`store contract: ${name}`, () => {
    let place: StorePlace;
    let store: Store;
    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    const newCommit: NewCommit = {
      at: 1_700_000_000_000,
      by: 'Inês',
      events: [{ kind: 'happened', é: '“ok”' }],
    };
    const readAll = async (from: Store, after = 0) => {
      const commits: Commit[] = [];
      for await (const commit of from.history(after)) commits.push(commit);
      return commits;
    };
    const asHistory = async function* (commits: readonly CommitWithVersions[]) {
      yield* commits;
    };
    const faults = async () => {
      const found: string[] = [];
      for await (const fault of store.verify()) found.push(fault);
      return found;
    };

    it('begins empty', async () => {
      expect(await readAll(store)).toEqual([]);
      expect(await faults()).toEqual([]);
    });

    it('returns commits in order, from any sequence on', async () => {
      const first = await store.append(emptyHistory, newCommit, []);
      const second = await store.append(first, { ...newCommit, events: [1, null, 'x'] }, []);
      expect(first.sequence).toBe(1);
      expect(await readAll(store)).toEqual([first, second]);
      expect(await readAll(store, 1)).toEqual([second]);
      expect(await readAll(store, 2)).toEqual([]);
    });

    it('returns names and texts of any characters as stored', async () => {
      const odd = 'é 🐢 \0 \ud800 “”';
      const versions = [{ id: 'v1', content: { [odd]: odd } }];
      const first = await store.append(
        emptyHistory,
        { ...newCommit, by: odd, events: [odd] },
        versions,
      );
      expect(first.by).toBe('é 🐢  \ufffd “”');
      expect(await readAll(store)).toEqual([first]);
      expect(first.events).toEqual([odd]);
      expect(await store.versions(['v1'])).toEqual(new Map([['v1', { [odd]: odd }]]));
      expect(await faults()).toEqual([]);
    });

    it('keeps a history longer than a page', async () => {
      let tip: Tip = emptyHistory;
      for (let count = 0; count < 1203; count += 1)
        tip = await store.append(tip, { ...newCommit, events: [count] }, []);
      const commits = await readAll(store);
      expect(commits.map(({ events }) => events[0])).toEqual(Array.from(Array(1203).keys()));
    });

    it('keeps versions with their commit', async () => {
      const content = { title: [{ type: 'heading1', text: 'São Tomé 🐢', spans: [] }], n: 1.5 };
      await store.append(emptyHistory, newCommit, [{ id: 'v1', content }]);
      expect(await store.versions(['v1', 'v1'])).toEqual(new Map([['v1', content]]));
      await expect(store.versions(['v2'])).rejects.toThrow('Version v2 is missing');
    });

    it('appends only to the given tip', async () => {
      const first = await store.append(emptyHistory, newCommit, []);
      const again = store.append(emptyHistory, newCommit, [{ id: 'v1', content: {} }]);
      await expect(again).rejects.toThrow(HistoryMoved);
      expect(await readAll(store)).toEqual([first]);
      await expect(store.versions(['v1'])).rejects.toThrow('missing');
    });

    it('stores all of a commit or nothing', async () => {
      const first = await store.append(emptyHistory, newCommit, [{ id: 'v1', content: {} }]);
      const repeated = [
        { id: 'v2', content: {} },
        { id: 'v1', content: { other: true } },
      ];
      await expect(store.append(first, newCommit, repeated)).rejects.toThrow('Nothing was written');
      expect(await readAll(store)).toEqual([first]);
      await expect(store.versions(['v2'])).rejects.toThrow('missing');
      expect(await store.versions(['v1'])).toEqual(new Map([['v1', {}]]));
    });

    it('deletes the given contents, and nothing else', async () => {
      const versions = ['v1', 'v2', 'v3'].map((id) => ({ id, content: { of: id } }));
      const first = await store.append(emptyHistory, newCommit, versions);
      await store.drop(first, ['v1', 'v3', 'v4']);
      await store.drop(first, ['v1']);
      await store.drop(first, []);
      await expect(store.versions(['v1'])).rejects.toThrow('Version v1 is missing');
      await expect(store.versions(['v3'])).rejects.toThrow('Version v3 is missing');
      expect(await store.versions(['v2'])).toEqual(new Map([['v2', { of: 'v2' }]]));
      expect(await readAll(store)).toEqual([first]);
      expect(await faults()).toEqual([]);
    });

    it('deletes nothing if the commit that recorded it is not in the history', async () => {
      const versions = [{ id: 'v1', content: { of: 'v1' } }];
      const first = await store.append(emptyHistory, newCommit, versions);
      const dropCommit = await store.append(first, { ...newCommit, events: ['v1 is dropped'] }, []);
      await store.replace(asHistory([{ commit: first, versions }]));
      await store.drop(dropCommit, ['v1']);
      await store.append(first, { ...newCommit, events: ['v1 stays'] }, []);
      await store.drop(dropCommit, ['v1']);
      expect(await store.versions(['v1'])).toEqual(new Map([['v1', { of: 'v1' }]]));
    });

    describe('compacting', () => {
      /** Six commits, each with a version. */
      const appendSix = async () => {
        const commits: Commit[] = [];
        for (const name of ['v1', 'v2', 'v3', 'v4', 'v5', 'v6'])
          commits.push(
            await store.append(
              commits.at(-1) ?? emptyHistory,
              { ...newCommit, events: [name, 'ok'] },
              [{ id: name, content: { of: name } }],
            ),
          );
        return commits;
      };
      const names = async (from = store) => (await readAll(from)).map(({ events }) => events[0]);

      it('removes commits with their contents, and the chain still verifies', async () => {
        const commits = await appendSix();
        const [, second, third, fourth, , last] = commits as [Commit, ...Commit[]];
        const tip = last ?? emptyHistory;
        await store.compact(tip, [third, second, fourth] as Tip[], ['v2', 'v3', 'v4']);
        expect(await names()).toEqual(['v1', 'v5', 'v6']);
        expect(await faults()).toEqual([]);
        await expect(store.versions(['v3'])).rejects.toThrow('missing');
        expect(await store.versions(['v5'])).toEqual(new Map([['v5', { of: 'v5' }]]));
        expect((await readAll(store, 3)).map(({ sequence }) => sequence)).toEqual([5, 6]);
        const next = await store.append(tip, { ...newCommit, events: ['v7'] }, []);
        expect(next.sequence).toBe(7);
        expect(await faults()).toEqual([]);
      });

      it('goes on from earlier compactions, in any order', async () => {
        const commits = await appendSix();
        const tip = commits[5] ?? emptyHistory;
        for (const index of [2, 1, 4, 3])
          await store.compact(tip, commits.slice(index, index + 1), [`v${index + 1}`]);
        expect(await names()).toEqual(['v1', 'v6']);
        expect(await faults()).toEqual([]);
      });

      it('keeps the last commit, and all where another history took its place', async () => {
        const commits = await appendSix();
        const tip = commits[5] ?? emptyHistory;
        await store.compact({ ...tip, checksum: 'another' }, commits, ['v1']);
        await store.compact(tip, [{ sequence: 2, checksum: 'another' }], []);
        expect(await names()).toHaveLength(6);
        await store.compact(tip, commits.slice(5), []);
        expect(await names()).toHaveLength(6);
      });

      it('accepts no commit in place of a compacted one from a stale process', async () => {
        const commits = await appendSix();
        const [first, second] = commits as [Commit, ...Commit[]];
        await store.compact(commits[5] ?? emptyHistory, [second] as Tip[], ['v2']);
        await expect(store.append(first, { ...newCommit, events: ['late'] }, [])).rejects.toThrow(
          HistoryMoved,
        );
        expect(await faults()).toEqual([]);
      });

      it('does not hide a commit that is missing or changed', async () => {
        const commits = await appendSix();
        const tip = commits[5] ?? emptyHistory;
        await store.compact(tip, commits.slice(1, 3), ['v2', 'v3']);
        await place.damage({ commit: 4 });
        expect(await faults()).toEqual(['Commit 4 does not match its checksum.']);
        const remaining = commits.filter((_, index) => index !== 2);
        await expect(
          store.replace(asHistory(remaining.map((commit) => ({ commit, versions: [] })))),
        ).rejects.toThrow('Commit 3 is missing');
      });

      it('verifies the first commit after a compacted one, wherever reading begins', async () => {
        const commits = await appendSix();
        await store.compact(commits[5] ?? emptyHistory, commits.slice(1, 3), ['v2', 'v3']);
        for (const after of [1, 2, 3])
          expect((await readAll(store, after)).map(({ sequence }) => sequence)).toEqual([4, 5, 6]);
        await place.damage({ commit: 4 });
        for (const after of [1, 2, 3])
          await expect(readAll(store, after)).rejects.toThrow('Commit 4 does not match');
      });

      it('is in what is taken over elsewhere', async () => {
        const commits = await appendSix();
        const tip = commits[5] ?? emptyHistory;
        await store.compact(tip, commits.slice(1, 4), ['v2', 'v3', 'v4']);
        const remaining = await readAll(store);
        const elsewhere = await makePlace();
        const other = await elsewhere.open();
        await other.replace(asHistory(remaining.map((commit) => ({ commit, versions: [] }))));
        expect(await readAll(other)).toEqual(remaining);
        await other.close();
        await elsewhere.remove();
      });
    });

    it('replaces its history by another one, with its checksums', async () => {
      const versions = ['v1', 'v2'].map((id) => ({ id, content: { of: id } }));
      const first = await store.append(emptyHistory, newCommit, versions);
      const second = await store.append(first, { ...newCommit, events: [2] }, []);
      const other = await place.open();
      await store.replace(asHistory([{ commit: first, versions: versions.slice(0, 1) }]));
      expect(await readAll(store)).toEqual([first]);
      expect(await readAll(other)).toEqual([first]);
      expect(await store.versions(['v1'])).toEqual(new Map([['v1', { of: 'v1' }]]));
      await expect(store.versions(['v2'])).rejects.toThrow('missing');
      expect(await store.append(first, { ...newCommit, events: [2] }, [])).toEqual(second);
      expect(await faults()).toEqual([]);
      await other.close();
    });

    it('keeps its history if the other one is damaged or incomplete', async () => {
      const first = await store.append(emptyHistory, newCommit, [{ id: 'v1', content: {} }]);
      const wrong = { ...first, by: 'somebody else' };
      await expect(store.replace(asHistory([{ commit: wrong, versions: [] }]))).rejects.toThrow(
        'Commit 1 does not match its checksum',
      );
      const misplaced = { ...first, sequence: 2 };
      await expect(store.replace(asHistory([{ commit: misplaced, versions: [] }]))).rejects.toThrow(
        'Commit 1 is missing',
      );
      const breaksOff = async function* () {
        yield { commit: first, versions: [] };
        throw new Error('The file ends here.');
      };
      await expect(store.replace(breaksOff())).rejects.toThrow(/^The file ends here\.$/);
      expect(await readAll(store)).toEqual([first]);
      expect(await store.versions(['v1'])).toEqual(new Map([['v1', {}]]));
    });

    it('says that it can be written to, and writes nothing to find out', async () => {
      expect(await store.writable()).toBe(true);
      expect(await readAll(store)).toEqual([]);
    });

    it('is the same after it is closed and opened', async () => {
      const first = await store.append(emptyHistory, newCommit, [{ id: 'v1', content: { a: 1 } }]);
      await store.close();
      store = await place.open();
      expect(await readAll(store)).toEqual([first]);
      expect(await store.versions(['v1'])).toEqual(new Map([['v1', { a: 1 }]]));
    });

    it('tells of commits that another process appended', async () => {
      const other = await place.open();
      const moved = vi.fn();
      const stop = store.follow(moved);
      const commit = await other.append(emptyHistory, newCommit, []);
      await eventually(() => expect(moved).toHaveBeenCalled());
      expect(await readAll(store)).toEqual([commit]);
      stop();
      await other.close();
    });

    it('lets only one of two processes append to the same tip', async () => {
      const other = await place.open();
      const outcomes = await Promise.allSettled([
        store.append(emptyHistory, newCommit, []),
        other.append(emptyHistory, newCommit, []),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await readAll(store)).toHaveLength(1);
      await other.close();
    });

    it('finds a changed version and never hands it out', async () => {
      await store.append(emptyHistory, newCommit, [{ id: 'v1', content: { text: 'as written' } }]);
      await place.damage({ version: 'v1' });
      expect(await faults()).toEqual(['Version v1 does not match its checksum.']);
      await expect(store.versions(['v1'])).rejects.toThrow('Version v1 does not match');
    });

    it('finds a changed commit and never folds it', async () => {
      const first = await store.append(emptyHistory, newCommit, []);
      await store.append(first, newCommit, []);
      await place.damage({ commit: 2 });
      expect(await faults()).toEqual(['Commit 2 does not match its checksum.']);
      await expect(readAll(store)).rejects.toThrow('Commit 2 does not match its checksum. Restore');
    });
  });
}
