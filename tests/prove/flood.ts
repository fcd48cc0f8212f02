import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { p99 } from '../../content-service/prove/percentiles.ts';
import { type Flood, floods, shortFloods } from './flood/floods.ts';
import { type FloodedProvider, startFlooded } from './flood/provider.ts';
import { memoryOf, watchMemory } from './memory.ts';
import { pathsOf } from './provider.ts';
import { countsOf, type ProofOptions, type Verdict, verdictOf } from './verdict.ts';
import { expectVisits, type Visits } from './visitors.ts';

const bars = { megabytes: 64, backWithinSeconds: 60, timesAsLong: 3 };

/**
 * Counts as released memory: measurements of an idle server differ by this much, and garbage may not be collected yet.
 */
const slackMegabytes = 24;

/** Clients that request much and read nothing, while a normal visitor keeps reading. */
export async function proveFlood({ short, documents }: ProofOptions): Promise<Verdict> {
  const figures: Record<string, object> = {};
  let passed = true;
  for (const count of countsOf({ short, documents })) {
    const provider = await startFlooded(count);
    try {
      for (const [name, flood] of Object.entries(floods)) {
        if (short && !shortFloods.includes(name)) continue;
        const verdict = await flooded(provider, flood, short);
        figures[`${name}, ${flood.server}, ${count} documents`] = verdict.figures;
        if (!short) console.log(verdict.passed ? 'held' : 'FELL', name, count, verdict.figures);
        passed &&= verdict.passed;
      }
    } finally {
      await provider.stop();
    }
  }
  return { passed, figures };
}

async function flooded(provider: FloodedProvider, flood: Flood, short: boolean): Promise<Verdict> {
  const isSite = flood.server === 'site';
  const { child, address } = isSite ? provider.site : provider.service;
  const ref = await masterRef(provider.service.address);
  const search = `/api/v2/documents/search?ref=${ref}`;
  const paths = isSite
    ? (await pathsOf(address)).filter((_, at) => at % 8 === 0).slice(0, 40)
    : ['/api/v2', `${search}&pageSize=1`, `${search}&pageSize=2&page=3`];
  const visitor = fork(join(import.meta.dirname, 'slow-connections/visitor.ts'), [
    address,
    ...paths,
  ]);
  const memory = watchMemory(child.pid, 50);
  let attackers: ChildProcess | undefined;
  try {
    // Until the visitor's pages are rendered and compressed.
    await pause(short ? 500 : 5_000);
    expectVisits(await told<Visits>(visitor, 2 * paths.length), paths);
    await pause(short ? 500 : 5_000);
    const rest = await told<Visits>(visitor, 'times');
    const before = await memoryOf(child.pid);
    memory.most();
    const attack = {
      ...{ bytesASecond: 0, path: '', ...flood },
      ...(isSite ? {} : { path: `${search}&pageSize=100${flood.path ?? ''}` }),
      isSecure: flood.server === 'service over TLS',
      port:
        flood.server === 'service over TLS' ? provider.securePort : Number(new URL(address).port),
      host: flood.server === 'service over TLS' ? provider.secureHost : '127.0.0.1',
    };
    const began = performance.now();
    attackers = fork(join(import.meta.dirname, 'flood/attackers.ts'), [JSON.stringify(attack)]);
    await once(attackers, 'message');
    await pause(short ? 1_500 : 10_000);
    const growth = memory.most() - before;
    const attacked = await told<Visits>(visitor, 'times');
    let back = await memoryOf(child.pid);
    while (back > before + slackMegabytes && performance.now() - began < 62_000 && !short) {
      await pause(1_000);
      back = await memoryOf(child.pid);
    }
    const seconds = Math.round((performance.now() - began) / 1_000);
    const connected = await told<number>(attackers, 'stop');
    const after = await told<Visits>(visitor, 'times');
    const failures = [attacked, after].reduce((sum, each) => sum + each.faults + each.cutShort, 0);
    const timesAsLong = p99(attacked.times) / p99(rest.times);
    return verdictOf({
      done: {
        connections: connected,
        'visits at rest': rest.times.length,
        'visits meanwhile': attacked.times.length,
      },
      holds:
        failures === 0 &&
        growth <= bars.megabytes &&
        (short ||
          (timesAsLong <= bars.timesAsLong &&
            back <= before + slackMegabytes &&
            seconds <= bars.backWithinSeconds + 2)),
      figures: {
        'memory before, MB': Math.round(before),
        'growth, MB': Math.round(growth),
        'a minute later at most, MB': Math.round(back - before),
        'after seconds': seconds,
        'p99 at rest, ms': p99(rest.times),
        'p99 under it, ms': p99(attacked.times),
        'times as long': timesAsLong,
        visits: attacked.times.length,
        'longest, ms': Math.round(Math.max(...attacked.times)),
        'visits that failed': failures,
        first: attacked.first ?? after.first,
      },
    });
  } finally {
    attackers?.kill();
    visitor.kill();
    await memory.stop();
  }
}

async function masterRef(service: string): Promise<string> {
  const { refs } = await (await fetch(`${service}/api/v2`)).json();
  return refs[0].ref;
}

async function told<Value>(child: ChildProcess, message: string | number): Promise<Value> {
  const answer = once(child, 'message');
  child.send(message);
  const [value] = await answer;
  return value;
}
