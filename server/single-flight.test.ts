import { describe, expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

describe('a shared work', () => {
  it('is done once for all who ask meanwhile, and anew afterwards', async () => {
    const running = new Map<string, Promise<number>>();
    let times = 0;
    const ask = (key: string) => singleFlight(running, key, async () => ++times);
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
    expect(await ask('a')).toBe(3);
    expect(running.size).toBe(0);
  });

  it('fails for all who ask meanwhile, and is tried anew afterwards', async () => {
    const running = new Map<string, Promise<string>>();
    const fail = () => singleFlight(running, 'a', () => Promise.reject(new Error('no')));
    const both = await Promise.allSettled([fail(), fail()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await singleFlight(running, 'a', async () => 'yes')).toBe('yes');
  });
});
