import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser, Frame, Page } from '@playwright/test';
import { testLimits } from '../../../testing/limits.ts';
import { documentAt } from '../editing.ts';
import type { Provider } from '../provider.ts';
import { within } from '../within.ts';
import { newPerson } from './people.ts';
import { cookiesOf } from './session.ts';

/** Messages by which the editor controls the page in its frame. */
const orders = [
  { farol: 'mode', dark: true },
  { farol: 'changed' },
  { farol: 'show', field: 'title' },
];
/** Messages by which the page in the frame reports to its editor. */
const reports = [{ farol: 'ended' }, { farol: 'late' }];
const settledMs = 800;
/** The number of effects that messages can have. */
const effectCount = 3;

/**
 * Pages of another origin frame the editor and a preview, try to read with the session, and send both kinds of
 * messages.
 */
export async function tryWindows(provider: Provider, browser: Browser) {
  const { service, site, writer } = provider;
  const person = await newPerson(provider, 'publisher', 'who is framed');
  const context = await browser.newContext({
    storageState: { cookies: cookiesOf(person, service.address), origins: [] },
  });
  const evil = await evilPages();
  try {
    const page = await context.newPage();
    const id = await documentAt(writer, 'page-1');
    const editor = `${service.address}/edit/documents/${id}?beside=preview`;
    await page.goto(editor);
    await page.frameLocator('iframe').locator('main h1').waitFor();
    const inner = page.frames().find((frame) => frame.url().startsWith(site.address));
    if (!inner) throw new Error('The preview stands in no frame.');

    const stranger = await context.newPage();
    await stranger.goto(
      `${evil.address}/?${new URLSearchParams({ editor, preview: inner.url() })}`,
    );
    await stranger.waitForTimeout(settledMs);
    const framesThere = () => stranger.frames().slice(1);
    const framedThere = () =>
      framesThere().filter((frame) => !frame.url().startsWith('chrome-error:'));
    // A busy machine takes longer to refuse them.
    await within(testLimits.state, () => framedThere().length === 0);
    const [frames, framed] = [framesThere(), framedThere()];
    const read = await stranger.evaluate(readAsSomebodyElse, `${service.address}/api/farol/v1/me`);

    const watched = watch(page, inner);
    // From a window opened by the editor's own page, and from another frame of its own origin.
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((address) => void open(address), evil.address),
    ]);
    await popup.waitForLoadState();
    await popup.evaluate(sendFromOpened, { orders, reports });
    await page.evaluate(() => {
      document.body.append(document.createElement('iframe'));
    });
    const beside = page.frames().find((frame) => frame.url() === 'about:blank');
    if (!beside) throw new Error('There is no frame beside the preview.');
    await beside.evaluate(sendFromBeside, { orders, reports });
    const byOthers = await watched.effects();
    // Messages between the editor and its frame must work, or the proof proves nothing.
    await page.evaluate(sendToFrame, orders);
    const byEditor = new Set(await watched.effects());
    await inner.evaluate(() => parent.postMessage({ farol: 'late' }, '*'));
    await within(testLimits.state, async () => {
      for (const effect of await watched.effects()) byEditor.add(effect);
      return byEditor.size === effectCount;
    });
    return {
      frames: frames.length,
      framed: framed.map((frame) => frame.url()),
      read,
      byOthers,
      byEditor: [...byEditor],
      effects: effectCount,
    };
  } finally {
    await context.close();
    evil.stop();
  }
}

/** What changed in the framed page or the editor around it since the last call. */
function watch(page: Page, inner: Frame) {
  let asked = 0;
  page.on('request', (request) => {
    if (request.frame() === inner && request.resourceType() === 'fetch') asked += 1;
  });
  const around = () => page.locator('[role=status], [role=alert]').allTextContents();
  const before = around();
  return {
    async effects(): Promise<string[]> {
      await page.waitForTimeout(settledMs);
      const isDark = await inner.evaluate(() => document.documentElement.dataset.mode === 'dark');
      const isSaid = JSON.stringify(await around()) !== JSON.stringify(await before);
      const found = [
        ...(isDark ? ['the page turned dark'] : []),
        ...(asked > 0 ? ['the page was fetched again'] : []),
        ...(isSaid ? ['the editor said something'] : []),
      ];
      asked = 0;
      return found;
    },
  };
}

/** A server at another origin, whose page frames the addresses in its query. */
async function evilPages() {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const frames = [...searchParams.values()].map(
      (address) => `<iframe src="${address.replaceAll('&', '&amp;')}"></iframe>`,
    );
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Evil</title>${frames.join('')}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('There is no port.');
  return { address: `http://127.0.0.1:${address.port}`, stop: () => void server.close() };
}

/** Runs in the page of the other origin; answers what it could read. */
async function readAsSomebodyElse(address: string): Promise<string | null> {
  return fetch(address, { credentials: 'include' }).then(
    async (answer) => `${answer.status} ${await answer.text()}`,
    () => null,
  );
}

function sendFromOpened(said: { orders: object[]; reports: object[] }): void {
  const editor: Window | null = window.opener;
  for (const order of said.orders) editor?.frames[0]?.postMessage(order, '*');
  for (const report of said.reports) editor?.postMessage(report, '*');
}

function sendFromBeside(said: { orders: object[]; reports: object[] }): void {
  for (const order of said.orders) window.parent.frames[0]?.postMessage(order, '*');
  for (const report of said.reports) window.parent.postMessage(report, '*');
}

function sendToFrame(said: object[]): void {
  for (const order of said) window.frames[0]?.postMessage(order, '*');
}
