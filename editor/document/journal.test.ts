import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { EditedDocument, editingOf } from './edited-document.ts';
import { exampleVersion } from './examples.ts';
import { Journal } from './journal.ts';

const opened: Journal[] = [];

async function journalOf(
  person: string,
  service = 'http://localhost:3010',
  { onFault = vi.fn(), tab = 'here', tabs = ['here'] } = {},
) {
  const journal = await Journal.open({ service, person }, onFault, {
    id: tab,
    open: async () => new Set(tabs),
  });
  opened.push(journal);
  return journal;
}

afterEach(async () => {
  for (const journal of opened.splice(0)) {
    await journal.forgetAll();
    await journal.close();
  }
});

function writtenOnce() {
  const document = new EditedDocument(editingOf(exampleVersion()), () => 0);
  document.write(['data', 'place'], 'Lisboa');
  return document;
}

it('gives the text and what can be undone back after a reload', async () => {
  const journal = await journalOf('ana');
  await journal.keep({ document: 'a', editing: writtenOnce().editing(), at: 1 });
  const entry = await (await journalOf('ana')).read('a');
  if (!entry) throw new Error('The entry is lost.');
  const again = new EditedDocument(entry.editing, () => 0);
  expect(again.written.data.place).toBe('Lisboa');
  again.undo();
  expect(again.written.data.place).toBe('Lisbon');
  again.redo();
  expect(again.written.data.place).toBe('Lisboa');
});

it('writes a key before anything else is done with it', async () => {
  const journal = await journalOf('ana');
  await journal.read('a');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const kept = journal.keep({ document: 'a', editing: writtenOnce().editing(), at: 1 });
  const calls = put.mock.calls.length;
  put.mockRestore();
  await kept;
  expect(calls).toBe(1);
});

it('keeps the newest of many inputs', async () => {
  const journal = await journalOf('ana');
  const document = writtenOnce();
  const kept = ['L', 'Li', 'Lis'].map((text, at) => {
    document.write(['data', 'place'], text);
    return journal.keep({ document: 'a', editing: document.editing(), at });
  });
  await Promise.all(kept);
  expect((await journal.read('a'))?.editing.history.present.data.place).toBe('Lis');
});

it('belongs to a person at a service', async () => {
  const journal = await journalOf('ana');
  await journal.keep({ document: 'a', editing: writtenOnce().editing(), at: 1 });
  expect(await (await journalOf('rui')).read('a')).toBeNull();
  expect(await (await journalOf('ana', 'https://edit.example.org')).all()).toEqual([]);
  await (await journalOf('rui')).forgetAll();
  expect(await journal.all()).toHaveLength(1);
});

it('lists what waits, newest first, and forgets it', async () => {
  const journal = await journalOf('ana');
  const editing = writtenOnce().editing();
  await journal.keep({ document: 'a', editing, at: 1 });
  await journal.keep({ document: 'b', editing, at: 2 });
  expect((await journal.all()).map(({ document }) => document)).toEqual(['b', 'a']);
  await journal.forget('b');
  expect((await journal.all()).map(({ document }) => document)).toEqual(['a']);
});

it('says at once that it cannot write', async () => {
  const onFault = vi.fn();
  const journal = await journalOf('ana', undefined, { onFault });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  await journal.keep({ document: 'a', editing: writtenOnce().editing(), at: 1 });
  expect(onFault).toHaveBeenCalledTimes(1);
});

it('shows what a tab wrote that is gone, and to nobody what one writes that is there', async () => {
  const editing = writtenOnce().editing();
  const there = await journalOf('ana', undefined, { tab: 'there' });
  await there.keep({ document: 'a', editing, at: 1 });
  const beside = await journalOf('ana', undefined, { tabs: ['here', 'there'] });
  expect(await beside.left('a')).toEqual([]);
  const after = await journalOf('ana');
  expect(await after.read('a')).toBeNull();
  expect(await after.left('a')).toMatchObject([{ tab: 'there', at: 1 }]);
});

it('takes away what another tab left once it is kept here, unless that one wrote on', async () => {
  const editing = writtenOnce().editing();
  const gone = await journalOf('ana', undefined, { tab: 'gone' });
  const back = await journalOf('ana', undefined, { tab: 'back' });
  for (const each of [gone, back]) await each.keep({ document: 'a', editing, at: 1 });
  const journal = await journalOf('ana');
  const left = await journal.left('a');
  await back.keep({ document: 'a', editing, at: 2 });
  await journal.takeOver({ document: 'a', editing, at: 3 }, left);
  expect((await journal.left('a')).map(({ tab }) => tab)).toEqual(['back']);
  expect((await journal.read('a'))?.at).toBe(3);
});

it('leaves what another tab wrote where nothing can be kept here', async () => {
  const editing = writtenOnce().editing();
  await (await journalOf('ana', undefined, { tab: 'gone' })).keep({
    document: 'a',
    editing,
    at: 1,
  });
  const journal = await journalOf('ana');
  const left = await journal.left('a');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  await journal.takeOver({ document: 'a', editing, at: 3 }, left);
  expect(await journal.left('a')).toHaveLength(1);
});

describe('where the browser lets the journal go', () => {
  const entry = () => ({ document: 'a', editing: writtenOnce().editing(), at: 1 });

  it('lets a page with a newer one open it, and says that nothing is kept here any more', async () => {
    const onFault = vi.fn();
    const journal = await journalOf('ana', undefined, { onFault });
    await journal.keep(entry());
    const newer = await openDB('farol-journal', 99);
    await journal.keep({ ...entry(), at: 2 });
    expect(onFault.mock.calls).toMatchObject([[{ name: 'VersionError' }]]);
    newer.close();
    await deleteDB('farol-journal');
  });

  it('opens it once more', async () => {
    const closed = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The connection is closing.', 'InvalidStateError');
    });
    const onFault = vi.fn();
    const journal = await journalOf('ana', undefined, { onFault });
    await journal.keep(entry());
    expect(closed).toHaveBeenCalled();
    expect(onFault).not.toHaveBeenCalled();
    expect(await journal.read('a')).toMatchObject({ at: 1 });
  });

  it('does not wait for ever for a page that holds an older one, nor write over what it could not read', async () => {
    await deleteDB('farol-journal');
    const older = await openDB('farol-journal', 1, {
      upgrade: (made) => void made.createObjectStore('entries', { keyPath: ['owner', 'document'] }),
    });
    const owner = JSON.stringify(['http://localhost:3010', 'ana']);
    await older.put('entries', { ...entry(), owner });
    const onFault = vi.fn();
    const journal = await journalOf('ana', undefined, { onFault });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const read = journal.read('a');
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    expect(await read).toBeNull();
    expect(onFault).toHaveBeenCalledTimes(1);
    older.close();
    await eventually(async () => {
      await journal.keep({ ...entry(), at: 2 });
      expect((await journal.all()).map(({ at }) => at)).toEqual([2, 1]);
    });
  });
});
