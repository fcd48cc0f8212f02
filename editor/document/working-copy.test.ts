import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { Unfulfilled } from '../api/faults.ts';
import type { Written } from '../api/written.ts';
import { EditedDocument, editingOf } from './edited-document.ts';
import { exampleVersion } from './examples.ts';
import { WorkingCopy } from './working-copy.ts';

afterEach(() => {
  vi.useRealTimers();
});

function open(send: (written: Written) => Promise<unknown>) {
  const document = new EditedDocument(editingOf(exampleVersion()), () => 0);
  const copy = new WorkingCopy(document, send);
  const write = (text: string) => document.write(['data', 'place'], text, { isTyping: true });
  return { document, copy, write };
}

it('sends nothing before something is written, then each word at once', async () => {
  const sent: unknown[] = [];
  const { write } = open(async ({ data }) => sent.push(data.place));
  expect(sent).toEqual([]);
  write('L');
  expect(sent).toEqual(['L']);
  await Promise.resolve();
});

it('has one request under way; the next one has the newest text', async () => {
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  const { write, copy } = open(({ data }) => {
    sent.push(data.place);
    return new Promise<void>((resolve) => answers.push(resolve));
  });
  const told = vi.fn();
  copy.subscribe(told);
  for (const text of ['L', 'Li', 'Lis', 'Lisb']) write(text);
  expect(sent).toEqual(['L']);
  answers.shift()?.();
  await eventually(() => expect(sent).toEqual(['L', 'Lisb']));
  expect(told).toHaveBeenCalledTimes(1);
  answers.shift()?.();
  await eventually(() => expect(told).toHaveBeenCalledTimes(2));
  expect(sent).toHaveLength(2);
});

it('tries again what could not be sent, and ends when it is closed', async () => {
  vi.useFakeTimers();
  let isAway = true;
  const sent: unknown[] = [];
  const { write, copy } = open(async ({ data }) => {
    if (isAway) throw new Error('away');
    sent.push(data.place);
  });
  write('L');
  await vi.advanceTimersByTimeAsync(2_000);
  isAway = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual(['L']);
  copy.close();
  write('Li');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['L']);
});

it.each([503, 401, 429])('tries again after the status %i', async (status) => {
  vi.useFakeTimers();
  const send = vi.fn(() => Promise.reject(new Unfulfilled('Not now.', { status })));
  const { write, copy } = open(send);
  write('L');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(4);
  copy.close();
});

it.each([400, 403, 404, 409])(
  'after the status %i waits for another text, and sends none once it was dropped',
  async (status) => {
    vi.useFakeTimers();
    const sent: unknown[] = [];
    const { document, write, copy } = open(({ data }) => {
      sent.push(data.place);
      return Promise.reject(new Unfulfilled('Not this.', { status }));
    });
    const told = vi.fn();
    copy.subscribe(told);
    write('L');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['L']);
    write('Li');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['L', 'Li']);
    document.undo();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['L', 'Li']);
    expect(told).not.toHaveBeenCalled();
  },
);

it('sends the saved text again where it replaces another one', async () => {
  const sent: unknown[] = [];
  const { document, write } = open(async ({ data }) => sent.push(data.place));
  const { place } = document.written.data;
  write('L');
  await eventually(() => expect(sent).toEqual(['L']));
  document.undo();
  await eventually(() => expect(sent).toEqual(['L', place]));
});
