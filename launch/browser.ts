import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
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
    (await installed(names)) ??
    (await firstExecutable(macApplications)) ??
    (await firstExecutable([chromium.executablePath()])) ??
    (await byPlaywright()) ??
    (await byDebian('chromium', names)) ??
    missing()
  );
}

/**
 * The same engine without windows of its own, which takes half the processor time. It lacks the back/forward cache,
 * and Lighthouse needs the whole browser. Where there is none, the whole browser serves as well.
 */
export async function findHeadlessShell(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return (
    (await installed(shellNames)) ??
    (await byDebian('chromium-headless-shell', shellNames)) ??
    (await findBrowser())
  );
}

function installed(commands: readonly string[]): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return firstExecutable(folders.flatMap((folder) => commands.map((name) => join(folder, name))));
}

async function byPlaywright(): Promise<string | undefined> {
  await run('npx', ['playwright', 'install', 'chromium']).catch(() => {});
  return firstExecutable([chromium.executablePath()]);
}

async function byDebian(name: string, commands: readonly string[]): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  await run('apt-get', ['update']).catch(() => {});
  await run('apt-get', ['install', '--yes', '--no-install-recommends', name]).catch(() => {});
  return installed(commands);
}

async function firstExecutable(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths)
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path;
  return undefined;
}

function missing(): never {
  throw new Error(
    'No Chromium was found. Install Chromium or Chrome, or name one by CHROMIUM_PATH.',
  );
}
