import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Each time a site in which nothing was drawn yet: other tests of this process have drawn a lot. */
let { notIdle, whenIdle } = await import('./idle.ts');

beforeEach(async () => {
  vi.resetModules();
  ({ notIdle, whenIdle } = await import('./idle.ts'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Milliseconds after which the site is idle, of the next ten seconds. */
async function timeUntilIdle(atMost: number): Promise<number> {
  const began = performance.now();
  const time = whenIdle(atMost).then(() => performance.now() - began);
  await vi.advanceTimersByTimeAsync(10_000);
  return time;
}

describe('an idle site', () => {
  it('is there at once where nothing is drawn', async () => {
    expect(await timeUntilIdle(10_000)).toBe(0);
  });

  it('is a moment after the last drawing', async () => {
    notIdle();
    setTimeout(notIdle, 60);
    expect(await timeUntilIdle(10_000)).toBe(160);
  });

  it('is waited for no longer than one likes to', async () => {
    notIdle();
    setInterval(notIdle, 10);
    expect(await timeUntilIdle(200)).toBe(200);
  });
});
