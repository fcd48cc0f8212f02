import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What a browser is started with: nothing of its own goes over the network, and root may start it. */
export const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser for tests and pictures: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else the one
 * Playwright has or can install, else Debian's.
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  return (
    (await installed()) ??
    (await there(chromium.executablePath())) ??
    (await byPlaywright()) ??
    (await byDebian()) ??
    missing()
  );
}

async function installed(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  for (const path of [...candidates, ...macApplications]) if (await there(path)) return path;
  return undefined;
}

async function byPlaywright(): Promise<string | undefined> {
  await run('npx', ['playwright', 'install', 'chromium']).catch(() => {});
  return there(chromium.executablePath());
}

async function byDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  await run('apt-get', ['update']).catch(() => {});
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']).catch(() => {});
  return installed();
}

async function there(path: string): Promise<string | undefined> {
  return access(path, constants.X_OK).then(
    () => path,
    () => undefined,
  );
}

function missing(): never {
  throw new Error(
    'No Chromium was found. Install Chromium or Chrome, or name one by CHROMIUM_PATH.',
  );
}
