import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import type { KillableBrowser } from './killable-browser.ts';

/** What everybody writes on. */
export interface Ground {
  service: { child: ChildProcess; start(): Promise<void> };
  /** Null where the service keeps its content in a file. */
  database: { kill(): Promise<void>; start(): Promise<void> } | null;
}

/** Somebody at a computer, with several pages open. */
export interface Desk {
  browser: KillableBrowser;
  pages: readonly Page[];
}

/** What is done once to all, to each browser, or to each page. */
interface Reach {
  ground?(ground: Ground): Promise<unknown>;
  desk?(desk: Desk): Promise<unknown>;
  page?(page: Page): Promise<unknown>;
}

/** What goes wrong while people type. */
export interface Storm {
  /** While they type, and go on. */
  begin?: Reach;
  /** What ends their pages. */
  strike: Reach;
  /** What has to be well again before they can go on. */
  mend?: Reach;
}

/** The page goes without a word. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gone = new Promise((resolve) => page.once('crash', resolve));
  session.send('Page.crash').catch(() => {});
  await gone;
  await page.close();
}

/** For this page alone: the others of its browser have their own fate. */
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
    begin: {
      async ground({ service }) {
        const ended = once(service.child, 'exit');
        service.child.kill('SIGKILL');
        await ended;
      },
    },
    strike: { page: crash },
    mend: { ground: ({ service }) => service.start() },
  },

  offline: { begin: { page: cutOff }, strike: { page: crash } },

  'session ended': { begin: { desk: endSession }, strike: { page: crash } },

  'database away': {
    begin: { ground: async ({ database }) => database?.kill() },
    strike: { page: crash },
    mend: { ground: async ({ database }) => database?.start() },
  },
};

/** All that a storm reaches, everything at once. */
export async function reach(
  { ground, desk, page }: Reach,
  all: { ground: Ground; desks: readonly Desk[] },
): Promise<void> {
  await ground?.(all.ground);
  if (desk) await Promise.all(all.desks.map(desk));
  if (page) await Promise.all(all.desks.flatMap(({ pages }) => pages).map(page));
}
