import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Imported anew for each test, as the module keeps the time of the last rendering. */
let { notIdle, whenIdle } = await import('./idle.ts');

beforeEach(async () => {
  vi.resetModules();
  ({ notIdle, whenIdle } = await import('./idle.ts'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function timeUntilIdle(maxWaitMs: number): Promise<number> {
  const start = performance.now();
  const time = whenIdle(maxWaitMs).then(() => performance.now() - start);
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
