import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { invite, readSettings, withPeople } from '@farol/content-service';
import type { Page } from '@playwright/test';
import { startPostgres } from '../../content-service/store/postgres.testing.ts';
import { buildEditor } from '../../launch/builds.ts';
import { startServiceProcess } from '../../launch/processes.ts';
import { seedService } from '../../launch/seeding.ts';
import { writerOf } from '../../launch/writer.ts';
import { documentAt } from './editing.ts';
import { ownPort } from './ports.ts';
import { startKillableBrowser } from './typing/killable-browser.ts';
import { storms } from './typing/storms.ts';
import type { ProofOptions, Verdict } from './verdict.ts';

/** What is younger may be on its way to the disk. */
const OLD_MS = 100;
const password = 'seven lamps on the quay';
const name = 'Ana Ribeiro';

/**
 * Types into the editor in a real browser, strikes at a moment of chance, comes back, and looks for each character
 * that was a tenth of a second old.
 */
export async function proveTyping({
  short,
  minutes = Infinity,
}: Pick<ProofOptions, 'short' | 'minutes'>): Promise<Verdict> {
  const end = performance.now() + minutes * 60_000;
  const runs = short ? 5 : 1_000;
  const longestMs = short ? 600 : 1_500;
  await buildEditor(() => {});
  const folder = await mkdtemp(join(tmpdir(), 'farol-typing-data-'));
  // A database of its own takes its time to start; the short form keeps the content in a file.
  const database = short ? null : await startPostgres();
  const settings = {
    ...process.env,
    DATA_DIR: folder,
    HOST: 'localhost',
    LOG_LEVEL: 'silent',
    SERVICE_PORT: await ownPort(),
    ...(database ? { DATABASE_URL: await database.newDatabase() } : {}),
  };
  const service = await startServiceProcess(settings);
  const browser = await startKillableBrowser();
  const kinds = Object.keys(storms).filter((kind) => database || kind !== 'database away');
  const struck: Record<string, number> = {};
  const lost: string[] = [];
  let typed = 0;
  try {
    const token = (await readFile(join(folder, 'service/write-token'), 'utf8')).trim();
    const writer = writerOf(service.address, token);
    const seeding = { work: join(folder, 'seed'), today: new Date(), say: () => {} };
    await seedService(writer, join(import.meta.dirname, 'content'), seeding);
    const address = `${service.address}/edit/documents/${await documentAt(writer, 'page-1')}`;
    const { secret } = await withPeople(readSettings(settings), service.address, (people) =>
      invite(people, { role: 'writer', languages: null, types: null }, null),
    );
    let page = await browser.newPage();
    await comeIn(page, `${service.address}/edit/welcome#${secret}`);
    await openAt(page, address);
    let run = 0;
    for (; run < runs && performance.now() < end; run += 1) {
      const kind = kinds[run % kinds.length] ?? '';
      const storm = storms[kind];
      if (!storm) throw new Error(`There is no storm ${kind}.`);
      const sky = {
        browser,
        page,
        database,
        service: { child: service.child, start: service.restart },
      };
      await titleOf(page).selectText();
      const text = await typeFor(page, Math.random() * longestMs);
      await storm.begin?.(sky);
      text.push(...(await typeFor(page, 150 + Math.random() * longestMs)));
      const struckAt = performance.now();
      await storm.strike(sky);
      await storm.mend?.(sky);
      page = await browser.newPage();
      await openAt(page, address);
      const shown = await titleOf(page).inputValue();
      // What came last had not its tenth of a second.
      const old = text.filter(({ at }) => at <= struckAt - OLD_MS);
      const before = old.map(({ character }) => character).join('');
      typed += before.length;
      struck[kind] = (struck[kind] ?? 0) + 1;
      if (!shown.startsWith(before)) lost.push(`${kind}: “${before}” became “${shown}”`);
      if (!short && run % 50 === 49) console.log(`${run + 1} runs, ${lost.length} with a loss`);
    }
    return {
      passed: lost.length === 0,
      figures: { runs: run, ...struck, 'characters that were old enough': typed, lost },
    };
  } finally {
    await browser.remove();
    await service.stop();
    await database?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

const titleOf = (page: Page) => page.getByLabel('Name in this list');

async function comeIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { name: 'Content' }).waitFor();
}

/** Opens it; who is asked who she is signs in. A browser that is killed may have forgotten it with its last words. */
async function openAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const secret = page.getByLabel('Password');
  const stands = titleOf(page).or(secret);
  await stands
    .first()
    .waitFor()
    .catch(async (fault: Error) => {
      const seen = await page.locator('body').innerText();
      throw new Error(`The page did not open, but showed: ${seen}`, { cause: fault });
    });
  if (await secret.isVisible()) {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await secret.fill(password);
    await page.keyboard.press('Enter');
  }
  await titleOf(page).waitFor();
}

/** Writes, and says when each character was there. */
async function typeFor(page: Page, ms: number): Promise<{ character: string; at: number }[]> {
  const text: { character: string; at: number }[] = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const character = 'abcdefghijklmnopqrstuvwxyz '[Math.floor(Math.random() * 27)] ?? 'a';
    await page.keyboard.type(character);
    const at = performance.now();
    // Where a session ended, signing in comes over the page, and takes the keys from then on.
    const hasKeys = await titleOf(page).evaluate((field) => field === document.activeElement);
    if (!hasKeys) break;
    text.push({ character, at });
    await pause(Math.random() * 40);
  }
  return text;
}
