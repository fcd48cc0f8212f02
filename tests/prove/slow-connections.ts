import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { p99 } from '../../content-service/prove/percentiles.ts';
import { openFilesOf, watchMemory } from './memory.ts';
import { pathsOf, startProvider } from './provider.ts';
import { hold } from './slow-connections/hold.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import { expectVisits, type Visits } from './visitors.ts';

const bars = { timesAsLong: 3, megabytes: 64 };

/** Thousands of connections that hardly move, while a normal visitor keeps reading. */
export async function proveSlowConnections({ short }: { short: boolean }): Promise<Verdict> {
  const count = short ? 300 : 5_000;
  const provider = await startProvider();
  const { site } = provider;
  const paths = await pathsOf(site.address);
  const visitor = fork(join(import.meta.dirname, 'slow-connections/visitor.ts'), [
    site.address,
    ...paths,
  ]);
  const times = async (tooFew = 0): Promise<Visits> => {
    const answer = once(visitor, 'message');
    visitor.send(tooFew);
    const [visits] = await answer;
    return visits;
  };
  let openAfter: number | null = null;
  const memory = watchMemory(site.running.child.pid);
  try {
    // Until every page is rendered and compressed.
    await pause(short ? 1_000 : 20_000);
    expectVisits(await times(2 * paths.length), paths);
    memory.most();
    await pause(short ? 1_000 : 10_000);
    const quiet = await times();
    const before = memory.most();
    const openBefore = await openFilesOf(site.running.child.pid);
    const held = await hold(site.address, count, short ? 1_500 : 75_000, async () => {
      openAfter = await openFilesOf(site.running.child.pid);
    });
    const attacked = await times();
    const stillHeld = (openAfter ?? 0) - (openBefore ?? 0);
    const growth = memory.most() - before;
    await pause(short ? 500 : 10_000);
    const after = await times();
    const quietTimes = [...quiet.times, ...after.times];
    const timesAsLong = p99(attacked.times) / p99(quietTimes);
    const failures = [quiet, attacked, after].reduce(
      (sum, { faults, cutShort }) => sum + faults + cutShort,
      0,
    );
    return verdictOf({
      done: { visits: attacked.times.length, 'slow connections': held.opened },
      holds:
        held.opened === count &&
        (short || (held.ended === held.listening && stillHeld < 100)) &&
        failures === 0 &&
        growth <= bars.megabytes &&
        (short || timesAsLong <= bars.timesAsLong),
      figures: {
        held,
        'still held by the site at the end': openAfter === null ? 'not known' : stillHeld,
        'memory before, MB': Math.round(before),
        'memory growth, MB': Math.round(growth),
        'p99 quiet, ms': p99(quietTimes),
        'p99 attacked, ms': p99(attacked.times),
        'times as long': timesAsLong,
        visits: quietTimes.length + attacked.times.length,
        'answers 5xx or cut short': failures,
        first: attacked.first,
      },
    });
  } finally {
    await memory.stop();
    await ended(visitor);
    await provider.stop();
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.send('stop');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exit;
  clearTimeout(late);
}
