import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

describe('oneAtATime', () => {
  it('does the work of one key in its order, and that of others beside it', async () => {
    const inTurn = oneAtATime();
    const log: string[] = [];
    const work = (name: string, milliseconds: number) => async () => {
      log.push(`${name} begins`);
      await pause(milliseconds);
      log.push(`${name} ends`);
      return name;
    };
    const results = await Promise.all([
      inTurn('a', work('a1', 20)),
      inTurn('a', work('a2', 1)),
      inTurn('b', work('b1', 1)),
    ]);
    expect(results).toEqual(['a1', 'a2', 'b1']);
    expect(log).toEqual(['a1 begins', 'b1 begins', 'b1 ends', 'a1 ends', 'a2 begins', 'a2 ends']);
  });

  it('goes on after a fault', async () => {
    const inTurn = oneAtATime();
    const failing = inTurn('a', () => Promise.reject(new Error('broken')));
    const next = inTurn('a', async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
