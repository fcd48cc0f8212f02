/** A process of its own: says how often all of its heap was collected while a crowd left much behind. */
import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { isMajorCollection } from '../../major-collection.testing.ts';
import { freeMemoryWhenIdle, letHeapGrow } from './free.ts';

let collections = 0;
let told = () => {};
new PerformanceObserver((list) => {
  collections += list.getEntries().filter(isMajorCollection).length;
  told();
}).observe({ entryTypes: ['gc'] });

/** Until memory was given back once more, which takes some collections. Nothing looks meanwhile: that would be work. */
async function givenBack(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  told = resolve;
  await promise;
  await pause(500);
}

const [what] = process.argv.slice(2);
// What gives memory back keeps no process alive.
const alive = setInterval(() => {}, 60_000);
if (what === 'given back') {
  const end = freeMemoryWhenIdle(1_000);
  await givenBack();
  letHeapGrow();
  await givenBack();
  end();
}
if (what === 'after a crowd') {
  const end = freeMemoryWhenIdle(500);
  letHeapGrow();
  // The second time that it looks, at the latest, the crowd is long enough ago.
  await pause(2_000);
  end();
}
if (what === 'crowd') letHeapGrow();
clearInterval(alive);
collections = 0;
// Each thing outlives the young objects, and is garbage soon after.
const things: object[] = [];
for (let made = 0; made < 400_000; made += 1) {
  things[made % 20_000] = { words: Array.from({ length: 40 }, (_, at) => made + at) };
  if (made % 1_000 === 0) await turn();
}
process.stdout.write(`${collections}`);
