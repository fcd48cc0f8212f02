import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '../api/faults.ts';
import { AutosavedValues } from './autosaved-values.ts';

const place = { file: { id: 'cais', filename: 'Cais.jpg' }, label: 'Credit' };
const refuse = async () => {
  throw new Refused('Too long.', {});
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says what could not be saved once its field is gone, and has it ready in the next', async () => {
  const texts = new AutosavedValues<string>();
  const text = texts.at(place, refuse);
  const leave = texts.show(place, text);
  text.write('Inês');
  expect(texts.unsaved()).toEqual([place]);
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(texts.left()).toMatchObject([{ place, fault: { message: 'Too long.' } }]);

  const again = texts.at(place, async () => {});
  expect(again.state().written).toEqual({ value: 'Inês' });
  texts.show(place, again);
  expect(texts.left()).toEqual([]);
});

it('keeps nothing of a field that was left with everything saved', async () => {
  const texts = new AutosavedValues<string>();
  const save = vi.fn(async () => {});
  const text = texts.at(place, save);
  const leave = texts.show(place, text);
  text.write('Inês');
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls).toEqual([['Inês']]);
  expect([texts.unsaved(), texts.left()]).toEqual([[], []]);
  expect(texts.at(place, save)).not.toBe(text);
});

it('drops what nobody wants saved any more', async () => {
  const texts = new AutosavedValues<string>();
  const text = texts.at(place, refuse);
  texts.show(place, text)();
  text.write('Inês');
  texts.show(place, text)();
  await vi.advanceTimersByTimeAsync(0);
  const [{ key = '' } = {}] = texts.left();
  texts.drop(key);
  expect([texts.unsaved(), texts.left()]).toEqual([[], []]);
});

it('drops all that is not saved when somebody signs out, and sends it no more', async () => {
  const texts = new AutosavedValues<string>();
  const save = vi.fn(refuse);
  const text = texts.at(place, save);
  const leave = texts.show(place, text);
  const another = { ...place, label: 'Tags' };
  texts.show(another, texts.at(another, save))();
  text.write('Inês');
  texts.forget();
  leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([texts.unsaved(), texts.left(), save.mock.calls]).toEqual([[], [], []]);
  expect(texts.at(place, save).state().written).toBeNull();
});
