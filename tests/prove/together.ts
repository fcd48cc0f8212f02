import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '@farol/content-model';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../launch/browser.ts';
import { buildEditor } from '../../launch/builds.ts';
import { invitationTo } from '../../launch/new-person.ts';
import { startNewService } from '../../launch/new-service.ts';
import type { Writer } from '../../launch/writer.ts';
import { documentAt } from './editing.ts';
import { writeContent } from './provider.ts';
import { beginWith, readEnd } from './together/content.ts';
import { disturb, restart } from './together/faults.ts';
import { type Course, differencesIn, isTogether, lostIn } from './together/judging.ts';
import { act, choose, count, enter, open, type Person, wholeLook } from './together/person.ts';
import type { ProofOptions, Verdict } from './verdict.ts';

/** Once nobody writes and the network works again, everyone has to see the same within this time. */
const settleMs = 90_000;
/** The fewest words per person and minute, even on a busy machine; with fewer nothing is proven. */
const minWords = 10;
/** How much longer people continue if too little was written, or nothing moved. */
const maxMoreMs = 120_000;
/** The probability of a reload in the middle of everything. */
const reloadProbability = 0.02;

/**
 * People edit one document at once, move its sections, and lose the network and the service. In the end everyone has to
 * see the same, and each word has to be where it was written, unless somebody gave it up while seeing it.
 */
export async function proveTogether({
  short,
  minutes = short ? 0.2 : 10,
}: Pick<ProofOptions, 'short' | 'minutes'>): Promise<Verdict> {
  await buildEditor(() => {});
  const service = await startNewService({ LOG_LEVEL: 'silent' });
  const { writer, folder } = service;
  let browser: Browser | undefined;
  try {
    await writeContent(writer, folder);
    const document = await documentAt(writer, 'page-1');
    await beginWith(writer, document);
    browser = await launchBrowser();
    const people: Person[] = [];
    for (const letter of short ? 'ab' : 'abcd') {
      const rights = { role: 'writer' } as const;
      const address = await invitationTo(service.address, service.environment, rights);
      const secret = new URL(address).hash.slice(1);
      people.push(await enter(browser, { letter, secret, service: service.address, document }));
    }
    const least = Math.ceil(people.length * minutes * minWords);
    // On a busy machine little is done within the time.
    const isEnough = () => wordsOf(people).length >= least && movesOf(people) > 0;
    const end = performance.now() + minutes * minuteMs;
    const weather = {
      everyMs: short ? 3_000 : 15_000,
      isOver: () => performance.now() > (isEnough() ? end : end + maxMoreMs),
    };
    const [restarts] = await Promise.all([
      restart(service.running, weather),
      ...people.map((person) => disturb(person, weather)),
      ...people.map((person) => write(person, weather.isOver)),
    ]);
    const seconds = await settle(people, writer, document);
    const course = await courseOf(people, writer, document);
    tellWhereWent(lostIn(course), people);
    return verdictOf(course, {
      least,
      figures: { people: actionsOf(people), restarts, 'seconds until all were the same': seconds },
    });
  } finally {
    await browser?.close();
    await service.stop();
  }
}

async function write(person: Person, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    if (Math.random() < reloadProbability) await reload(person);
    else await act(person);
  }
}

/** Reloads the page; skipped while the network is down, since nothing would load. */
async function reload(person: Person): Promise<void> {
  const isThere = await person.page
    .evaluate(() => fetch('/edit/').then(({ ok }) => ok))
    .catch(() => false);
  if (!isThere) return;
  for (let tries = 0; ; tries += 1)
    try {
      await open(person);
      count(person, 'reloaded');
      return;
    } catch (fault) {
      // The network went down in the middle of it.
      if (tries === 20) throw fault;
      await pause(1_000);
    }
}

/** Everybody stops writing and resolves conflicts; answers the seconds until all see the same. */
async function settle(
  people: readonly Person[],
  writer: Writer,
  document: string,
): Promise<number | null> {
  const start = performance.now();
  while (performance.now() < start + settleMs) {
    const looks = await Promise.all(people.map(wholeLook));
    for (const [index, person] of people.entries())
      if ((looks[index]?.clashes ?? 0) > 0) await choose(person);
    const isSaved = looks.every(({ state, clashes }) => state === 'saved' && clashes === 0);
    if (isSaved && differencesIn([...looks, await readEnd(writer, document)]).length === 0)
      return Math.round((performance.now() - start) / 1_000);
    await pause(300);
  }
  return null;
}

const wordsOf = (people: readonly Person[]) => people.flatMap(({ written }) => written);

const movesOf = (people: readonly Person[]) =>
  people.reduce((sum, { actions }) => sum + (actions.move ?? 0), 0);

async function courseOf(
  people: readonly Person[],
  writer: Writer,
  document: string,
): Promise<Course> {
  return {
    written: wordsOf(people),
    partedWith: new Set(people.flatMap(({ partedWith }) => [...partedWith])),
    swallowed: people.flatMap(({ swallowed }) => swallowed),
    moves: movesOf(people),
    ends: [...(await Promise.all(people.map(wholeLook))), await readEnd(writer, document)],
  };
}

function verdictOf(
  course: Course,
  { least, figures }: { least: number; figures: object },
): Verdict {
  return {
    passed: isTogether(course, least),
    figures: {
      words: course.written.length,
      'words parted with': course.partedWith.size,
      ...figures,
      lost: lostIn(course),
      swallowed: course.swallowed,
      'not the same in the end': differencesIn(course.ends),
    },
  };
}

/** Logs what each page had of a lost word, and the surrounding events. */
function tellWhereWent(lost: readonly string[], people: readonly Person[]): void {
  const all = people
    .flatMap(({ log }) => log)
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
  for (const [mark = ''] of lost.map((each) => each.split(' ')))
    for (const [place, line] of all.entries())
      if (line.includes(mark)) console.log([...all.slice(place - 3, place + 6), ''].join('\n'));
}

const actionsOf = (people: readonly Person[]) =>
  Object.fromEntries(people.map(({ letter, actions }) => [letter, actions]));
