import { expect, it } from 'vitest';
import { Guesses } from './guessing.ts';

const pace = { burst: 3, everyMs: 1000 };
const one = [{ key: 'a', pace }];

it('lets a burst pass, then one after each while', () => {
  const guesses = new Guesses();
  const waits = [0, 0, 0, 0, 400, 1000, 1000].map((at) => guesses.take(one, at).waitMs);
  expect(waits).toEqual([0, 0, 0, 1000, 600, 0, 1000]);
  expect(guesses.take(one, 60_000).waitMs).toBe(0);
});

it('counts with all counters or with none', () => {
  const guesses = new Guesses();
  const both = [...one, { key: 'b', pace: { burst: 1, everyMs: 1000 } }];
  expect([guesses.take(both, 0).waitMs, guesses.take(both, 0).waitMs]).toEqual([0, 1000]);
  expect([guesses.take(one, 0).waitMs, guesses.take(one, 0).waitMs]).toEqual([0, 0]);
  expect(guesses.take(one, 0).waitMs).toBe(1000);
});

it('does not count what is given back', () => {
  const guesses = new Guesses();
  for (let count = 0; count < 10; count += 1) {
    expect(guesses.take(one, 0).waitMs).toBe(0);
    guesses.giveBack(one, 0);
  }
  expect(guesses.size).toBe(0);
});

it('remembers so many and no more: the clear ones go, then those that are soonest clear', () => {
  const guesses = new Guesses(100);
  for (let count = 0; count < 3; count += 1) guesses.take(one, 0);
  for (let count = 0; count < 1000; count += 1) {
    guesses.take([{ key: `other ${count}`, pace }], 0);
    expect(guesses.size).toBeLessThanOrEqual(100);
  }
  expect(guesses.take(one, 0).waitMs).toBe(1000);
});
