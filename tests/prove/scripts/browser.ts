import type { Browser, BrowserContextOptions } from '@playwright/test';
import { hook } from './payloads.ts';

export interface Seen {
  opened: number;
  /** Pages that show one of the hostile texts, as text. */
  shown: number;
  /** Places whose script ran. */
  ran: string[];
  /** Elements with a handler or an executable address. */
  handlers: string[];
  refused: number;
}

/** Opens each address, triggers everything on it, and reports what ran. */
export async function openAll(
  browser: Browser,
  addresses: readonly string[],
  { settledMs = 0, ...options }: BrowserContextOptions & { settledMs?: number },
): Promise<Seen> {
  const seen: Seen = { opened: 0, shown: 0, ran: [], handlers: [], refused: 0 };
  const context = await browser.newContext(options);
  await context.exposeBinding(hook, (_, place) => {
    seen.ran.push(String(place));
  });
  // No request leaves: other origins get an empty answer.
  const own = new Set(addresses.map((address) => new URL(address).origin));
  await context.route(
    (url) => !own.has(url.origin),
    (route) => route.fulfill({ status: 204 }),
  );
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.dismiss());
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) seen.refused += 1;
  });
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    // What the page's own script adds comes a little later.
    await page.waitForTimeout(settledMs);
    for (const found of await page.evaluate(touchEverything))
      if (!seen.handlers.includes(found)) seen.handlers.push(found);
    seen.opened += 1;
    if ((await page.locator('body').innerText()).includes(hook)) seen.shown += 1;
  }
  await page.waitForTimeout(300);
  await context.close();
  return seen;
}

/** Runs in the page: triggers every event a visitor may cause, and looks for anything executable. */
function touchEverything(): string[] {
  const found: string[] = [];
  // Drawings, and what React puts in place of executable addresses.
  const isHarmless = /^data:image\/|^javascript:throw new Error\('React has blocked/;
  const addresses = [
    'href',
    'src',
    'action',
    'formaction',
    'xlink:href',
    'srcdoc',
    'data',
    'poster',
  ];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isAddress = addresses.includes(name);
      // Browsers ignore leading and embedded control characters, and so does this.
      const scheme = /^([a-z]+):/.exec(value.replace(/[\s\p{Cc}]/gu, '').toLowerCase())?.[1];
      if (name.startsWith('on') || name === 'srcdoc') found.push(`${element.tagName} ${name}`);
      else if (isAddress && ['javascript', 'vbscript', 'data'].includes(scheme ?? ''))
        if (!isHarmless.test(value)) found.push(`${element.tagName} ${name}=${value}`);
    }
    for (const kind of ['mouseover', 'mouseenter', 'focus', 'toggle', 'pointerdown'])
      element.dispatchEvent(new Event(kind, { bubbles: false }));
  }
  return found;
}
