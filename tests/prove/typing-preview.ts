import type { Browser, Page } from '@playwright/test';
import { startProvider } from '../../bench/content/provider.ts';
import { watchFrame } from '../../bench/editing/watch-frame.ts';
import { median, p99 } from '../../content-service/prove/percentiles.ts';
import { launchBrowser } from '../../launch/browser.ts';
import { buildEditor } from '../../launch/builds.ts';
import { comeIn, invitationTo } from '../../launch/new-person.ts';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { countsOf, type ProofOptions, type Verdict } from './verdict.ts';

/** The most milliseconds from a key until the page beside the form is painted. */
const bars = { median: 80, p99: 200 };
const full = { keys: 150, warmUp: 20 };
const short = { keys: 10, warmUp: 0 };
/** The pace of somebody who types quickly. */
const betweenKeysMs = 120;

/** Somebody types in the title of the real home page and watches the frame beside it. */
export async function proveTypingPreview(options: ProofOptions): Promise<Verdict> {
  const figures: Record<string, object> = {};
  let passed = true;
  for (const count of countsOf(options)) {
    const times = await timesAt(count, options.short ? short : full);
    const inTime = median(times) <= bars.median && p99(times) <= bars.p99;
    passed &&= times.every((time) => time > 0) && (options.short || inTime);
    figures[`${count} documents`] = {
      'key to page, median, ms': Math.round(median(times)),
      'key to page, p99, ms': Math.round(p99(times)),
      keys: times.length,
    };
  }
  return { passed, figures };
}

/** Skips the first keys, whose code runs for the first time. */
async function timesAt(count: number, presses: typeof full): Promise<number[]> {
  await buildEditor(console.log);
  const provider = await startProvider(count);
  let browser: Browser | undefined;
  try {
    browser = await launchBrowser();
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    return await typed(page, provider.product, presses);
  } finally {
    await browser?.close();
    await provider.stop();
  }
}

async function typed(
  page: Page,
  product: WholeProduct,
  { keys, warmUp }: typeof full,
): Promise<number[]> {
  const environment = { DATA_DIR: product.folder };
  await comeIn(page, await invitationTo(product.service, environment), 'Ana Ribeiro');
  await homepageBeside(page, product);
  const watched = await watchFrame(page);
  // A click on the title focuses its field.
  await watched.heading.click();
  await page.waitForFunction(() => document.activeElement?.matches('textarea, input'));
  await page.keyboard.press('ControlOrMeta+a');
  const times: number[] = [];
  let text = '';
  for (let press = 0; press < keys + warmUp; press += 1) {
    const letter = 'lanterns'[press % 8] ?? 'l';
    // Titles are short: it is rewritten from time to time.
    if (text.length === 40) {
      await page.keyboard.press('ControlOrMeta+a');
      text = '';
    }
    text += letter;
    const shown = watched.until(text);
    await page.keyboard.press(letter);
    const time = await shown;
    if (press >= warmUp) times.push(time);
    await page.waitForTimeout(betweenKeysMs);
  }
  return times;
}

/** Opens the English home page with its preview. */
async function homepageBeside(page: Page, { service, writer }: WholeProduct): Promise<void> {
  const { documents } = await writer.get<{ documents: { id: string }[] }>(
    '/api/farol/v1/documents?type=homepage&lang=en-us',
  );
  await page.goto(`${service}/edit/documents/${documents[0]?.id}?beside=preview`);
  await page.frameLocator('iframe').locator('main h1').waitFor();
}
