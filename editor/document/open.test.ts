import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { exampleVersion } from './examples.ts';
import { Journal } from './journal.ts';
import { openDocument } from './open.ts';
import type { SaveAnswer } from './saving.ts';
import type { Version } from './written.ts';

/** A document of its own that a person opens; `reload` opens it again as a browser that was closed. */
async function opened(
  answer: (version: Version) => SaveAnswer = () => ({ kind: 'offline' }),
  version = exampleVersion(),
  id: string = crypto.randomUUID(),
) {
  const journal = await Journal.open({ service: 'http://localhost', person: 'ana' }, (fault) => {
    throw fault;
  });
  const open = await openDocument({
    id,
    version,
    journal,
    clock: () => 5,
    save: async (written) => answer(exampleVersion({ ...written, id: 'version-2' })),
  });
  const reload = async (present = version) => {
    open.close();
    await journal.keep({ document: id, editing: open.document.editing(), at: 5 });
    journal.close();
    return opened(answer, present, id);
  };
  return { ...open, reload };
}

it('shows what was written and not saved, and can undo it', async () => {
  const open = await opened();
  open.document.write(['data', 'place'], 'Lisboa');
  const again = await open.reload();
  expect(again.recoveredAt).toBe(5);
  expect(again.document.written.data.place).toBe('Lisboa');
  again.document.undo();
  expect(again.document.written.data.place).toBe('Lisbon');
  again.close();
});

it('has nothing to recover where all was saved, and can still undo it', async () => {
  const open = await opened((version) => ({ kind: 'saved', version }));
  open.document.write(['data', 'place'], 'Lisboa');
  await open.saving.now();
  const again = await open.reload(open.document.editing().base);
  expect(again.recoveredAt).toBeNull();
  again.document.undo();
  expect(again.document.written.data.place).toBe('Lisbon');
  again.close();
});

it('brings in what somebody else saved while it was closed', async () => {
  const open = await opened();
  open.document.write(['data', 'place'], 'Lisboa');
  const theirs = exampleVersion({
    id: 'theirs',
    by: 'Rui',
    data: { tagline: 'Trams', place: 'Lisbon' },
  });
  const again = await open.reload(theirs);
  expect(again.document.written.data).toEqual({ tagline: 'Trams', place: 'Lisboa' });
  expect(again.document.editing().clashes).toEqual([]);
  again.close();
});
