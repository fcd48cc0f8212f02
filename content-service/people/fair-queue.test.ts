import { expect, it } from 'vitest';
import { FairQueue, TooBusy } from './fair-queue.ts';

/** Work that ends when it is told to. */
function door(maxWaiting = 4) {
  const queue = new FairQueue({ maxRunning: 2, maxWaiting });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const come = (from: string, isKnown = false) =>
    queue
      .run(from, isKnown, () => {
        begun.push(from);
        return new Promise<string>((resolve) => ends.push(() => resolve(from)));
      })
      .catch((fault: unknown) => fault);
  const next = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, begun, come, next };
}

it('does two at once and no more', async () => {
  const { queue, begun, come, next } = door();
  for (const from of ['a', 'b', 'c', 'd']) void come(from);
  expect([begun, queue.waiting]).toEqual([['a', 'b'], 2]);
  await next();
  expect([begun, queue.waiting]).toEqual([['a', 'b', 'c'], 1]);
  await next();
  await next();
  await next();
  void come('e');
  expect([begun.at(-1), queue.waiting]).toEqual(['e', 0]);
});

it('takes in turns by where they come from, and who was here before first', async () => {
  const { begun, come, next } = door(10);
  for (const from of ['x', 'x', 'crowd', 'crowd', 'crowd', 'one', 'two']) void come(from);
  void come('known', true);
  for (let turn = 0; turn < 6; turn += 1) await next();
  expect(begun.slice(2)).toEqual(['known', 'crowd', 'one', 'two', 'crowd', 'crowd']);
});

it('lets nobody wait for ever while others come', async () => {
  const { begun, come, next } = door(100);
  for (const from of ['x', 'x', 'one', 'one']) void come(from);
  for (let count = 0; count < 20; count += 1) {
    void come(`new ${count}`);
    await next();
  }
  expect(begun.indexOf('one')).toBe(2);
  expect(begun.lastIndexOf('one')).toBeLessThan(8);
});

it('sends the last one of the greatest crowd away where too many wait', async () => {
  const { queue, come } = door(3);
  void come('x');
  void come('x');
  const crowd = [come('crowd'), come('crowd'), come('crowd')];
  void come('one');
  expect(await crowd[2]).toBeInstanceOf(TooBusy);
  expect(queue.waiting).toBe(3);
  void come('known', true);
  expect(await crowd[1]).toBeInstanceOf(TooBusy);
});

it('goes on after work that fails', async () => {
  const queue = new FairQueue({ maxRunning: 1, maxWaiting: 1 });
  const fails = queue.run('a', false, () => Promise.reject(new Error('no')));
  const waits = queue.run('b', false, async () => 'done');
  await expect(fails).rejects.toThrow('no');
  expect(await waits).toBe('done');
  expect(await queue.run('c', false, async () => 'again')).toBe('again');
});

it('does not count a turn that was refused', async () => {
  const { begun, come, next } = door(2);
  for (const from of ['x', 'x', 'a', 'b']) void come(from);
  expect(await come('c')).toBeInstanceOf(TooBusy);
  await next();
  void come('c');
  await next();
  void come('d');
  await next();
  await next();
  expect(begun.slice(2)).toEqual(['a', 'b', 'c', 'd']);
});
