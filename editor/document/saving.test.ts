import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../api/faults.ts';
import type { SaveAnswer, Sending } from '../api/written.ts';
import { EditedDocument, editingOf } from './edited-document.ts';
import { exampleVersion } from './examples.ts';
import { openedForSaving as opened } from './saving.testing.ts';
import { Saving } from './saving.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

it('says that all is saved where nothing was written', async () => {
  const { saving, sent } = opened();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saving.state()).toEqual({ kind: 'saved', at: 1000 });
  expect(sent).toEqual([]);
});

it('saves a second after the last key', async () => {
  const { saving, sent, type } = opened();
  type('Lis');
  expect(saving.state()).toEqual({ kind: 'kept', why: 'typing' });
  await vi.advanceTimersByTimeAsync(900);
  type('Lisboa');
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toMatchObject([{ basedOn: 'version-1', at: 1900 }]);
  expect(saving.state()).toEqual({ kind: 'saved', at: 1900 });
});

it('saves after ten seconds of typing without a rest', async () => {
  const { sent, type } = opened();
  for (let second = 0; second < 12; second += 0.5) {
    type(`Lisbon ${second}`);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(sent[0]?.at).toBe(10_000);
});

it('sends what was typed meanwhile, based on what was saved', async () => {
  const { document, saving, sent, type } = opened();
  type('Lis');
  const first = saving.now();
  type('Lisboa');
  await first;
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.map(({ basedOn }) => basedOn)).toEqual(['version-1', 'version-2']);
  expect(document.editing().base.data.place).toBe('Lisboa');
});

it('sends what was asked for twice while a save was on its way once, on top of that one', async () => {
  const document = new EditedDocument(editingOf(exampleVersion()), Date.now);
  const sent: Sending[] = [];
  const saving = new Saving(document, {
    async save(sending) {
      sent.push(sending);
      const version = exampleVersion({ ...sending.written, id: `version-${sent.length + 1}` });
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { kind: 'saved', version };
    },
  });
  document.write(['data', 'place'], 'Lis');
  await vi.advanceTimersByTimeAsync(1000);
  document.write(['data', 'place'], 'Lisboa');
  const states = [saving.now(), saving.now()].map((asked) => asked.then(saving.state));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.map(({ basedOn }) => basedOn)).toEqual(['version-1', 'version-2']);
  expect(await Promise.all(states)).toMatchObject([{ kind: 'saved' }, { kind: 'saved' }]);
});

it('saves nothing beside a request that saves the same, and what was typed meanwhile after it', async () => {
  const { document, saving, sent, type } = opened();
  type('Lisboa');
  const answer = Promise.withResolvers<void>();
  const restored = saving.saveBy(async () => {
    const { written } = document;
    await answer.promise;
    return exampleVersion({ ...written, id: 'restored' });
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([]);
  type('Lisboa inteira');
  answer.resolve();
  await restored;
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toMatchObject([
    { basedOn: 'restored', written: { data: { place: 'Lisboa inteira' } } },
  ]);
});

it('goes on saving after a request that saves the same has failed', async () => {
  const { saving, sent, type } = opened();
  type('Lisboa');
  await expect(saving.saveBy(() => Promise.reject(new Error('Gone.')))).rejects.toThrow('Gone.');
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toMatchObject([{ basedOn: 'version-1' }]);
});

describe('where it cannot be sent', () => {
  it('tries again, later each time, until the service answers', async () => {
    const { saving, sent, type } = opened([{ kind: 'offline' }, { kind: 'offline' }]);
    type('Lisboa');
    await vi.advanceTimersByTimeAsync(1000);
    expect(saving.state()).toEqual({ kind: 'kept', why: 'offline' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent.map(({ at }) => at)).toEqual([1000, 2000, 4000]);
    expect(saving.state()).toEqual({ kind: 'saved', at: 4000 });
  });

  it('sends what nobody answered once more as it was, and then what was typed since', async () => {
    const { document, sent, type } = opened([{ kind: 'offline' }]);
    type('Lisb');
    await vi.advanceTimersByTimeAsync(1000);
    type('Lisboa');
    await vi.advanceTimersByTimeAsync(10_000);
    const [first, again, rest] = sent;
    expect(again).toMatchObject({ key: first?.key, written: first?.written, basedOn: 'version-1' });
    expect(rest).toMatchObject({ basedOn: 'version-3', written: { data: { place: 'Lisboa' } } });
    expect(rest?.key).not.toBe(first?.key);
    expect(document.editing().base.data.place).toBe('Lisboa');
  });

  it('waits for who was signed out, and goes on when asked', async () => {
    const { saving, sent, type } = opened([{ kind: 'signed-out' }]);
    type('Lisboa');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saving.state()).toEqual({ kind: 'kept', why: 'signed-out' });
    expect(sent).toHaveLength(1);
    await saving.now();
    expect(saving.state().kind).toBe('saved');
  });

  it('says why the service does not take it, and tries with the next change', async () => {
    const fault = new Refused('data.place: expected a text, got 3.', { status: 400 });
    const faults = [{ field: 'data.place', message: 'expected a text, got 3.' }];
    const { saving, sent, type } = opened([{ kind: 'refused', fault, faults }]);
    type('Lisboa');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saving.state()).toEqual({ kind: 'refused', fault, faults });
    type('Lisbon, again');
    await vi.advanceTimersByTimeAsync(1000);
    expect(saving.state().kind).toBe('saved');
    expect(sent).toHaveLength(2);
  });
});

it('sends the text though the device does not answer, and once more whatever went wrong', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const document = new EditedDocument(editingOf(exampleVersion()), Date.now);
  const save = vi.fn<() => Promise<SaveAnswer>>();
  save.mockRejectedValueOnce(new TypeError('Not as described.'));
  save.mockImplementation(async () => ({
    ...{ kind: 'saved', version: exampleVersion({ ...document.written, id: 'version-2' }) },
  }));
  const saving = new Saving(document, { save, keep: () => new Promise(() => {}) });
  document.write(['data', 'place'], 'Lisboa');
  await vi.advanceTimersByTimeAsync(3000);
  expect(saving.state()).toEqual({ kind: 'kept', why: 'offline' });
  expect(said).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(saving.state().kind).toBe('saved');
  said.mockRestore();
});

describe('a version that stays', () => {
  it('is made where the person asks, of what was saved by itself too', async () => {
    const { saving, sent, type } = opened();
    type('Lisboa');
    await vi.advanceTimersByTimeAsync(1000);
    await saving.keepVersion();
    await saving.keepVersion();
    expect(sent.map(({ isAutosave }) => isAutosave)).toEqual([true, false]);
    type('Lisboa e Sintra');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.map(({ isAutosave }) => isAutosave)).toEqual([true, false, true]);
  });

  it('is made at once of what is being typed', async () => {
    const { saving, sent, type } = opened();
    type('Lisboa');
    await saving.keepVersion();
    expect(sent).toMatchObject([{ isAutosave: false, at: 0 }]);
  });

  it('comes after what nobody answered', async () => {
    const { saving, sent, type } = opened([{ kind: 'offline' }]);
    type('Lisb');
    await saving.now();
    type('Lisboa');
    await saving.keepVersion();
    expect(sent.map(({ isAutosave }) => isAutosave)).toEqual([true, true, false]);
    expect(saving.state().kind).toBe('saved');
  });
});

describe('where somebody else saved first', () => {
  const theirs = (data: Record<string, unknown>): SaveAnswer => ({
    kind: 'conflict',
    theirs: exampleVersion({ id: 'theirs', by: 'Rui', data }),
    base: null,
  });
  const tagline = 'The sea at the end of the street';

  it('merges other places and saves on top of theirs', async () => {
    const { document, sent, type } = opened([theirs({ tagline: 'Trams', place: 'Lisbon' })]);
    type('Lisboa');
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent[1]?.basedOn).toBe('theirs');
    expect(document.editing().base.data).toEqual({ tagline: 'Trams', place: 'Lisboa' });
  });

  it('asks nothing about a value that the service only stores in another form', async () => {
    const base = exampleVersion({ data: { tagline, place: 'Lisbon ' } });
    const theirs = { ...base, id: 'theirs', by: 'Rui', title: 'Lisboa' };
    const { document, saving, type } = opened([{ kind: 'conflict', theirs, base }]);
    type('Lisboa');
    await vi.advanceTimersByTimeAsync(3000);
    expect(saving.state().kind).toBe('saved');
    expect(document.written).toMatchObject({ title: 'Lisboa', data: { place: 'Lisboa' } });
  });

  it('saves nothing more until the choice in the same place is made', async () => {
    const { document, saving, sent, type } = opened([theirs({ tagline, place: 'Porto' })]);
    type('Lisboa');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saving.state()).toEqual({ kind: 'clash', by: 'Rui' });
    expect(sent).toHaveLength(1);
    const [clash] = document.editing().clashes;
    if (clash) document.choose(clash, 'yours');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent[1]).toMatchObject({ basedOn: 'theirs', written: { data: { place: 'Lisboa' } } });
    expect(saving.state().kind).toBe('saved');
  });
});

describe('once it is closed', () => {
  it('calls off what is on its way, and tries it no more', async () => {
    const document = new EditedDocument(editingOf(exampleVersion()), Date.now);
    const asked: AbortSignal[] = [];
    const saving = new Saving(document, {
      save(_, calledOff) {
        asked.push(calledOff);
        return new Promise((resolve) => {
          calledOff.addEventListener('abort', () => resolve({ kind: 'offline' }));
        });
      },
    });
    document.write(['data', 'place'], 'Lisboa');
    await vi.advanceTimersByTimeAsync(1000);
    saving.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('does not begin what waited for this device', async () => {
    const document = new EditedDocument(editingOf(exampleVersion()), Date.now);
    const save = vi.fn();
    const saving = new Saving(document, {
      save,
      keep: () => new Promise((resolve) => setTimeout(resolve, 50)),
    });
    document.write(['data', 'place'], 'Lisboa');
    await vi.advanceTimersByTimeAsync(1020);
    saving.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).not.toHaveBeenCalled();
  });
});

it('sends the rest where the page is left, after what was on its way', async () => {
  const { saving, sent, type } = opened();
  type('Lis');
  void saving.now();
  type('Lisboa');
  await saving.leave();
  expect(sent.map(({ written }) => written.data.place)).toEqual(['Lis', 'Lisboa']);
  type('Lisboa e Sintra');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});

it('sends nothing once it is closed', async () => {
  const { saving, sent, type } = opened();
  type('Lisboa');
  saving.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});
