import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findInPath, firstExecutable } from './executables.ts';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags for every browser: no network traffic of its own, and root may start it. */
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

/** For whoever ignores pictures: not to load and decode them is cheaper than to refuse each. */
export const withoutPictures = '--blink-settings=imagesEnabled=false';

/**
 * The browser for tests and screenshots: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else Playwright's,
 * which is installed if need be, else Debian's.
 */
export async function findBrowser(): Promise<string> {
  const path =
    process.env.CHROMIUM_PATH ||
    (await findInPath(names)) ||
    (await firstExecutable(macApplications)) ||
    (await firstExecutable([chromium.executablePath()])) ||
    (await installByPlaywright()) ||
    (await installByApt('chromium', names));
  if (path) return path;
  throw new Error(
    'No Chromium was found. Install Chromium or Chrome, or name one by CHROMIUM_PATH.',
  );
}

/**
 * The same engine without a window system, which takes half the CPU time. It lacks the back/forward cache, and
 * Lighthouse needs the full browser. Falls back to the full browser.
 */
export async function findHeadlessShell(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return (
    (await findInPath(shellNames)) ??
    (await installByApt('chromium-headless-shell', shellNames)) ??
    (await findBrowser())
  );
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
}

async function installByPlaywright(): Promise<string | undefined> {
  await run('npx', ['playwright', 'install', 'chromium']).catch(() => {});
  return firstExecutable([chromium.executablePath()]);
}

async function installByApt(
  name: string,
  commands: readonly string[],
): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  await run('apt-get', ['update']).catch(() => {});
  await run('apt-get', ['install', '--yes', '--no-install-recommends', name]).catch(() => {});
  return findInPath(commands);
}
