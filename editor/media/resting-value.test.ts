import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RestingText } from './resting-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is saved once, when nobody types any more', () => {
  const save = vi.fn();
  const text = new RestingText(save);
  text.write('The quay');
  vi.advanceTimersByTime(700);
  text.write('The quay of Tavira');
  vi.advanceTimersByTime(700);
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(save.mock.calls).toEqual([['The quay of Tavira']]);
});

it('is saved at once where its field goes, and never twice', () => {
  const save = vi.fn();
  const text = new RestingText(save);
  text.now();
  expect(save).not.toHaveBeenCalled();
  text.write('The quay');
  text.now();
  expect(save.mock.calls).toEqual([['The quay']]);
  vi.advanceTimersByTime(10_000);
  text.now();
  expect(save).toHaveBeenCalledTimes(1);
});
