import { restoredText } from '@farol/content-model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleVersion } from '../../document/examples.ts';
import { openedForSaving } from '../../document/saving.testing.ts';
import { restoreEarlier } from './restore-earlier.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('restores one field of what is there once others have been met, and nothing else', async () => {
  const earlier = exampleVersion({ id: 'earlier', data: { tagline: 'Earlier', place: 'Lisbon' } });
  const theirs = exampleVersion({
    id: 'theirs',
    by: 'Rui',
    data: { ...exampleVersion().data, place: 'Porto' },
  });
  const { document, saving, sent } = openedForSaving([{ kind: 'conflict', theirs, base: null }]);
  document.write(['data', 'tagline'], 'Mine');
  document.write(['title'], 'Lisbon by the sea');
  const fields = ['data.tagline'];
  await restoreEarlier(
    { document, saving, id: 'lisbon' },
    { earlier: earlier.id, fields, restored: (now) => restoredText(now, earlier, fields) },
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.at(-1)).toMatchObject({
    basedOn: 'theirs',
    written: { title: 'Lisbon by the sea', data: { tagline: 'Earlier', place: 'Porto' } },
  });
});

it('restores nothing where somebody undoes before it is there, and what was undone can be redone', async () => {
  const version = exampleVersion({ id: 'saved', data: { tagline: 'Mine' } });
  const { document, saving } = openedForSaving([{ kind: 'saved', version }]);
  document.write(['data'], { tagline: 'Mine' });
  const before = document.written;
  const restoring = restoreEarlier(
    { document, saving, id: 'lisbon' },
    { earlier: 'earlier', restored: (now) => ({ ...now, title: 'Earlier' }) },
  );
  document.undo();
  await vi.advanceTimersByTimeAsync(2000);
  await restoring;
  document.redo();
  expect(document.written).toEqual(before);
});
