import { setTimeout as pause } from 'node:timers/promises';
import { median, p99 } from '../../content-service/prove/percentiles.ts';
import { testLimits } from '../../testing/limits.ts';
import { documentAt, publish } from './editing.ts';
import { memoryOf } from './memory.ts';
import { pathsOf, startProvider } from './provider.ts';
import type { Verdict } from './verdict.ts';
import { visit } from './visitors.ts';

interface Sample {
  seconds: number;
  megabytes: number;
}

/**
 * The share of its memory by which the site may grow in the second half, along the line through the samples: what
 * garbage collection leaves now and then is less.
 */
const mostGrowth = 0.02;

/** With fewer answers the proof shows nothing. */
const minAnswers = 100;

/** A day's work in ten minutes: visitors all the time, and a publication every ten seconds. */
export async function proveSoak({ short }: { short: boolean }): Promise<Verdict> {
  const every = short ? 700 : 10_000;
  const publications = short ? 4 : 60;
  const provider = await startProvider();
  const { site, writer } = provider;
  const paths = [...(await pathsOf(site.address)), '/search?q=page', '/feed.xml', '/sitemap.xml'];
  const page = await documentAt(writer, 'page-1');
  const visiting = visit(site.address, paths, { workers: 4, between: 10 });
  const samples: Sample[] = [];
  const shown: number[] = [];
  let missed = 0;
  const start = performance.now();
  try {
    for (let number = 1; number <= publications; number += 1) {
      const next = start + number * every;
      const lead = `Publication ${number} of the soak.`;
      await publish(writer, page, { lead });
      const since = performance.now();
      const until = short ? since + testLimits.state : next;
      if (await shows(`${site.address}/page-1`, lead, until)) shown.push(performance.now() - since);
      else missed += 1;
      const seconds = (performance.now() - start) / 1_000;
      samples.push({ seconds, megabytes: await memoryOf(site.running.child.pid) });
      await pause(Math.max(0, next - performance.now()));
    }
    // A busy machine takes longer to give enough answers.
    while (visiting.answers() <= minAnswers) await pause(every);
    const { times, ...visits } = await visiting.stop();
    const settled = samples.slice(Math.floor(samples.length / 2));
    const slope = slopeOf(settled);
    const halfWay = settled[0] ?? { seconds: 0, megabytes: 0 };
    const seconds = (settled.at(-1)?.seconds ?? 0) - halfWay.seconds;
    const growth = (slope * seconds) / halfWay.megabytes;
    const isFlat = short || growth <= mostGrowth;
    return {
      passed:
        visits.faults + visits.cutShort + missed === 0 && visits.answers > minAnswers && isFlat,
      figures: {
        minutes: Math.round((performance.now() - start) / 6_000) / 10,
        publications,
        'not shown before the next': missed,
        'shown after, ms, median': Math.round(median(shown)),
        'shown after, ms, longest': Math.round(Math.max(...shown)),
        ...visits,
        'p99 ms': Math.round(p99(times) * 10) / 10,
        'memory at the start, MB': Math.round(samples[0]?.megabytes ?? 0),
        'memory half-way, MB': Math.round(halfWay.megabytes),
        'memory at the end, MB': Math.round(samples.at(-1)?.megabytes ?? 0),
        'slope of the second half, MB an hour': Math.round(slope * 3_600),
        'growth in the second half, %': Math.round(growth * 1_000) / 10,
      },
    };
  } finally {
    await visiting.stop();
    await provider.stop();
  }
}

async function shows(address: string, words: string, until: number): Promise<boolean> {
  while (performance.now() < until) {
    if ((await (await fetch(address)).text()).includes(words)) return true;
    await pause(5);
  }
  return false;
}

/** The slope of the best-fitting line, in megabytes per second. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const time = mean(({ seconds }) => seconds);
  const size = mean(({ megabytes }) => megabytes);
  const together = mean(({ seconds, megabytes }) => (seconds - time) * (megabytes - size));
  return together / mean(({ seconds }) => (seconds - time) ** 2);
}
