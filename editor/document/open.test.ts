import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { exampleVersion } from './examples.ts';
import { Journal } from './journal.ts';
import { openDocument } from './open.ts';
import type { SaveAnswer, Sending } from './saving.ts';
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
  const sent: Sending[] = [];
  const open = await openDocument({
    id,
    version,
    journal,
    clock: () => 5,
    say: async () => {},
    async save(sending) {
      sent.push(sending);
      return answer(exampleVersion({ ...sending.written, id: 'version-2', at: 2000 }));
    },
  });
  const reload = async (present = version, next = answer) => {
    open.close();
    const { unanswered } = open.saving;
    await journal.keep({ document: id, editing: open.document.editing(), at: 5, unanswered });
    journal.close();
    return opened(next, present, id);
  };
  return { ...open, sent, reload };
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

describe('where the page went before the answer came', () => {
  /** Typed, sent, typed on, and then the tab was gone. */
  async function interrupted() {
    const open = await opened();
    open.document.write(['data', 'place'], 'Lisb');
    await open.saving.now();
    open.document.write(['data', 'place'], 'Lisboa');
    return open;
  }
  const saves = (version: Version): SaveAnswer => ({ kind: 'saved', version });

  it('goes on from its own version, which did arrive', async () => {
    const open = await interrupted();
    const arrived = exampleVersion({ id: 'version-2', at: 2000, data: { place: 'Lisb' } });
    const again = await open.reload(arrived, saves);
    expect(again.sent[0]).toEqual(open.sent[0]);
    expect(again.document.editing()).toMatchObject({ base: { id: 'version-2' }, clashes: [] });
    expect(again.document.written.data.place).toBe('Lisboa');
    again.close();
  });

  it('goes on from it where it arrives only now', async () => {
    const open = await interrupted();
    const again = await open.reload(exampleVersion(), saves);
    expect(again.document.editing()).toMatchObject({ base: { id: 'version-2' }, clashes: [] });
    expect(again.document.written.data.place).toBe('Lisboa');
    again.close();
  });

  it('brings in what somebody else made of it since', async () => {
    const open = await interrupted();
    const theirs = exampleVersion({
      ...{ id: 'theirs', by: 'Rui', at: 3000 },
      data: { tagline: 'Trams', place: 'Lisb' },
    });
    const again = await open.reload(theirs, saves);
    expect(again.document.editing().clashes).toEqual([]);
    expect(again.document.written.data).toEqual({ tagline: 'Trams', place: 'Lisboa' });
    again.close();
  });
});
