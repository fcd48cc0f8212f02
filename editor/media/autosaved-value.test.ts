import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Offline, Refused, SignedOut } from '../api/faults.ts';
import { AutosavedValue } from './autosaved-value.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is saved once, when nobody types any more', async () => {
  const save = vi.fn(async () => {});
  const text = new AutosavedValue<string>(save);
  text.write('The quay');
  await vi.advanceTimersByTimeAsync(700);
  text.write('The quay of Tavira');
  await vi.advanceTimersByTimeAsync(700);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(save.mock.calls).toEqual([['The quay of Tavira']]);
  expect(text.state()).toEqual({ written: null, fault: null, wasSaved: true });
});

it('is saved at once where its field goes, and never twice', async () => {
  const save = vi.fn(async () => {});
  const text = new AutosavedValue<string>(save);
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
  const text = new AutosavedValue<string>(save);
  text.write('The quay');
  await vi.advanceTimersByTimeAsync(1_000);
  text.write('The quay of Tavira');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(save.mock.calls).toEqual([['The quay']]);
  answer.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls).toEqual([['The quay'], ['The quay of Tavira']]);
});

it('is sent again until there is an answer, each time as it is written then', async () => {
  const save = vi.fn(async () => {});
  save.mockRejectedValueOnce(new Offline('No answer.')).mockRejectedValueOnce(new Offline('None.'));
  const text = new AutosavedValue<string>(save);
  text.write('The quay');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(text.state()).toMatchObject({
    written: { value: 'The quay' },
    fault: { name: 'Offline' },
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).toHaveBeenCalledTimes(2);
  text.write('The quay of Tavira');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save.mock.calls).toEqual([['The quay'], ['The quay'], ['The quay of Tavira']]);
  expect(text.state()).toEqual({ written: null, fault: null, wasSaved: true });
});

it('keeps what is refused, and sends it no more by itself', async () => {
  const refusal = new Refused('3 letters at least.', {});
  const save = vi.fn(async () => {}).mockRejectedValueOnce(refusal);
  const text = new AutosavedValue<string>(save);
  text.write('ab');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(text.state()).toEqual({ written: { value: 'ab' }, fault: refusal, wasSaved: false });
  text.drop();
  expect(text.state().written).toBeNull();
});

it('is sent when somebody signed in again', async () => {
  const save = vi.fn(async () => {}).mockRejectedValueOnce(new SignedOut('Signed out.'));
  const text = new AutosavedValue<string>(save);
  text.write('The quay');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  text.signedIn();
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenCalledTimes(2);
  expect(text.state().written).toBeNull();
});
