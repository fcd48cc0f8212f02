import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { p99 } from '../../content-service/prove/percentiles.ts';
import { whenReady } from '../../launch/ready.ts';
import { StandIn } from '../../site/content/service.testing.ts';
import { watchMemory } from './memory.ts';
import { pathsOf, startSite } from './provider.ts';
import { attacks } from './stalls/attacks.ts';
import { sampleOf, wordsOfQuestions } from './stalls/content.ts';
import { countsOf, type ProofOptions, type Verdict, verdictOf } from './verdict.ts';
import type { Visits } from './visitors.ts';

/** Steps that take more than 5 ms of processor time are too long. */
const bars = { timesAsLong: 3, megabytes: 64, tooLong: 0 };
const clients = 40;

/** Many clients request what has to be made for each of them, while a normal visitor keeps reading. */
export async function proveStalls({ short, documents }: ProofOptions): Promise<Verdict> {
  const figures: Record<string, object> = {};
  let passed = true;
  for (const count of countsOf({ short, documents })) {
    const verdict = await stalls(count, short);
    figures[`${count} documents`] = verdict.figures;
    passed &&= verdict.passed;
  }
  return { passed, figures };
}

async function stalls(count: number, short: boolean): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-stalls-'));
  const service = await StandIn.start(sampleOf(count));
  const holds = pathToFileURL(join(import.meta.dirname, 'stalls/holds.ts')).href;
  const site = await startSite(service.origin, { folder, NODE_OPTIONS: `--import ${holds}` });
  const { child } = site.running;
  const memory = watchMemory(child.pid);
  let visitor: ChildProcess | undefined;
  try {
    await whenReady(site.address, 300_000);
    const all = await pathsOf(site.address);
    const paths = all.filter((_, at) => at % Math.ceil(all.length / 40) === 0);
    const env = { ...process.env, WATCHED_SERVER: String(child.pid) };
    const visiting = join(import.meta.dirname, 'slow-connections/visitor.ts');
    visitor = fork(visiting, [site.address, ...paths], { env });
    await pause(short ? 2_000 : 15_000);
    const figures: Record<string, object> = {};
    let passed = true;
    const done: Record<string, number> = {};
    for (const attack of Object.keys(attacks)) {
      const seconds = short ? 1 : 8;
      await told(visitor, 'times');
      await told(child, 'holds');
      const before = memory.most();
      await pause(seconds * 500);
      const first = await visits(visitor);
      const holdsAtRest = await heldBy(child);
      const words = await wordsOfQuestions();
      const crowd = fork(join(import.meta.dirname, 'stalls/crowd.ts'), [
        site.address,
        attack,
        String(clients),
        ...words,
      ]);
      await pause(seconds * 1_000);
      const attacked = await visits(visitor);
      const holdsUnderIt = await heldBy(child);
      const statuses = (await told(crowd, 'stop')) as Record<string, number>;
      const growth = memory.most() - before;
      await pause(short ? 200 : 2_000);
      await told(visitor, 'times');
      await pause(seconds * 500);
      const second = await visits(visitor);
      const rest = p99([...onCores(first), ...onCores(second)]);
      const timesAsLong = p99(onCores(attacked)) / rest;
      figures[attack] = {
        'p99 at rest, ms': rest,
        'p99 under it, ms': p99(onCores(attacked)),
        'times as long': timesAsLong,
        'p99 with the waiting for a core, at rest and under it, ms': [
          p99([...first.times, ...second.times]),
          p99(attacked.times),
        ],
        visits: attacked.times.length,
        'visits that failed': attacked.faults + attacked.cutShort,
        'memory growth, MB': Math.round(growth),
        'holds at rest, ms': holdsAtRest,
        'holds under it, ms': holdsUnderIt,
        statuses,
      };
      done[`visits, ${attack}`] = attacked.times.length;
      done[`questions, ${attack}`] = Object.values(statuses).reduce((sum, count) => sum + count, 0);
      passed &&=
        attacked.faults + attacked.cutShort === 0 &&
        (short ||
          (timesAsLong <= bars.timesAsLong &&
            growth <= bars.megabytes &&
            [...holdsAtRest.tooLong, ...holdsUnderIt.tooLong].length <= bars.tooLong));
    }
    return verdictOf({ holds: passed, done, figures });
  } finally {
    visitor?.kill();
    await memory.stop();
    await site.stop();
    service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The response times minus the time for which the main thread of the site or of the visitor had no core. The proof's
 * clients run on the site's own machine, while real ones bring their own: on two cores the site's main thread was seen
 * to get 2 ms of 38. The work of that thread itself counts in full. What the site's other threads (compression, garbage
 * collection helpers) take from it does not, and where site and visitor waited at once it is subtracted twice: this is
 * the least that a visitor waits; the times with all waiting are reported beside it.
 */
function onCores({ times, waits }: Visits): number[] {
  return times.map((time, at) => Math.max(0, time - (waits[at] ?? 0)));
}

interface Held {
  /** Milliseconds of each step that took too long. */
  tooLong: readonly number[];
}

async function heldBy(child: ChildProcess): Promise<Held> {
  return (await told(child, 'holds')) as Held;
}

async function visits(visitor: ChildProcess): Promise<Visits> {
  return (await told(visitor, 'times')) as Visits;
}

async function told(child: ChildProcess, message: string): Promise<object> {
  const answer = once(child, 'message');
  child.send(message);
  const [told] = await answer;
  return told;
}
