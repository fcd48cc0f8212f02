import { describe, expect, it } from 'vitest';
import { notQuiet, quiet } from './idle.ts';

async function timeOf(work: Promise<void>): Promise<number> {
  const began = performance.now();
  await work;
  return performance.now() - began;
}

describe('quiet', () => {
  it('is there at once where nothing is drawn', async () => {
    expect(await timeOf(quiet(10_000))).toBeLessThan(50);
  });

  it('is a moment after the last drawing', async () => {
    notQuiet();
    setTimeout(notQuiet, 60);
    expect(await timeOf(quiet(10_000))).toBeGreaterThan(140);
  });

  it('is waited for no longer than one likes to', async () => {
    notQuiet();
    const drawing = setInterval(notQuiet, 10);
    const waited = await timeOf(quiet(200));
    clearInterval(drawing);
    expect(waited).toBeGreaterThan(190);
    expect(waited).toBeLessThan(1_000);
  });
});
