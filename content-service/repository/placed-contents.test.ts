import { expect, it } from 'vitest';
import { placedVersions } from './state.ts';
import { workAtRandom } from './work-at-random.testing.ts';

it('keeps contents of drafts and releases in memory, and shows what is published, after any steps', async () => {
  const left = await workAtRandom(async ({ state, snapshots }) => {
    const isThere = (id: string) => snapshots.content(id) !== undefined;
    expect(placedVersions(state).filter((id) => !isThere(id))).toEqual([]);
    for (const { id, published } of state.documents.values())
      expect(snapshots.master.document(id) !== undefined).toBe(published !== null);
  });
  expect(left).toEqual([]);
});
