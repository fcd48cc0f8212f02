import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median, p99 } from '../../content-service/prove/percentiles.ts';
import { whenReady } from '../../launch/ready.ts';
import { StandIn } from '../../site/content/service.testing.ts';
import { listed } from './editing.ts';
import { type Drafts, draftsBeside, draftsOf } from './previews/drafts.ts';
import { Editor, type Looks } from './previews/editor.ts';
import { pathsOf, startProvider, startSite } from './provider.ts';
import { sampleOf } from './stalls/content.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import type { Visits } from './visitors.ts';

/** The most milliseconds for a page, and how much longer visitors may wait meanwhile. */
const bars = { first: 60, next: 30, timesAsLong: 1.5 };
/** A visitor's times vary by this many milliseconds between measurements. */
const noiseMs = 2;

interface Previewed {
  site: string;
  drafts: Drafts;
  stop(): Promise<void>;
}

/** Editors who preview large content, one and twenty at once, while visitors keep reading. */
export async function provePreviews({ short }: { short: boolean }): Promise<Verdict> {
  const { site, drafts, stop } = await (short ? small() : large());
  const editors = short ? 6 : 20;
  let visitor: ChildProcess | undefined;
  try {
    const all = await pathsOf(site);
    const paths = all.filter((_, at) => at % Math.ceil(all.length / 40) === 0);
    visitor = fork(join(import.meta.dirname, 'slow-connections/visitor.ts'), [site, ...paths]);
    await pause(short ? 500 : 10_000);
    const seconds = short ? 2 : 20;
    const figures: Record<string, object> = {};
    let passed = true;
    for (const count of [1, editors]) {
      await times(visitor);
      await pause(seconds * 500);
      const before = (await times(visitor)).times;
      const looks = await atWork(
        drafts.documents.slice(0, count).map((id) => new Editor(site, drafts, id)),
        paths,
        seconds,
      );
      const during = await times(visitor);
      await pause(seconds * 500);
      const rest = [...before, ...(await times(visitor)).times];
      const verdict = judged(looks, { rest, during }, short);
      figures[count === 1 ? 'one preview' : `${count} previews at once`] = verdict.figures;
      passed &&= verdict.passed;
    }
    return { passed, figures };
  } finally {
    visitor?.kill();
    await stop();
  }
}

async function atWork(
  editors: readonly Editor[],
  paths: readonly string[],
  seconds: number,
): Promise<Looks> {
  const end = performance.now() + seconds * 1_000;
  await Promise.all(editors.map((each) => each.work(paths, () => performance.now() > end)));
  for (const each of editors) each.close();
  const all = editors.map(({ looks }) => looks);
  return {
    first: all.flatMap(({ first }) => first),
    next: all.flatMap(({ next }) => next),
    edited: all.flatMap(({ edited }) => edited),
    faults: all.flatMap(({ faults }) => faults),
  };
}

function judged(
  { first, next, edited, faults }: Looks,
  { rest, during }: { rest: number[]; during: Visits },
  short: boolean,
): Verdict {
  const visitors = { rest: p99(rest), during: p99(during.times) };
  const isUnchanged =
    visitors.during <= Math.max(visitors.rest * bars.timesAsLong, visitors.rest + noiseMs);
  const inTime = median(first) <= bars.first && median(next) <= bars.next && isUnchanged;
  return verdictOf({
    holds: faults.length + during.faults + during.cutShort === 0 && (short || inTime),
    done: { 'looks at drafts': first.length + next.length, visits: during.times.length },
    figures: {
      'first page, ms': spread(first),
      'next page, ms': spread(next),
      'page after an edit, ms': spread(edited),
      'visitor’s p99 at rest, ms': visitors.rest,
      'visitor’s p99 meanwhile, ms': visitors.during,
      visits: during.times.length,
      faults,
    },
  });
}

function spread(times: readonly number[]) {
  return { median: median(times), p99: p99(times), pages: times.length };
}

async function times(visitor: ChildProcess): Promise<Visits> {
  const answer = once(visitor, 'message');
  visitor.send('times');
  const [visits] = await answer;
  return visits;
}

/** The real service with few documents. */
async function small(): Promise<Previewed> {
  const { site, writer, stop } = await startProvider();
  const documents = (await listed(writer))
    .filter(({ type, published }) => type === 'dynamic_page' && published !== null)
    .map(({ id }) => id);
  return { site: site.address, drafts: draftsOf(writer, documents), stop };
}

async function large(): Promise<Previewed> {
  const service = await StandIn.start(sampleOf(10_000));
  const site = await startSite(service.origin);
  await whenReady(site.address, 300_000);
  const documents = service.published
    .filter(({ type, lang }) => type === 'articles_details' && lang === 'en-us')
    .map(({ id }) => id);
  return {
    site: site.address,
    drafts: draftsBeside(service, documents),
    async stop() {
      await site.stop();
      service.stop();
    },
  };
}
