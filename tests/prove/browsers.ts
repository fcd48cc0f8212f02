import { buildEditor } from '../../launch/builds.ts';
import { whenReady } from '../../launch/ready.ts';
import { startWholeProduct } from '../../launch/whole-product.ts';
import { type DrivenBrowser, NotInstalled } from './browsers/driven-browser.ts';
import { editorWalks } from './browsers/editor-walks.ts';
import { startFirefox } from './browsers/firefox.ts';
import { siteWalks } from './browsers/site-walks.ts';
import { untoldIn } from './browsers/told.ts';
import type { Places, Walk } from './browsers/walk.ts';
import { startWebKit } from './browsers/webkit.ts';
import { startSite } from './provider.ts';
import type { Verdict } from './verdict.ts';

/** All walks done in each browser, in this order. */
const walks: Record<string, Walk> = { ...siteWalks, ...editorWalks };

/**
 * Walks through the main paths of the site and the editor in Firefox and WebKit, and checks what their accessibility
 * trees tell a screen reader in each language. The short form uses Firefox alone.
 */
export async function proveBrowsers({ short }: { short: boolean }): Promise<Verdict> {
  await buildEditor(() => {});
  const product = await startWholeProduct();
  const counting = await startSite(product.service, { GTM_ID: 'GTM-TEST123' });
  await whenReady(counting.address);
  const places = { plain: product.site, counting: counting.address, product };
  const figures: Record<string, unknown> = {};
  let passed = true;
  try {
    for (const start of short ? [startFirefox] : [startFirefox, startWebKit]) {
      const { faults, ...seen } = await seenIn(start, places);
      passed &&= faults.length === 0;
      figures[start === startFirefox ? 'Firefox' : 'WebKit'] = { ...seen, faults };
    }
  } finally {
    await counting.stop();
    await product.stop();
  }
  return { passed, figures };
}

interface Seen {
  version?: string;
  walked: string[];
  faults: string[];
}

async function seenIn(start: () => Promise<DrivenBrowser>, places: Places): Promise<Seen> {
  const walked: string[] = [];
  const faults: string[] = [];
  let browser: DrivenBrowser;
  try {
    browser = await start();
  } catch (fault) {
    if (fault instanceof NotInstalled) return { walked, faults: [fault.message] };
    throw fault;
  }
  try {
    for (const [name, walk] of Object.entries(walks)) {
      console.log(`${browser.name}: ${name}`);
      try {
        await walk(browser, places);
        walked.push(name);
      } catch (fault) {
        faults.push(`${name}: ${fault instanceof Error ? fault.message : fault}`);
        console.log(`  ${faults.at(-1)}`);
      }
    }
    console.log(`${browser.name}: what a screen reader is told`);
    const untold = await untoldIn(browser, places.plain);
    for (const each of untold) console.log(`  ${each}`);
    faults.push(...untold);
    return { version: browser.version, walked, faults };
  } finally {
    await browser.close();
  }
}
