import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Each time a site in which nothing was drawn yet: other tests of this process have drawn a lot. */
let { notQuiet, quiet } = await import('./idle.ts');

beforeEach(async () => {
  vi.resetModules();
  ({ notQuiet, quiet } = await import('./idle.ts'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Milliseconds after which it is quiet, of the next ten seconds. */
async function timeUntilQuiet(atMost: number): Promise<number> {
  const began = performance.now();
  const time = quiet(atMost).then(() => performance.now() - began);
  await vi.advanceTimersByTimeAsync(10_000);
  return time;
}

describe('quiet', () => {
  it('is there at once where nothing is drawn', async () => {
    expect(await timeUntilQuiet(10_000)).toBe(0);
  });

  it('is a moment after the last drawing', async () => {
    notQuiet();
    setTimeout(notQuiet, 60);
    expect(await timeUntilQuiet(10_000)).toBe(160);
  });

  it('is waited for no longer than one likes to', async () => {
    notQuiet();
    setInterval(notQuiet, 10);
    expect(await timeUntilQuiet(200)).toBe(200);
  });
});
