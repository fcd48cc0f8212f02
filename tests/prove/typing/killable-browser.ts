import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../../launch/browser.ts';
import { proofTimeoutMs } from '../../../testing/limits.ts';

const readyMs = proofTimeoutMs(20_000);

/** A browser with a profile that outlives it, as a person has. */
export interface KillableBrowser {
  newPage(): Promise<Page>;
  /** Like a power failure: nothing more is written to disk. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function startKillableBrowser(): Promise<KillableBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'farol-typing-'));
  let running: { child: ChildProcess; browser: Browser } | null = null;
  const start = async () => {
    running = await launch(profile);
  };
  const kill = async () => {
    const child = running?.child;
    running = null;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // Kills all of its processes at once: they are one group.
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  await start();
  return {
    start,
    kill,
    async newPage() {
      const context = running?.browser.contexts()[0];
      if (!context) throw new Error('The browser does not run.');
      return context.newPage();
    },
    async remove() {
      await kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function launch(profile: string) {
  const child = spawn(
    await findBrowser(),
    [
      ...browserArguments,
      '--lang=en-US',
      '--hide-crash-restore-bubble',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const address = await debuggingAddress(child);
  return { child, browser: await chromium.connectOverCDP(address) };
}

/** The debugging address that a browser prints. */
async function debuggingAddress(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said = `${said}${text}`.slice(-10_000);
  });
  const end = Date.now() + readyMs;
  while (Date.now() < end && child.exitCode === null) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
    if (address) return address;
    await pause(20);
  }
  throw new Error(`The browser did not start: ${said}`);
}
