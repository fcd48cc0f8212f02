import type { Page } from '@playwright/test';
import type { RunningProcess } from '../../../launch/processes.ts';
import type { KillableBrowser } from './killable-browser.ts';

/** The service and database that everyone writes to. */
export interface Ground {
  service: RunningProcess;
  /** Null where the service keeps its content in a file. */
  database: { kill(): Promise<void>; start(): Promise<void> } | null;
}

/** Somebody at a computer with several pages open. */
export interface Desk {
  browser: KillableBrowser;
  pages: readonly Page[];
}

/** Actions done once for everything, for each browser, or for each page. */
interface Reach {
  ground?(ground: Ground): Promise<unknown>;
  desk?(desk: Desk): Promise<unknown>;
  page?(page: Page): Promise<unknown>;
}

/** A failure while people type. */
export interface Storm {
  /** Happens while they type and keep typing. */
  begin?: Reach;
  /** Ends their pages. */
  strike: Reach;
  /** Restores what has to work again before they continue. */
  mend?: Reach;
}

/** Crashes the page without warning. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gone = new Promise((resolve) => page.once('crash', resolve));
  session.send('Page.crash').catch(() => {});
  await gone;
  await page.close();
}

/** Cuts off only this page: the others of its browser fail by themselves. */
async function cutOff(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  });
}

async function endSession({ pages: [page] }: Desk): Promise<void> {
  await page?.evaluate(() =>
    fetch('/api/farol/v1/me/session', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
    }).then(() => {}),
  );
}

export const storms: Readonly<Record<string, Storm>> = {
  'tab killed': { strike: { page: crash } },

  'browser killed': {
    strike: { desk: ({ browser }) => browser.kill() },
    mend: { desk: ({ browser }) => browser.start() },
  },

  'service killed with -9': {
    begin: { ground: ({ service }) => service.kill() },
    strike: { page: crash },
    mend: { ground: ({ service }) => service.restart() },
  },

  offline: { begin: { page: cutOff }, strike: { page: crash } },

  'session ended': { begin: { desk: endSession }, strike: { page: crash } },

  'database away': {
    begin: { ground: async ({ database }) => database?.kill() },
    strike: { page: crash },
    mend: { ground: async ({ database }) => database?.start() },
  },
};

/** Applies a storm's actions to everything in its reach, all at once. */
export async function reach(
  { ground, desk, page }: Reach,
  all: { ground: Ground; desks: readonly Desk[] },
): Promise<void> {
  await ground?.(all.ground);
  if (desk) await Promise.all(all.desks.map(desk));
  if (page) await Promise.all(all.desks.flatMap(({ pages }) => pages).map(page));
}
