import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RestingValue } from './resting-value.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is saved once, when nobody types any more', async () => {
  const save = vi.fn(async () => {});
  const text = new RestingValue<string>(save);
  text.write('The quay');
  await vi.advanceTimersByTimeAsync(700);
  text.write('The quay of Tavira');
  await vi.advanceTimersByTimeAsync(700);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(save.mock.calls).toEqual([['The quay of Tavira']]);
});

it('is saved at once where its field goes, and never twice', async () => {
  const save = vi.fn(async () => {});
  const text = new RestingValue<string>(save);
  text.now();
  expect(save).not.toHaveBeenCalled();
  text.write('The quay');
  text.now();
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls).toEqual([['The quay']]);
  await vi.advanceTimersByTimeAsync(10_000);
  text.now();
  expect(save).toHaveBeenCalledTimes(1);
});

it('is not sent while a former value is on its way', async () => {
  const answer = Promise.withResolvers<void>();
  const save = vi.fn(() => answer.promise);
  const text = new RestingValue<string>(save);
  text.write('The quay');
  await vi.advanceTimersByTimeAsync(1_000);
  text.write('The quay of Tavira');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(save.mock.calls).toEqual([['The quay']]);
  answer.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls).toEqual([['The quay'], ['The quay of Tavira']]);
});
