import { spawn } from 'node:child_process';
import { glob, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './environment.ts';

/** Each build: the file it writes last, and its sources. */
const builds = {
  site: {
    name: 'the website',
    output: 'site/dist/server/main.js',
    sources: ['site/**/*.{ts,tsx,css,json,svg}', 'content-model/*.ts', 'package-lock.json'],
  },
  editor: {
    name: 'the editor',
    output: 'editor/dist/index.html',
    sources: ['editor/**/*.{ts,tsx,css,html,svg}', 'content-model/**/*.ts', 'package-lock.json'],
  },
} as const;

type Log = (message: string) => void;
type Part = keyof typeof builds;

export const buildSite = (log: Log): Promise<void> => build('site', log);
export const buildEditor = (log: Log): Promise<void> => build('editor', log);

/** Builds a part if a source is newer than its last build. Other processes that need a build wait. */
async function build(part: Part, log: Log): Promise<void> {
  if (await isUpToDate(part)) return;
  await withLock(async () => {
    if (await isUpToDate(part)) return;
    log(`Building ${builds[part].name}`);
    // The names of files would scroll away the addresses that `npm start` prints.
    const quiet = ['--', '--logLevel', 'error'];
    await run('npm', ['run', '--silent', 'build', '--workspace', part, ...quiet]);
  });
}

async function isUpToDate(part: Part): Promise<boolean> {
  const { output, sources } = builds[part];
  const builtAt = (await stat(join(root, output)).catch(() => null))?.mtimeMs ?? 0;
  return builtAt >= (await lastModified(sources));
}

/** The lock between processes: `mkdir` succeeds for one of them only. */
const lock = join(root, '.artifacts/building');
const maxBuildMs = 300_000;

async function withLock(work: () => Promise<void>): Promise<void> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await tryLock())) {
    // A process that was killed while building leaves its lock behind.
    const lockedAt = (await stat(lock).catch(() => null))?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - lockedAt > maxBuildMs) await rm(lock, { recursive: true, force: true });
    await pause(200);
  }
  try {
    await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function tryLock(): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'EEXIST') return false;
    throw fault;
  }
}

async function lastModified(sources: readonly string[]): Promise<number> {
  let latest = 0;
  const exclude = (name: string) => name === 'node_modules' || name === 'dist';
  for await (const file of glob(sources, { cwd: root, exclude }))
    latest = Math.max(latest, (await stat(join(root, file))).mtimeMs);
  return latest;
}

export function run(command: string, arguments_: readonly string[]): Promise<void> {
  const child = spawn(command, arguments_, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${arguments_.join(' ')} ended with ${code}.`));
    });
  });
}
