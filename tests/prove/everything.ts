import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { p99 } from '../../content-service/prove/percentiles.ts';
import { root } from '../../launch/environment.ts';
import { proofTimeoutMs } from '../../testing/limits.ts';
import { writeDrafts } from './drafts/previews.ts';
import { type Listed, listed } from './editing.ts';
import { keepEditing, numberIn } from './everything/editors.ts';
import { startFollowers, startReceiver } from './everything/listeners.ts';
import { type Place, startPlace } from './everything/place.ts';
import {
  askForUnnamed,
  keepFlooding,
  keepHolding,
  makeTrouble,
  type Times,
} from './everything/troubles.ts';
import { keepReading } from './everything/visitors.ts';
import { memoryOf, watchMemory } from './memory.ts';
import { pathsOf } from './provider.ts';
import { wordsOfQuestions } from './stalls/content.ts';
import type { ProofOptions, Verdict } from './verdict.ts';

import { within } from './within.ts';

/** The most megabytes a process may hold above its level at rest, a minute after everything ended. */
const slackMegabytes = 24;

/** So many answers to visitors are too few to judge by. */
const tooFewAnswers = 100;

/** Together with the sites, within the limit of streams per address. */
const followerCount = 15;

interface Extent {
  /** In milliseconds: the least duration of everything, and the time servers get to settle before and after. */
  lasts: number;
  rests: number;
  documents: number | null;
  /** How many pictures are requested: each has to be rendered. */
  pictures: number;
  workers: number;
  unnamed: number;
  slow: number;
  troubles: Times;
}

const short: Extent = {
  ...{ lasts: 2_000, rests: 500, documents: null, pictures: 8 },
  ...{ workers: 6, unnamed: 6, slow: 25 },
  troubles: { lasts: 300, between: 50, kinds: 3 },
};
const full: Extent = {
  ...{ lasts: 300_000, rests: 60_000, documents: 172, pictures: 60 },
  ...{ workers: 16, unnamed: 40, slow: 300 },
  troubles: { lasts: 5_000, between: 4_000, kinds: 6 },
};

/** Everything that visitors, editors, attackers and machines do, at once. */
export async function proveEverything(options: ProofOptions): Promise<Verdict> {
  const extent = options.short ? short : { ...full, documents: options.documents ?? 172 };
  const place = await startPlace(extent.documents);
  try {
    return await everything(place, extent, options.short);
  } finally {
    await place.stop();
  }
}

async function everything(place: Place, extent: Extent, isShort: boolean): Promise<Verdict> {
  const { front, writer, sites, service } = place;
  const pages = (await pathsOf(front)).filter(
    (_, at, all) => at % Math.ceil(all.length / 400) === 0,
  );
  const { numbered, changing, others } = await divided(place);
  const drafts = await writeDrafts(writer, others);
  const pictures = (await namedPictures(front, pages)).slice(0, extent.pictures);
  const words = await wordsOfQuestions();
  const about = { front, drafts, words, pages: pages.filter((path) => path !== changing.path) };

  // What visitors request is cached before the servers' memory is measured.
  const warming = keepReading({ ...about, pictures, workers: 4, between: 5 });
  await pause(extent.rests / 2);
  await warming.stop();
  await pause(extent.rests / 2);
  const processes = { 'first site': sites[0], 'second site': sites[1], service };
  const holds = () =>
    Promise.all(Object.values(processes).map(({ child }) => memoryOf(child.pid).catch(() => 0)));
  const before = await holds();
  const watched = Object.values(processes).map((running) =>
    watchMemory(undefined, 500, () => memoryOf(running.child.pid).catch(() => 0)),
  );

  const receiver = await startReceiver(writer);
  const followers = startFollowers(service.address, followerCount);
  const between = isShort ? 150 : 700;
  const picture = join(root, 'site/public/icon.svg');
  const editing = keepEditing(writer, { numbered, changing, picture, between });
  const { workers } = extent;
  const reading = keepReading({ ...about, pictures, workers, between: 10 });
  const ids = [...new Set(pictures.map((address) => address.split(/[/?]/)[2] ?? ''))];
  const unnamed = await askForUnnamed(place, extent.unnamed, ids);
  const until = performance.now() + extent.lasts;
  const [happened, flooded, slow] = await Promise.all([
    makeTrouble(place, extent.troubles, until),
    keepFlooding(place, extent.troubles, until),
    keepHolding(place, extent.slow, until),
  ]);
  const { times, ...visited } = await reading.stop(tooFewAnswers);
  const asked = await unnamed.stop();
  const most = watched.map((each) => Math.round(each.most()));
  for (const each of watched) await each.stop();

  await editing.stop();
  const lost = await lostOf(place, editing);
  await editing.publishLast();
  lost.push(...(await notShown(front, editing)));
  const ref = await masterRef(service.address);
  const isFollowed = await within(
    proofTimeoutMs(30_000),
    () => followers.upToDate(ref) === followerCount,
  );
  // The receiver fails now and then: deliveries wait for one another, longer each time.
  const isDelivered = await within(120_000, () => receiver.has(ref));
  const missing = await missingPictures(front, pictures);
  const calm = keepReading({ ...about, pictures, workers: 4, between: 5 });
  await pause(Math.min(5_000, extent.rests));
  const after = await calm.stop(0);
  const kept = await atRest(holds, before, isShort ? 0 : 60_000);
  await followers.stop();
  await receiver.stop();

  const isQuiet = visited.wrong + visited.leaks + after.wrong + after.leaks === 0;
  const isWhole = lost.length + missing.length === 0 && isFollowed && isDelivered;
  const isPreviewed = visited.drafts > 0 && after.drafts > 0;
  return {
    passed:
      isQuiet &&
      isWhole &&
      isPreviewed &&
      visited.answers > tooFewAnswers &&
      (isShort || kept.every((megabytes) => megabytes <= slackMegabytes)),
    figures: {
      through: place.through,
      documents: extent.documents ?? 'a small provider',
      seconds: Math.round(extent.lasts / 1_000),
      visitors: { ...visited, 'p99 ms': Math.round(p99(times)) },
      'once all is calm': { wrong: after.wrong, first: after.first, drafts: after.drafts },
      acknowledged: editing.acknowledged,
      'acknowledged and lost': lost,
      'pictures missing afterwards': missing,
      'followers know the last publication, a webhook was told': [isFollowed, isDelivered],
      'deliveries received, followers that came': [receiver.received(), followers.came()],
      happened,
      flooded,
      'slow connections': slow,
      'pictures nobody names': asked,
      'memory of the sites and the service at rest, MB': before.map(Math.round),
      'at most, MB': most,
      'more than at rest a minute later, MB': kept.map(Math.round),
    },
  };
}

/** Chooses the pages published repeatedly, the one that comes and goes, and those with drafts. */
async function divided({ front, writer }: Place) {
  const paths = await pathsOf(front);
  const all = (await listed(writer)).flatMap((document) => {
    const { uid, lang, published } = document;
    const path = paths.find((path) => path.endsWith(`/${uid}`) && !/^\/(?:pt|es|fr)\//.test(path));
    const isOurs = uid !== null && lang === 'en-us' && published !== null;
    return isOurs && path ? [{ ...document, path }] : [];
  });
  // A country's page disappears with its only program, so no program is chosen.
  const changing = all.find(({ type }) => type !== 'programs_details');
  if (!changing) throw new Error('There is no page to publish.');
  const rest = all.filter((each) => each !== changing);
  const others: readonly Listed[] = rest.slice(3, 8);
  return { changing, numbered: rest.slice(0, 3), others };
}

/** Addresses below /media that pages name; few enough to request all the time. */
async function namedPictures(front: string, pages: readonly string[]): Promise<string[]> {
  const named = new Set<string>();
  for (const path of pages.slice(0, 60)) {
    const html = await (await fetch(front + path)).text();
    for (const [address] of html.matchAll(/\/media\/[^"\s]*?\?s=[\w-]{6}&amp;[^"\s]*?w=\d+/g))
      named.add(address.replaceAll('&amp;', '&'));
  }
  return [...named].filter((address) => /w=(?:320|640)$/.test(address));
}

type Editing = ReturnType<typeof keepEditing>;

/** What was acknowledged but is missing, according to the service. */
async function lostOf({ service, writer }: Place, editing: Editing): Promise<string[]> {
  const lost: string[] = [];
  const ref = await masterRef(service.address);
  const searched = async (id: string) => {
    const query = new URLSearchParams({ ref, q: `[[at(document.id,"${id}")]]` });
    const answer = await fetch(`${service.address}/api/v2/documents/search?${query}`);
    return answer.text();
  };
  for (const { id, acknowledged, attempted } of editing.pages) {
    const number = numberIn(await searched(id));
    if (number < acknowledged || number > attempted)
      lost.push(`${id} shows number ${number} of ${acknowledged} to ${attempted}`);
  }
  const { id, isShown } = editing.changing;
  if (isShown !== null && JSON.parse(await searched(id)).results.length !== (isShown ? 1 : 0))
    lost.push(`${id} is${isShown ? ' not' : ''} there`);
  for (const upload of editing.uploaded)
    if (!(await writer.get(`/api/assets/assets/${upload}`).catch(() => null)))
      lost.push(`the file ${upload}`);
  const { publications } = await writer.get<{ publications: number }>('/api/farol/v1/status');
  const { acknowledged } = editing;
  const missing = acknowledged.publications + acknowledged.unpublications - publications;
  if (missing > 0) lost.push(`${missing} publications of the history`);
  return lost;
}

/** What is not shown to visitors within half a minute. */
async function notShown(front: string, { pages, changing }: Editing): Promise<string[]> {
  const missing: string[] = [];
  for (const { path, attempted } of pages) {
    const isShown = async () => numberIn(await (await fetch(front + path)).text()) === attempted;
    if (!(await within(proofTimeoutMs(30_000), isShown)))
      missing.push(`${path} does not show ${attempted}`);
  }
  const isThere = async () => (await fetch(front + changing.path)).ok;
  if (!(await within(proofTimeoutMs(30_000), isThere)))
    missing.push(`${changing.path} is not there`);
  return missing;
}

async function missingPictures(front: string, pictures: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const path of pictures) {
    const isThere = await within(
      proofTimeoutMs(10_000),
      async () => (await fetch(front + path)).ok,
    );
    if (!isThere) missing.push(path);
  }
  return missing;
}

/** The growth of each process, as soon as it is small, or else after that time. */
async function atRest(
  holds: () => Promise<number[]>,
  before: readonly number[],
  timeoutMs: number,
): Promise<number[]> {
  for (const end = performance.now() + timeoutMs; ; await pause(1_000)) {
    const more = (await holds()).map((each, number) => each - (before[number] ?? 0));
    if (performance.now() > end || more.every((each) => each <= slackMegabytes)) return more;
  }
}

async function masterRef(service: string): Promise<string> {
  const { refs } = await (await fetch(`${service}/api/v2`)).json();
  return refs[0].ref;
}
