import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { p99 } from '../../content-service/prove/percentiles.ts';
import { findNginx, startNginx } from '../../launch/nginx.ts';
import type { RunningProcess } from '../../launch/processes.ts';
import { whenReady } from '../../launch/ready.ts';
import { seedService } from '../../launch/seeding.ts';
import { type Fleet, startFleet } from '../../launch/start-fleet.ts';
import { writerOf } from '../../launch/writer.ts';
import { documentAt, publish } from './editing.ts';
import { picturesIn, showPicture, wrongAnswers } from './fleet/answers.ts';
import { updateAsDocumented } from './fleet/documented-update.ts';
import { keepPosting } from './fleet/posting.ts';
import { keepPublishing } from './fleet/publishing.ts';
import { delaysOf } from './fleet/seen.ts';
import { startStandIn } from './fleet/stand-in.ts';
import { pathsOf } from './provider.ts';
import { ask } from './requests.ts';
import type { Verdict } from './verdict.ts';
import { tooFewAnswers, visit } from './visitors.ts';

/**
 * Milliseconds within which a publication must be visible everywhere; during troubles, those after which sites look for
 * changes themselves.
 */
const visibleWithinMs = { calm: 1_000, trouble: 5_000 };

/**
 * How much happens, and in milliseconds: how long a process is gone, and how long all are up before the next one goes.
 */
interface Extent {
  publications: number;
  rounds: number;
  gone: number;
  between: number;
  /** How many of the sites and of the services are affected. */
  each: number;
}

const extents: Record<'short' | 'full', Extent> = {
  short: { publications: 2, rounds: 1, gone: 500, between: 300, each: 1 },
  full: { publications: 40, rounds: 5, gone: 1_500, between: 2_500, each: 3 },
};

/** The effects of one trouble on visitors. */
interface Cost {
  answers: number;
  errors: number;
  first: string | null;
  'p99 ms': number;
  posts: number;
  'posts that failed': number;
  /** The greatest age of a publication that a page did not show yet. */
  'latest ms': number;
}

/** Three sites and two services on one PostgreSQL behind nginx: publications, kills, a rolling restart. */
export async function proveFleet({ short }: { short: boolean }): Promise<Verdict> {
  const nginx = await findNginx();
  if (!nginx && !short)
    return { passed: false, figures: { missing: 'nginx is not installed here.' } };
  const fleet = await startFleet({
    startFront: (behind) => (nginx ? startNginx(nginx, behind) : startStandIn(behind)),
    // So that soon after the start no refs are left of the publications that added the pictures.
    environment: { KEPT_REFS: '2' },
    async write(writer) {
      await seedService(writer, join(import.meta.dirname, 'content'), {
        workFolder: '',
        today: new Date(),
        log: () => {},
      });
      await showPicture(writer);
    },
  });
  const extent = extents[short ? 'short' : 'full'];
  const sites = fleet.sites.slice(0, extent.each);
  const services = fleet.services.slice(0, extent.each);
  try {
    const pictures = await picturesIn(fleet);
    const wrong: string[] = [];
    const costOf = async (happen: () => Promise<void>) => {
      const costs = await cost(fleet, happen);
      wrong.push(...(await wrongAnswers(fleet, pictures)));
      return costs;
    };
    const seen = await publications(fleet, extent.publications);
    const costs = {
      'a site killed': await costOf(() => killInTurn(sites, extent)),
      'a service killed': await costOf(() => killInTurn(services, extent)),
      'PostgreSQL killed': await costOf(() => killDatabase(fleet, extent)),
      'rolling restart': await costOf(() => restartInTurn([...services, ...sites], extent)),
      ...(short ? {} : { 'update as documented': await costOf(() => updateAsDocumented(fleet)) }),
    };
    const cache = nginx ? await keptBy(fleet) : expectedOfCache;
    const all = Object.values(costs);
    const isSpared = all.every(({ errors, answers }) => errors === 0 && answers > tooFewAnswers);
    // The short form runs beside other tests, which take up the processor for longer than that. A process that is
    // stopped answers what waits on its kept connections. Requests the system accepts between its last check and its
    // exit are lost: if the processor is taken away in between, one post in a thousand.
    const isOrderly = Object.entries(costs).every(
      ([name, each]) =>
        / killed$/.test(name) || each['posts that failed'] <= (short ? each.posts / 200 : 0),
    );
    const isInTime =
      short ||
      (Math.max(...Object.values(seen).flat()) < visibleWithinMs.calm &&
        all.every((each) => each['latest ms'] < visibleWithinMs.trouble));
    return {
      passed:
        isSpared &&
        isOrderly &&
        isInTime &&
        pictures > 0 &&
        wrong.length === 0 &&
        isDeepStrictEqual(cache, expectedOfCache),
      figures: {
        through: nginx ? 'nginx with its cache' : 'a balancer of the tests: nginx is missing',
        'published to seen, ms, median and longest': Object.fromEntries(
          Object.entries(seen).map(([where, delays]) => [where, middleAndLongest(delays)]),
        ),
        ...costs,
        'pictures in all answers': pictures,
        'answered otherwise by one service': wrong,
        ...(nginx ? { 'what nginx did': cache } : {}),
      },
    };
  } finally {
    await fleet.stop();
  }
}

/** What nginx reports of its cache at the second request, and with no site left. */
const expectedOfCache = {
  page: '200 REVALIDATED',
  picture: '200 HIT',
  preview: '200 BYPASS',
  'page, all sites killed': '200 STALE',
};

async function keptBy({ front, sites }: Fleet): Promise<typeof expectedOfCache> {
  const said = async (path: string, cookie = '') => {
    const { status, headers } = await ask(front.site, path, { headers: { cookie } });
    return `${status} ${headers['x-cache']}`;
  };
  await said('/page-2');
  await said('/icon.svg');
  const page = await said('/page-2');
  const picture = await said('/icon.svg');
  const preview = await said('/page-2', 'io.prismic.preview=x');
  await Promise.all(sites.map((site) => site.kill()));
  return { page, picture, preview, 'page, all sites killed': await said('/page-2') };
}

/** Publishes through either service and the front in turn, and watches every site and the front. */
async function publications(fleet: Fleet, count: number): Promise<Record<string, number[]>> {
  const { front, sites, services, token, writer } = fleet;
  const writers = [writer, ...services.map(({ address }) => writerOf(address, token))];
  const page = await documentAt(writer, 'page-1');
  const places = Object.fromEntries([
    ...sites.map(({ address }, number) => [`site ${number + 1}`, address]),
    ['the front', front.site],
  ]);
  const delays: Record<string, number[]> = {};
  for (let number = 1; number <= count; number += 1) {
    const lead = `Seen everywhere ${number}.`;
    await publish(writers[number % writers.length] ?? writer, page, { lead });
    for (const [where, delay] of await delaysOf(places, '/page-1', lead))
      delays[where] = [...(delays[where] ?? []), delay];
    // Lets caches expire, so that one that shows old content once more is detected.
    await pause(1_500 * Math.random());
  }
  return delays;
}

/** Measures the effects of a trouble while visitors read and editors publish. */
async function cost(fleet: Fleet, happen: () => Promise<void>): Promise<Cost> {
  const others = [...(await pathsOf(fleet.front.site)), '/search?q=page', '/feed.xml'];
  const paths = others.flatMap((path) => [path, '/page-1']);
  const page = await documentAt(fleet.writer, 'page-1');
  const editing = keepPublishing(fleet.writer, page);
  const posting = keepPosting(fleet.front.site);
  let latest = 0;
  const visiting = visit(fleet.front.site, paths, {
    workers: 6,
    between: 10,
    look(path, html, askedAt) {
      if (path === '/page-1') latest = Math.max(latest, editing.lateness(html, askedAt));
    },
  });
  try {
    await pause(300);
    await happen();
    await pause(300);
  } finally {
    await Promise.all([visiting.stop(tooFewAnswers), editing.stop(), posting.stop()]);
  }
  const { answers, faults, cutShort, first, times } = await visiting.stop();
  const posted = await posting.stop();
  return {
    answers,
    errors: faults + cutShort,
    posts: posted.posts,
    'posts that failed': posted.failed,
    first: first ?? posted.first,
    'p99 ms': Math.round(p99(times)),
    'latest ms': Math.round(latest),
  };
}

/** Kills the processes in turn, each only while all others are up. */
async function killInTurn(
  processes: readonly RunningProcess[],
  { rounds, gone, between }: Extent,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    for (const running of processes) {
      await running.kill();
      await pause(gone);
      await running.restart();
      await whenReady(running.address);
      await pause(between);
    }
}

async function killDatabase({ database }: Fleet, { rounds, gone, between }: Extent): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await database.kill();
    await pause(gone);
    await database.start();
    await pause(between);
  }
}

async function restartInTurn(
  processes: readonly RunningProcess[],
  { rounds }: Extent,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    for (const running of processes) {
      await running.restart();
      await whenReady(running.address);
    }
}

function middleAndLongest(delays: readonly number[]): string {
  const sorted = delays.map(Math.round).sort((one, other) => one - other);
  return `${sorted[Math.floor(sorted.length / 2)]} and ${sorted.at(-1)}`;
}
