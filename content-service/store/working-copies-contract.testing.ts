import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WorkingCopies, WorkingCopy } from './working-copies.ts';

const limits = {
  ttlMs: 1_000,
  maxPerPerson: 3,
  maxBytesPerPerson: 200,
  maxTotal: 5,
  maxTotalBytes: 300,
};

/** The contract of working copies, for every implementation. */
export function workingCopiesContract(
  name: string,
  open: (
    limitsForTest: typeof limits,
  ) => Promise<{ copies: WorkingCopies; close(): Promise<void> }>,
): void {
  describe(`working copies: ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    let copies: WorkingCopies;
    let now = 10_000;
    beforeEach(async () => {
      now = 10_000;
      opened = await open(limits);
      copies = opened.copies;
    });
    afterEach(() => opened.close());

    const copy = (document: string, more: Partial<WorkingCopy> = {}): WorkingCopy => {
      now += 1;
      const content = JSON.stringify({ title: '🐢 \0' });
      return {
        document,
        person: 'ana',
        tab: 'one',
        at: now,
        mark: `mark-${now}`,
        content,
        ...more,
      };
    };
    const place = (document: string, person = 'ana', tab = 'one') => ({ document, person, tab });
    const documents = async () => (await copies.heads(now)).map(({ document }) => document);

    it('are none of a document whose id has a NUL', async () => {
      await copies.put(copy('a'));
      expect(await copies.get(place('a\0'), now)).toBeNull();
      await copies.remove(place('a\0'));
      expect(await documents()).toEqual(['a']);
    });

    it('return the latest text of each person, and list the writers without texts', async () => {
      const first = copy('a');
      const second = copy('a', { content: '{"title":"Later"}' });
      const other = copy('a', { person: 'rui' });
      for (const each of [first, second, other]) await copies.put(each);
      expect(await copies.get(place('a'), now)).toEqual(second);
      expect(await copies.of({ person: 'rui', tab: 'one' }, now)).toEqual([other]);
      expect(await copies.heads(now)).toEqual([
        { ...place('a', 'rui'), at: other.at, mark: other.mark },
        { ...place('a'), at: second.at, mark: second.mark },
      ]);
      await copies.remove(place('a'));
      expect(await copies.get(place('a'), now)).toBeNull();
      expect(await copies.get(place('a', 'rui'), now)).toEqual(other);
    });

    it('are separate for each tab of a person, within one limit', async () => {
      const first = copy('a');
      const second = copy('a', { tab: 'two', content: '{"title":"Beside"}' });
      for (const each of [first, second]) await copies.put(each);
      expect(await copies.get(place('a'), now)).toEqual(first);
      expect(await copies.get(place('a', 'ana', 'two'), now)).toEqual(second);
      expect(await copies.of({ person: 'ana', tab: 'two' }, now)).toEqual([second]);
      for (const document of ['b', 'c']) await copies.put(copy(document));
      expect(await copies.get(place('a'), now)).toBeNull();
      expect(await copies.get(place('a', 'ana', 'two'), now)).toEqual(second);
      await copies.remove(place('a', 'ana', 'two'));
      expect(await documents()).toEqual(['c', 'b']);
    });

    it('expire a while after the last edit', async () => {
      await copies.put(copy('a'));
      const kept = copy('b', { at: now + 500 });
      await copies.put(kept);
      now += limits.ttlMs;
      expect(await copies.get(place('a'), now)).toBeNull();
      expect(await copies.of({ person: 'ana', tab: 'one' }, now)).toEqual([kept]);
      await copies.forget(now);
      expect(await documents()).toEqual(['b']);
    });

    const texts = async () => {
      const all = (await copies.heads(now)).map(({ document, person }) => `${person} ${document}`);
      return all.sort();
    };

    it('evict the oldest of a person who has too many or too long ones', async () => {
      for (const document of ['a', 'b', 'c', 'd']) await copies.put(copy(document));
      expect(await documents()).toEqual(['d', 'c', 'b']);
      await copies.put(copy('e', { content: 'é'.repeat(90) }));
      expect(await documents()).toEqual(['e']);
      // One beyond the limit of its author is kept while it is the latest.
      await copies.put(copy('f', { content: 'x'.repeat(250) }));
      expect(await documents()).toEqual(['f']);
    });

    it('evict those of the person with the most when the total is reached', async () => {
      for (const document of ['a', 'b', 'c']) await copies.put(copy(document));
      for (const person of ['rui', 'eva']) await copies.put(copy('a', { person }));
      await copies.put(copy('a', { person: 'lia' }));
      expect(await texts()).toEqual(['ana b', 'ana c', 'eva a', 'lia a', 'rui a']);
    });

    it('are not evicted because somebody else writes a lot', async () => {
      await copies.put(copy('a', { content: 'x'.repeat(100) }));
      await copies.put(copy('b', { content: 'x'.repeat(50) }));
      for (const document of ['a', 'b', 'c', 'd'])
        await copies.put(copy(document, { person: 'rui', content: 'x'.repeat(95) }));
      expect(await texts()).toEqual(['ana a', 'ana b', 'rui d']);
      for (const person of ['eva', 'lia'])
        await copies.put(copy('a', { person, content: 'x'.repeat(10) }));
      expect(await texts()).toEqual(['ana a', 'ana b', 'eva a', 'lia a', 'rui d']);
    });

    it('notify of each change by person and document', async () => {
      const changes: unknown[] = [];
      const stop = copies.onChange((change) => changes.push(change));
      // Over a database, listening starts a moment later.
      const waitForChange = async (expected: unknown[], act: () => Promise<void>) => {
        await expect
          .poll(async () => {
            await act();
            return changes.at(-1);
          })
          .toEqual(expected.at(-1));
      };
      await waitForChange([place('a')], () => copies.put(copy('a')));
      await copies.put(copy('b'));
      await expect.poll(() => changes.at(-1)).toEqual(place('b'));
      await copies.remove(place('a'));
      await expect.poll(() => changes.at(-1)).toEqual(place('a'));
      expect(JSON.stringify(changes)).not.toContain('🐢');
      stop();
    });
  });
}
