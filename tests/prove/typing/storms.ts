import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import type { KillableBrowser } from './killable-browser.ts';

/** What the storms strike. */
export interface Struck {
  browser: KillableBrowser;
  page: Page;
  service: { child: ChildProcess; start(): Promise<void> };
  /** Null where the service keeps its content in a file. */
  database: { kill(): Promise<void>; start(): Promise<void> } | null;
}

/** What goes wrong while somebody types. */
export interface Storm {
  /** While she types, and goes on. */
  begin?(struck: Struck): Promise<unknown>;
  /** What ends the page. */
  strike(struck: Struck): Promise<void>;
  /** What has to be well again before she can go on. */
  mend?(struck: Struck): Promise<unknown>;
}

/** The page goes without a word. */
async function crash({ page }: Struck): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gone = new Promise((resolve) => page.once('crash', resolve));
  session.send('Page.crash').catch(() => {});
  await gone;
  await page.close();
}

export const storms: Readonly<Record<string, Storm>> = {
  'tab killed': { strike: crash },

  'browser killed': {
    strike: ({ browser }) => browser.kill(),
    mend: ({ browser }) => browser.start(),
  },

  'service killed with -9': {
    async begin({ service }) {
      const ended = once(service.child, 'exit');
      service.child.kill('SIGKILL');
      await ended;
    },
    strike: crash,
    mend: ({ service }) => service.start(),
  },

  offline: {
    begin: ({ page }) => page.context().setOffline(true),
    strike: crash,
    mend: async ({ page }) => page.context().setOffline(false),
  },

  'session ended': {
    begin: ({ page }) =>
      page.evaluate(() =>
        fetch('/api/farol/v1/me/session', {
          method: 'DELETE',
          headers: { 'content-type': 'application/json' },
        }).then(() => {}),
      ),
    strike: crash,
  },

  'database away': {
    begin: async ({ database }) => database?.kill(),
    strike: crash,
    mend: async ({ database }) => database?.start(),
  },
};
