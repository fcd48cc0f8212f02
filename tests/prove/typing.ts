import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '@farol/content-model';
import type { Page } from '@playwright/test';
import { startPostgres } from '../../content-service/store/postgres.testing.ts';
import { buildEditor } from '../../launch/builds.ts';
import { comeIn, invitationTo } from '../../launch/new-person.ts';
import { startNewService } from '../../launch/new-service.ts';
import { documentAt } from './editing.ts';
import { writeContent } from './provider.ts';
import { startKillableBrowser } from './typing/killable-browser.ts';
import { outcomeOf, type Run } from './typing/outcome.ts';
import { type Desk, type Ground, reach, type Storm, storms } from './typing/storms.ts';
import { nameOf, openAt, startTyping } from './typing/writer.ts';
import type { ProofOptions, Verdict } from './verdict.ts';

/** Characters younger than this may not have reached the disk yet. */
const oldMs = 100;
const full = { runs: 1_000, desks: 2, pages: 4, longestMs: 1_500 };
const short = { runs: 10, desks: 1, pages: 2, longestMs: 800 };

/** A page that somebody writes on; after a failure it is a new one at the same address. */
interface Seat extends Desk {
  person: string;
  addresses: readonly string[];
}

/**
 * Types into the editor in real browsers, on many pages at once, causes a failure at a random moment, recovers, and
 * looks for each character older than a tenth of a second.
 */
export async function proveTyping({
  short: isShort,
  minutes,
}: Pick<ProofOptions, 'short' | 'minutes'>): Promise<Verdict> {
  const end = performance.now() + (minutes ?? Infinity) * minuteMs;
  const size = isShort ? short : full;
  await buildEditor(() => {});
  // A separate database is slow to start; the short form keeps the content in a file.
  const database = isShort ? null : await startPostgres();
  const service = await startNewService({
    LOG_LEVEL: 'silent',
    ...(database ? { DATABASE_URL: await database.newDatabase() } : {}),
  });
  const { writer, folder, environment } = service;
  const browsers = await Promise.all(
    Array.from({ length: size.desks }, () => startKillableBrowser()),
  );
  const kinds = Object.keys(storms).filter((kind) => database || kind !== 'database away');
  const runs: Run[] = [];
  try {
    await writeContent(writer, folder);
    let seats: Seat[] = [];
    for (const [place, browser] of browsers.entries()) {
      const person = `Writer ${place + 1}`;
      const page = await browser.newPage();
      const invitation = await invitationTo(service.address, environment, { role: 'writer' });
      await comeIn(page, invitation, person);
      await page.close();
      const numbers = Array.from({ length: size.pages }, (_, at) => place * size.pages + at + 1);
      const ids = await Promise.all(numbers.map((each) => documentAt(writer, `page-${each}`)));
      const addresses = ids.map((id) => `${service.address}/edit/documents/${id}`);
      seats.push(await seated({ browser, person, addresses }));
    }
    for (let round = 0; runs.length < size.runs && performance.now() < end; round += 1) {
      const kind = kinds[round % kinds.length] ?? '';
      const storm = storms[kind];
      if (!storm) throw new Error(`There is no storm ${kind}.`);
      const ground = { database, service: service.running };
      const old = await typedUntil(storm, { ground, seats, longestMs: size.longestMs });
      seats = await Promise.all(seats.map(seated));
      const shown = await Promise.all(
        seats.flatMap(({ pages }) => pages).map((page) => nameOf(page).inputValue()),
      );
      for (const [at, text] of shown.entries())
        runs.push({ storm: kind, old: old[at] ?? '', shown: text });
      if (!isShort && round % 10 === 9) console.log(`${runs.length} runs`);
    }
    const asked = minutes === undefined ? size.runs : kinds.length;
    return outcomeOf(runs, { storms: kinds, runs: asked });
  } finally {
    await Promise.all(browsers.map((browser) => browser.remove()));
    await service.stop();
    await database?.remove();
  }
}

/** Opens all of a person's pages. */
async function seated(seat: Omit<Seat, 'pages'>): Promise<Seat> {
  const pages = await Promise.all(seat.addresses.map((address) => opened(seat, address)));
  return { ...seat, pages };
}

/** A tab may share the process of one that crashes at that moment: people open it again, too. */
async function opened(
  seat: Pick<Seat, 'browser' | 'person'>,
  address: string,
  mayCrash = true,
): Promise<Page> {
  const page = await seat.browser.newPage();
  let hasCrashed = false;
  page.once('crash', () => {
    hasCrashed = true;
  });
  try {
    await openAt(page, address, seat.person);
    return page;
  } catch (fault) {
    if (!hasCrashed || !mayCrash) throw fault;
    await page.close();
    return opened(seat, address, false);
  }
}

/** Types on all pages until the failure; answers what each page had a tenth of a second before. */
async function typedUntil(
  storm: Storm,
  { ground, seats, longestMs }: { ground: Ground; seats: readonly Seat[]; longestMs: number },
): Promise<string[]> {
  const typing = await Promise.all(seats.flatMap(({ pages }) => pages).map(startTyping));
  await Promise.all(typing.map(({ begun }) => begun));
  await pause(Math.random() * longestMs);
  if (storm.begin) await reach(storm.begin, { ground, desks: seats });
  await pause(150 + Math.random() * longestMs);
  const struckAt = performance.now();
  await reach(storm.strike, { ground, desks: seats });
  const texts = await Promise.all(typing.map((each) => each.untilGone()));
  if (storm.mend) await reach(storm.mend, { ground, desks: seats });
  return texts.map((text) =>
    text
      .filter(({ at }) => at <= struckAt - oldMs)
      .map(({ character }) => character)
      .join(''),
  );
}
