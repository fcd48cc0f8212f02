import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../api/faults.ts';
import type { SaveAnswer } from '../api/written.ts';
import { exampleVersion } from './examples.ts';
import { NotSaved } from './not-saved.ts';
import { openedForSaving as opened } from './saving.testing.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what acts on the page as it stands on the service', () => {
  it('gets the version that what is written has become', async () => {
    const { saving, sent, type } = opened();
    type('Lisboa');
    expect((await saving.settled()).id).toBe('version-2');
    expect((await saving.settled()).id).toBe('version-2');
    expect(sent).toHaveLength(1);
  });

  it('gets what came of it where others saved meanwhile', async () => {
    const theirs = exampleVersion({ id: 'theirs', data: { tagline: 'Trams', place: 'Lisbon' } });
    const { saving, type } = opened([{ kind: 'conflict', theirs, base: null }]);
    type('Lisboa');
    expect(await saving.settled()).toMatchObject({ data: { tagline: 'Trams', place: 'Lisboa' } });
  });

  it.each<SaveAnswer>([
    { kind: 'offline' },
    { kind: 'signed-out' },
    { kind: 'refused', fault: new Refused('Not that.', { status: 400 }), faults: [] },
    {
      kind: 'conflict',
      theirs: exampleVersion({ id: 'theirs', data: { place: 'Porto' } }),
      base: null,
    },
  ])('is told that it is not saved: $kind', async (answer) => {
    const { saving, type } = opened([answer]);
    type('Lisboa');
    await expect(saving.settled()).rejects.toBeInstanceOf(NotSaved);
    saving.close();
  });
});

describe('going back to what is published', () => {
  const published = exampleVersion({ id: 'published', data: { tagline: 'Trams', place: 'Porto' } });

  it('keeps what is typed while it is asked for, and saves it on top', async () => {
    const { document, saving, sent, type } = opened();
    type('Lisboa');
    await saving.now();
    let answer = (_: typeof published) => {};
    const going = saving.goBack(() => new Promise((resolve) => (answer = resolve)));
    document.write(['title'], 'Typed meanwhile', { isTyping: true });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(1);
    answer(published);
    await going;
    expect(document.written).toMatchObject({ title: 'Typed meanwhile', data: published.data });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent[1]).toMatchObject({ basedOn: 'published', written: { title: 'Typed meanwhile' } });
    expect(saving.state().kind).toBe('saved');
  });

  it('can be undone', async () => {
    const { document, saving, type } = opened();
    type('Lisboa');
    await saving.now();
    await saving.goBack(async () => published);
    expect(saving.state()).toEqual({ kind: 'saved', at: published.at });
    document.undo();
    expect(document.written.data.place).toBe('Lisboa');
    saving.close();
  });

  it('sends nothing more of what nobody answered', async () => {
    const { document, saving, sent, type } = opened([{ kind: 'offline' }]);
    type('Lisboa');
    await saving.now();
    await saving.goBack(async () => published);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(document.written.data).toEqual(published.data);
  });

  it('leaves all as it is where it fails, and goes on saving', async () => {
    const { document, saving, sent, type } = opened();
    type('Lisboa');
    await expect(saving.goBack(async () => Promise.reject(new Error('No.')))).rejects.toThrow(
      'No.',
    );
    expect(document.written.data.place).toBe('Lisboa');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
  });
});
