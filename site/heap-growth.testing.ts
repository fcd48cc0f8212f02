/** Run as its own process: prints how many major collections happen while lots of garbage is made. */
import { setTimeout as pause } from 'node:timers/promises';
import { collectionsOfGarbage, onMajorCollections } from '../testing/major-collections.ts';
import { freeMemoryWhenIdle, letHeapGrow } from './memory.ts';

let onCollection = (_beganMs: number) => {};
onMajorCollections((beganMs) => onCollection(beganMs));

/** Resolves after a major collection that begins at this time or later. It does not poll: that would count as load. */
async function memoryFreed(fromMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  onCollection = (beganMs) => {
    if (beganMs >= fromMs) resolve();
  };
  await promise;
}

const [scenario] = process.argv.slice(2);
// The timer under test is unreferenced and does not keep the process running.
const keepAlive = setInterval(() => {}, 60_000);
if (scenario === 'given back') {
  const intervalMs = 1_000;
  const stop = freeMemoryWhenIdle(intervalMs);
  await memoryFreed(performance.now());
  // What is collected before a crowd is long enough ago does not end it.
  const fromMs = performance.now() + intervalMs;
  letHeapGrow();
  await memoryFreed(fromMs);
  stop();
}
if (scenario === 'after a crowd') {
  const stop = freeMemoryWhenIdle(500);
  letHeapGrow();
  // By the second interval at the latest, the crowd is long enough ago.
  await pause(2_000);
  stop();
}
if (scenario === 'calm' || scenario === 'crowd') freeMemoryWhenIdle();
if (scenario === 'crowd') letHeapGrow();
clearInterval(keepAlive);
process.stdout.write(`${await collectionsOfGarbage()}`);
