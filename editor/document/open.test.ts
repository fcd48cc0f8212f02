import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReadStored, SaveAnswer, Sending, Version } from '../api/written.ts';
import { exampleVersion } from './examples.ts';
import { Journal } from './journal.ts';
import { openDocument } from './open.ts';

const openTabs = new Set<string>();

beforeEach(() => openTabs.clear());

/** A document of its own that a person opens; `reload` opens it again as a browser that was closed. */
async function opened(
  answer: (version: Version) => SaveAnswer = () => ({ kind: 'offline' }),
  version = exampleVersion(),
  { id, tab }: { id: string; tab: string } = { id: crypto.randomUUID(), tab: 'first' },
  readStored: ReadStored = async () => null,
) {
  openTabs.add(tab);
  const journal = await Journal.open(
    { service: 'http://localhost', person: 'ana' },
    (fault) => {
      throw fault;
    },
    { id: tab, open: async () => openTabs },
  );
  const sent: Sending[] = [];
  const open = await openDocument({
    id,
    version,
    journal,
    clock: () => 5,
    say: async () => {},
    readStored,
    async save(sending) {
      sent.push(sending);
      return answer(exampleVersion({ ...sending.written, id: 'version-2', at: 2000 }));
    },
  });
  const reload = async (present = version, next = answer, stored = readStored) => {
    open.close();
    const { unanswered } = open.saving;
    await journal.keep({ document: id, editing: open.document.editing(), at: 5, unanswered });
    journal.close();
    return opened(next, present, { id, tab }, stored);
  };
  const another = (name: string, next = answer) => opened(next, version, { id, tab: name });
  /** The tab goes without a word. */
  const crash = async () => {
    open.close();
    const { unanswered } = open.saving;
    await journal.keep({ document: id, editing: open.document.editing(), at: 5, unanswered });
    openTabs.delete(tab);
  };
  return { ...open, id, journal, sent, reload, another, crash };
}

/** What this device keeps of a document. */
async function textsOn({ id, journal }: { id: string; journal: Journal }): Promise<object[]> {
  const entries = (await journal.all()).filter(({ document }) => document === id);
  return entries.map(({ editing }) => editing.history.present.data);
}

it('shows what was written and not saved, and can undo it', async () => {
  const open = await opened();
  open.document.write(['data', 'place'], 'Lisboa');
  const again = await open.reload();
  expect(again.recovered).toEqual({ at: 5, tabs: 1 });
  expect(again.document.written.data.place).toBe('Lisboa');
  again.document.undo();
  expect(again.document.written.data.place).toBe('Lisbon');
  again.close();
});

describe('what is recovered can be dropped', () => {
  const saves = (version: Version): SaveAnswer => ({ kind: 'saved', version });
  const earlier = { tagline: 'The sea at the end of the street', place: 'Lisbon' };

  it('also once it is saved, and that is saved as well and can be undone', async () => {
    const open = await opened();
    open.document.write(['data', 'place'], 'Lisboa');
    const again = await open.reload(undefined, saves);
    await again.saving.now();
    again.document.write(['title'], 'Written since then');
    again.dropRecovered();
    expect(again.document.written).toMatchObject({ title: 'Written since then', data: earlier });
    await again.saving.now();
    expect(again.sent.at(-1)?.written.data).toEqual(earlier);
    again.document.undo();
    expect(again.document.written.data.place).toBe('Lisboa');
    again.close();
  });

  it('with what two tabs wrote in the same place', async () => {
    const one = await opened();
    const other = await one.another('second');
    one.document.write(['data', 'place'], 'Lisboa');
    other.document.write(['data', 'place'], 'Porto');
    await one.crash();
    await other.crash();
    const again = await one.another('third');
    expect(again.document.editing().clashes).toHaveLength(1);
    again.dropRecovered();
    expect(again.document.written.data).toEqual(earlier);
    expect(again.document.editing().clashes).toEqual([]);
    again.close();
  });
});

it('has nothing to recover where all was saved, and can still undo it', async () => {
  const open = await opened((version) => ({ kind: 'saved', version }));
  open.document.write(['data', 'place'], 'Lisboa');
  await open.saving.now();
  const again = await open.reload(open.document.editing().base);
  expect(again.recovered).toBeNull();
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

it('asks nothing about a value that the service only stores in another form', async () => {
  const crop = (x: number, form: object = {}) => ({ id: 'a', edit: { x, y: 0, zoom: 1 }, ...form });
  const rect = { x: 1, y: 0, width: 9, height: 9 };
  const open = await opened((version) => ({ kind: 'saved', version }));
  open.document.write(['data', 'cover'], crop(1, { rect }));
  await open.saving.now();
  open.document.write(['data', 'cover'], crop(2, { rect: { ...rect, x: 2 } }));
  const { base } = open.document.editing();
  const stored = { ...base, data: { ...base.data, cover: crop(1) } };
  const theirs = { ...stored, ...{ id: 'theirs', at: 3000, by: 'Rui', title: 'Lisboa' } };
  const again = await open.reload(theirs, undefined, async (id) =>
    id === base.id ? stored : null,
  );
  expect(again.document.editing().clashes).toEqual([]);
  expect(again.document.written).toMatchObject({
    title: 'Lisboa',
    data: { cover: { edit: { x: 2 } } },
  });
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

describe('two tabs of one person', () => {
  it('each have their own text and their own undo after a reload', async () => {
    const one = await opened();
    const other = await one.another('second');
    one.document.write(['data', 'place'], 'Lisboa');
    other.document.write(['data', 'place'], 'Porto');
    const again = [await one.reload(), await other.reload()];
    expect(again.map(({ document }) => document.written.data.place)).toEqual(['Lisboa', 'Porto']);
    for (const { document } of again) document.undo();
    expect(again.map(({ document }) => document.written.data.place)).toEqual(['Lisbon', 'Lisbon']);
    for (const each of again) each.close();
  });

  it('come together in the next one where both are gone, with all that can be undone', async () => {
    const one = await opened();
    const other = await one.another('second');
    one.document.write(['data', 'place'], 'Lisboa');
    other.document.write(['data', 'tagline'], 'Trams');
    for (const each of [one, other]) await each.crash();
    const next = await one.another('third');
    expect(next.document.written.data).toEqual({ place: 'Lisboa', tagline: 'Trams' });
    expect(next.recovered).toEqual({ at: 5, tabs: 2 });
    expect(await textsOn(next)).toHaveLength(1);
    next.document.undo();
    next.document.undo();
    expect(next.document.written.data).toEqual(exampleVersion().data);
    next.close();
  });

  it('put the same field side by side', async () => {
    const one = await opened();
    const other = await one.another('second');
    one.document.write(['data', 'place'], 'Lisboa');
    other.document.write(['data', 'place'], 'Porto');
    for (const each of [one, other]) await each.crash();
    const next = await one.another('third');
    const [clash] = next.document.editing().clashes;
    expect([clash?.yours, clash?.theirs].sort()).toEqual(['Lisboa', 'Porto']);
    expect(clash).toMatchObject({ path: ['data', 'place'], by: null });
    next.close();
  });

  it('leave each other alone while both are there', async () => {
    const one = await opened();
    one.document.write(['data', 'place'], 'Lisboa');
    const other = await one.another('second');
    expect(other.document.written.data.place).toBe('Lisbon');
    expect(other.recovered).toBeNull();
    // One that is reloaded is away for a moment, and comes back to what is its own.
    openTabs.delete('first');
    await other.takeOver();
    openTabs.add('first');
    await other.takeOver();
    expect(other.document.written.data.place).toBe('Lisbon');
    await one.crash();
    other.document.write(['data', 'tagline'], 'Trams');
    await other.takeOver();
    await other.takeOver();
    expect(other.document.written.data).toEqual({ place: 'Lisboa', tagline: 'Trams' });
    expect(await textsOn(other)).toEqual([{ place: 'Lisboa', tagline: 'Trams' }]);
    other.close();
  });

  it('are taken over once, also where that takes longer than until the next look', async () => {
    const one = await opened();
    const other = await one.another('second');
    one.document.write(['data', 'place'], 'Lisboa');
    await one.saving.now();
    await one.crash();
    await other.takeOver();
    await Promise.all([other.takeOver(), other.takeOver()]);
    expect(other.sent).toEqual(one.sent);
    other.close();
  });

  it('do not meet their own sentence where one was on its way', async () => {
    const one = await opened();
    const other = await one.another('second');
    one.document.write(['data', 'place'], 'Lisb');
    await one.saving.now();
    one.document.write(['data', 'place'], 'Lisboa');
    other.document.write(['data', 'tagline'], 'Trams');
    await one.crash();
    await other.crash();
    const next = await one.another('third', (version) => ({ kind: 'saved', version }));
    expect(next.sent[0]).toEqual(one.sent[0]);
    expect(next.document.editing()).toMatchObject({ base: { id: 'version-2' }, clashes: [] });
    expect(next.document.written.data).toEqual({ place: 'Lisboa', tagline: 'Trams' });
    next.close();
  });
});

describe('left by the person', () => {
  it('saves what was typed last, and keeps nothing as unsaved', async () => {
    const open = await opened((version) => ({ kind: 'saved', version }));
    open.document.write(['data', 'place'], 'Lisboa');
    await open.leave();
    expect(open.sent).toMatchObject([{ written: { data: { place: 'Lisboa' } } }]);
    const entry = await open.journal.read(open.id);
    expect(entry?.editing.base.data.place).toBe('Lisboa');
  });

  it('leaves alone what is written where it was opened again meanwhile', async () => {
    let arrive = () => {};
    const slow = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const open = await opened();
    const journal = open.journal;
    const first = await openDocument({
      ...{ id: open.id, version: exampleVersion(), journal, say: async () => {} },
      readStored: async () => null,
      async save(sending) {
        await slow;
        return { kind: 'saved', version: exampleVersion({ ...sending.written, id: 'version-2' }) };
      },
    });
    first.document.write(['data', 'place'], 'Lisboa');
    const leaving = first.leave();
    const again = await open.another('first');
    again.document.write(['data', 'place'], 'Lisboa e Sintra');
    await again.saving.now();
    arrive();
    await leaving;
    expect(await textsOn(open)).toMatchObject([{ place: 'Lisboa e Sintra' }]);
    for (const each of [open, again]) each.close();
  });

  it('keeps what the service did not take', async () => {
    const open = await opened();
    open.document.write(['data', 'place'], 'Lisboa');
    await open.leave();
    const again = await open.reload();
    expect(again.document.written.data.place).toBe('Lisboa');
    again.close();
  });
});
