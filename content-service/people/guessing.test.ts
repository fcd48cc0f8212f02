import { expect, it } from 'vitest';
import { RateLimiter } from './guessing.ts';

const limit = { burst: 3, everyMs: 1000 };
const one = [{ key: 'a', limit }];

it('lets a burst pass, then one after each while', () => {
  const limiter = new RateLimiter();
  const waits = [0, 0, 0, 0, 400, 1000, 1000].map((at) => limiter.take(one, at).waitMs);
  expect(waits).toEqual([0, 0, 0, 1000, 600, 0, 1000]);
  expect(limiter.take(one, 60_000).waitMs).toBe(0);
});

it('counts with all counters or with none', () => {
  const limiter = new RateLimiter();
  const both = [...one, { key: 'b', limit: { burst: 1, everyMs: 1000 } }];
  expect([limiter.take(both, 0).waitMs, limiter.take(both, 0).waitMs]).toEqual([0, 1000]);
  expect([limiter.take(one, 0).waitMs, limiter.take(one, 0).waitMs]).toEqual([0, 0]);
  expect(limiter.take(one, 0).waitMs).toBe(1000);
});

it('lets nobody wait longer than for an exhausted counter, though the clock has gone back', () => {
  const limiter = new RateLimiter();
  const later = 1_000_000;
  for (let count = 0; count < 3; count += 1) limiter.take(one, later);
  expect(limiter.take(one, later).waitMs).toBe(1000);
  expect([0, 0, 1000, 1000].map((at) => limiter.take(one, at).waitMs)).toEqual([
    1000, 1000, 0, 1000,
  ]);
});

it('does not count what is given back', () => {
  const limiter = new RateLimiter();
  for (let count = 0; count < 10; count += 1) {
    expect(limiter.take(one, 0).waitMs).toBe(0);
    limiter.refund(one, 0);
  }
  expect(limiter.size).toBe(0);
});

it('remembers so many and no more: the clear ones go, then those that are soonest clear', () => {
  const limiter = new RateLimiter(100);
  for (let count = 0; count < 3; count += 1) limiter.take(one, 0);
  for (let count = 0; count < 1000; count += 1) {
    limiter.take([{ key: `other ${count}`, limit }], 0);
    expect(limiter.size).toBeLessThanOrEqual(100);
  }
  expect(limiter.take(one, 0).waitMs).toBe(1000);
});
