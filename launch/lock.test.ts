import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withLock } from './lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farol-lock-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('lets one work at a time, and the next one where a work fails', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await pause(20);
    events.push(`${name} ends`);
    throw new Error(`${name} fails`);
  };
  const lock = join(folder, 'new folder', 'lock');
  const all = await Promise.allSettled(
    ['one', 'two', 'three'].map((name) => withLock(lock, work(name))),
  );
  expect(all.map((each) => each.status === 'rejected' && String(each.reason))).toEqual([
    'Error: one fails',
    'Error: two fails',
    'Error: three fails',
  ]);
  expect(events).toHaveLength(6);
  for (let index = 0; index < events.length; index += 2)
    expect(events[index + 1]).toBe(events[index]?.replace('begins', 'ends'));
});

it('is free at once when the process that holds it is killed', async () => {
  const lock = join(folder, 'killed');
  const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'lock.ts')).href);
  const script = `import { withLock } from ${module};
    await withLock(${JSON.stringify(lock)}, async () => {
      console.log('locked');
      await new Promise((resolve) => setInterval(resolve, 3_600_000));
    });`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(holder.stdout, 'data');
  let isDone = false;
  const waiting = withLock(lock, async () => {
    isDone = true;
  });
  await pause(300);
  expect(isDone).toBe(false);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await expect.poll(() => isDone, { timeout: 5_000 }).toBe(true);
  await waiting;
});
