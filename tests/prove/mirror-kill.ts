import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@farol/server/free-port';
import { whenReady } from '../../launch/ready.ts';
import { StandIn } from '../../site/content/service.testing.ts';
import { proofTimeoutMs } from '../../testing/limits.ts';
import { damages, documents, readContentFile, versionsIn } from './mirror-kill/content.ts';
import { limitFiles, smallDisk } from './mirror-kill/disk.ts';
import { type ProvedSite, startSite } from './provider.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import { visit } from './visitors.ts';
import { within } from './within.ts';

/** Kills the site while it writes its content to disk, damages the file, and takes the disk away. */
export async function proveMirrorKill({ short }: { short: boolean }): Promise<Verdict> {
  const killed = await killWriting(short ? { kills: 2, pages: 400 } : { kills: 60, pages: 3_000 });
  const damaged = await damage(short ? 4 : 27);
  const full = await takeDiskAway();
  return verdictOf({
    done: {
      'starts after a kill': killed.withOld + killed.withNew,
      damages: damaged.cases,
    },
    holds:
      killed.mixed + killed.notStarted + damaged.wrong + damaged.notRecovered === 0 &&
      // Small files are written too fast to reliably hit the write.
      (short || killed.whileWriting > 0) &&
      full.passed,
    figures: { killed, damaged, 'without a disk': full },
  });
}

const gone = (_: unknown, response: ServerResponse) => void response.writeHead(502).end();
const fileOf = (folder: string) => join(folder, 'site/content.journal');

async function killWriting({ kills, pages }: { kills: number; pages: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'farol-mirror-kill-'));
  const standIn = await StandIn.start(documents('0', pages));
  const settings = { folder, PORT: String(await freePort()) };
  const found = { kills, whileWriting: 0, withOld: 0, withNew: 0, mixed: 0, notStarted: 0 };
  let site = await startSite(standIn.origin, settings);
  try {
    await whenReady(site.address);
    await until(() => existsSync(fileOf(folder)));
    for (let version = 1; version <= kills; version += 1) {
      const before = await settled(fileOf(folder));
      const parts = partsOf(folder);
      const isWritingAnew = () => partsOf(folder).some((name) => !parts.includes(name));
      standIn.trouble = null;
      standIn.publish(documents(String(version), pages));
      const { mtimeMs } = await stat(fileOf(folder));
      // On a busy machine the whole write may happen between two checks.
      await until(() => isWritingAnew() || statSync(fileOf(folder)).mtimeMs !== mtimeMs);
      await pause(Math.random() * (version % 4 === 0 ? 1_500 : 30));
      await site.running.kill();
      if (isWritingAnew() || (await standing(fileOf(folder))).left > 0) found.whileWriting += 1;

      standIn.trouble = gone;
      site = await startSite(standIn.origin, settings);
      const started = await shown(site, pages);
      if (started === null) found.notStarted += 1;
      else if (started === before) found.withOld += 1;
      else if (started === String(version)) found.withNew += 1;
      else found.mixed += 1;
    }
    return found;
  } finally {
    await site.stop();
    standIn.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const partsOf = (folder: string) =>
  readdirSync(join(folder, 'site')).filter((name) => name.endsWith('.part'));

async function standing(file: string) {
  return readContentFile(await readFile(file));
}

async function standingVersion(file: string): Promise<string> {
  const { versions } = await standing(file);
  const [version = '', ...others] = versions;
  return others.length > 0 ? 'mixed' : version;
}

/** The version in the file once nothing is being written. */
async function settled(file: string): Promise<string> {
  for (let size = -1; size !== statSync(file).size; await pause(300)) size = statSync(file).size;
  return standingVersion(file);
}

/** The one version that the site shows on all checked pages; null where it shows nothing. */
async function shown(site: ProvedSite, pages: number): Promise<string | null> {
  const answer = await fetch(`${site.address}/healthz`);
  const { content } = await answer.json();
  if (!answer.ok) return null;
  const places = [0, 1, pages - 1, ...Array.from({ length: 5 }, () => Math.random() * pages)];
  const texts = await Promise.all(
    places.map(async (place) => (await fetch(`${site.address}/page-${Math.floor(place)}`)).text()),
  );
  const versions = [...new Set(texts.flatMap(versionsIn))];
  const isWhole = versions.length === 1 && content.documents === pages;
  return isWhole ? (versions[0] ?? null) : 'mixed';
}

/** Whether everything is shown again within some time after the service is back. */
function recovers(site: ProvedSite, pages: number): Promise<boolean> {
  return within(proofTimeoutMs(30_000), async () => (await shown(site, pages)) === 'good');
}

/** Whether any page shows anything but what was published; missing pages do not count. */
async function showsWrong(site: ProvedSite, pages: number): Promise<boolean> {
  for (let page = 0; page < pages; page += 1) {
    const answer = await fetch(`${site.address}/page-${page}`);
    const text = await answer.text();
    if (answer.ok && (versionsIn(text).join() !== 'good' || !text.includes(`Page ${page} `)))
      return true;
  }
  return false;
}

async function damage(cases: number) {
  const pages = 40;
  const folder = await mkdtemp(join(tmpdir(), 'farol-mirror-damage-'));
  const standIn = await StandIn.start(documents('good', pages));
  const settings = { folder, PORT: String(await freePort()) };
  const found = { cases: 0, wrong: 0, notRecovered: 0, first: null as string | null };
  let site = await startSite(standIn.origin, settings);
  try {
    await whenReady(site.address);
    await until(() => existsSync(fileOf(folder)));
    const good = await readFile(fileOf(folder));
    const all = Object.entries(damages);
    const first = Math.floor(Math.random() * all.length);
    for (let number = 0; number < cases; number += 1) {
      const [name, harm] = all[(first + number) % all.length] ?? ['none', (good: Buffer) => good];
      await site.running.kill();
      await writeFile(fileOf(folder), harm(good));
      // The remains of an unfinished write are ignored.
      await writeFile(`${fileOf(folder)}.1.part`, harm(good));
      standIn.trouble = gone;
      site = await startSite(standIn.origin, settings);
      found.cases += 1;
      if (await showsWrong(site, pages)) {
        found.wrong += 1;
        found.first ??= name;
      }
      standIn.trouble = null;
      if (!(await recovers(site, pages))) found.notRecovered += 1;
    }
    return found;
  } finally {
    await site.stop();
    standIn.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const builtFiles = join(import.meta.dirname, '../../site/dist/client');

/** The space that files take on a disk with blocks of 4 kB. */
async function kilobytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + 4 * Math.ceil(size / 4096), 0);
}

/** A disk that is full, and one that becomes read-only. */
async function takeDiskAway() {
  const few = 200;
  const standIn = await StandIn.start(documents('one', few));
  // The files of the build are stored there too.
  const disk = await smallDisk(1_000 + (await kilobytesOf(builtFiles)));
  const folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), 'farol-no-disk-')));
  const settings = { folder, PORT: String(await freePort()) };
  let site = await startSite(standIn.origin, settings);
  try {
    await whenReady(site.address);
    await until(() => existsSync(fileOf(folder)));
    const { size } = await stat(fileOf(folder));
    const isLimited =
      disk !== null || (await limitFiles(site.running.child.pid ?? 0, size + 1_000));
    const visiting = visit(site.address, ['/page-0', '/page-1', '/search?q=page', '/sitemap.xml']);

    // Twice the content does not fit beside the present one.
    standIn.publish(documents('two', few * 2));
    const seenFull = await shows(site, 'two');
    await pause(2_500);
    const afterFull = await standingVersion(fileOf(folder));

    await disk?.lock();
    standIn.publish(documents('three', few));
    const seenLocked = await shows(site, 'three');
    await pause(disk ? 1_500 : 0);
    const visits = await visiting.stop();

    await site.running.kill();
    standIn.trouble = gone;
    site = await startSite(standIn.origin, settings);
    const restarted = await shown(site, few);
    await site.running.kill();
    standIn.trouble = null;
    const fresh = disk ? await startsWithoutDisk(standIn, folder) : true;
    const passed =
      isLimited &&
      seenFull &&
      seenLocked &&
      fresh &&
      visits.faults + visits.cutShort === 0 &&
      (disk
        ? restarted === 'one' && afterFull === 'one'
        : restarted !== null && restarted !== 'mixed');
    return {
      how: disk ? 'a small tmpfs, then read-only' : 'a limit on the size of files',
      'shown on a full disk': seenFull,
      'shown on a read-only disk': seenLocked,
      'content on the full disk': afterFull,
      'started from it': restarted,
      'started on a disk that was never written': fresh,
      answers: visits.answers,
      'answers 5xx': visits.faults,
      'cut short': visits.cutShort,
      passed,
    };
  } finally {
    await site.stop();
    standIn.stop();
    if (disk) await disk.remove();
    else await rm(folder, { recursive: true, force: true });
  }
}

async function startsWithoutDisk(standIn: StandIn, folder: string): Promise<boolean> {
  const site = await startSite(standIn.origin, { folder: join(folder, 'new') }).catch(() => null);
  if (!site) return false;
  const isShown = await shows(site, 'three');
  await site.running.stop();
  return isShown;
}

function shows(site: ProvedSite, version: string): Promise<boolean> {
  return within(proofTimeoutMs(10_000), async () => {
    const answer = await fetch(`${site.address}/page-1`);
    return (await answer.text()).includes(`version-${version}`);
  });
}

async function until(is: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!is()) {
    if (performance.now() > end) throw new Error('What was waited for did not come within 60 s.');
    await pause(1);
  }
}
