import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { boundedQueue, TooBusy } from './queue.ts';

describe('boundedQueue', () => {
  it('does so many at once, the others in their order', async () => {
    const queue = boundedQueue({ concurrency: 2, maxWaiting: 10 });
    const log: string[] = [];
    let running = 0;
    const work = (name: number) => async () => {
      running += 1;
      log.push(`${name} beside ${running - 1}`);
      await pause(5);
      running -= 1;
      return name;
    };
    const results = await Promise.all([1, 2, 3, 4, 5].map((name) => queue.run(work(name))));
    expect(results).toEqual([1, 2, 3, 4, 5]);
    expect(log.map((line) => line[0])).toEqual(['1', '2', '3', '4', '5']);
    expect(log.every((line) => /beside [01]$/.test(line))).toBe(true);
  });

  it('refuses when too many wait, and takes again when there is room', async () => {
    const queue = boundedQueue({ concurrency: 1, maxWaiting: 1 });
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    const first = queue.run(() => promise);
    const second = queue.run(async () => 'second');
    const fault = await queue.run(async () => 'third').catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(TooBusy);
    expect(fault).toMatchObject({ retryAfterSeconds: 1 });
    finish();
    await first;
    expect(await second).toBe('second');
    expect(await queue.run(async () => 'fourth')).toBe('fourth');
  });

  it('runs urgent tasks first, with a limit of their own', async () => {
    const queue = boundedQueue({ concurrency: 1, maxWaiting: 2 });
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    const log: string[] = [];
    const put = (key: string, isUrgent = false) =>
      queue.run(async () => void log.push(key), { key, isUrgent });
    const first = queue.run(() => promise);
    const normal = [put('a'), put('b')];
    await expect(put('c')).rejects.toBeInstanceOf(TooBusy);
    const urgent = [put('x', true), put('y', true)];
    await expect(put('z', true)).rejects.toBeInstanceOf(TooBusy);
    queue.prioritize('b');
    queue.prioritize('nobody');
    finish();
    await Promise.all([first, ...normal, ...urgent]);
    expect(log).toEqual(['x', 'y', 'b', 'a']);
  });

  it('goes on after a fault', async () => {
    const queue = boundedQueue({ concurrency: 1, maxWaiting: 5 });
    const failing = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
