import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@farol/content-model';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../../launch/browser.ts';
import { npmStart, type Started } from '../started.ts';
import type { Verdict } from './verdict.ts';

/** The new program, in each language. */
const program = {
  en: { title: 'Sailing in the Azores', place: 'Horta, Portugal', line: 'Nine islands, one boat' },
  pt: { title: 'Velejar nos Açores', place: 'Horta, Portugal', line: 'Nove ilhas, um barco' },
  es: { title: 'Navegar en las Azores', place: 'Horta, Portugal', line: 'Nueve islas, un barco' },
  fr: { title: 'Naviguer aux Açores', place: 'Horta, Portugal', line: 'Neuf îles, un bateau' },
};
const description =
  'A week under sail between the nine islands of the Azores, with a skipper, small groups and evenings in the harbours.';
const timeoutMs = 30_000;

/**
 * Somebody who has read no documentation starts the product, opens the address it prints, creates a program, publishes
 * it in four languages and looks at it on the site. Uses only what is visible on the screen.
 */
export async function proveFirstProgram(): Promise<Verdict> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const started = await npmStart();
  let browser: Browser | undefined;
  const figures: Record<string, unknown> = {};
  try {
    await started.says('Sign in, once');
    figures['seconds until the address is printed'] = seconds();
    browser = await launchBrowser();
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    await comeIn(page, started);
    figures['seconds until the list'] = seconds();
    const missing: string[] = [];
    for (const { key, name } of languages) {
      await telling(page, async () => {
        await (key === 'en' ? begin(page) : translate(page, key, name));
        await write(page, key);
        await publish(page);
      });
      figures[`seconds until it is published in ${name}`] = seconds();
      if (!(await isShown(page, started, key))) missing.push(name);
    }
    figures['not seen on the site in'] = missing;
    return { passed: missing.length === 0, figures };
  } finally {
    await browser?.close();
    await started.remove();
  }
}

/** Adds to an error what the screen showed at that moment. */
async function telling(page: Page, act: () => Promise<void>): Promise<void> {
  await act().catch(async (fault: Error) => {
    const seen = await page.locator('body').innerText();
    throw new Error(`${fault.message}; on ${page.url()} stood: ${seen}`, { cause: fault });
  });
}

async function comeIn(page: Page, { folder }: Started): Promise<void> {
  const file = join(folder, 'service/one-time-address');
  await page.goto((await readFile(file, 'utf8')).trim());
  await page.getByLabel('Name').fill('Ana Ribeiro');
  await page.getByLabel('Password').fill('seven lamps on the quay');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.locator('.pages > li').first().waitFor();
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New page' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name in lists').fill(program.en.title);
  await form.getByLabel('Type').selectOption({ label: 'Program' });
  await form.getByRole('button', { name: 'Create' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByLabel('Kind', { exact: false }).first().selectOption({ index: 1 });
  // The page's picture: the first one available.
  await page.getByRole('button', { name: 'Choose' }).first().click();
  await page.getByRole('dialog').locator('li button').first().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function translate(page: Page, key: string, language: string): Promise<void> {
  // The browser's language is English.
  const called = new Intl.DisplayNames(['en'], { type: 'language' }).of(key);
  await page.getByRole('button', { name: `Write it in ${called}` }).click();
  await page.locator(`.languages [aria-current=page]:text-is("${language}")`).waitFor();
}

async function write(page: Page, key: keyof typeof program): Promise<void> {
  const { title, place, line } = program[key];
  // With how much there is to check in it.
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  await tab('Main').click();
  await field('Name in lists').fill(title);
  await field(/^Title/)
    .first()
    .click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(title);
  await field('One line under the title').fill(line);
  await tab('Facts').click();
  await field(/^Place/)
    .first()
    .fill(place);
  await tab('Metadata').click();
  await field(/^Description for search engines/).fill(description);
  await page.locator('.saved[data-state=saved]').waitFor();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.waitFor({ state: 'detached' }).catch(async (fault: Error) => {
    throw new Error(`It was not published: ${await dialog.innerText()}`, { cause: fault });
  });
}

/** Looks on the overview that the site's own navigation leads to. */
async function isShown(page: Page, { site }: Started, key: keyof typeof program) {
  const { title } = program[key];
  const visitor = await page.context().newPage();
  try {
    const path = key === 'en' ? '/programs' : `/${key}/programs`;
    const end = performance.now() + timeoutMs;
    while (performance.now() < end) {
      await visitor.goto(site + path);
      const link = visitor.getByRole('link', { name: title }).first();
      if ((await link.count()) === 0) continue;
      await visitor.goto(new URL((await link.getAttribute('href')) ?? '', site).href);
      return (await visitor.locator('main h1').innerText()) === title;
    }
    return false;
  } finally {
    await visitor.close();
  }
}
