import { spawn } from 'node:child_process';
import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './environment.ts';
import { withLock } from './lock.ts';

const shared = ['content-model/**/*.*', 'package-lock.json', 'tsconfig.json'];

/** Each build: the file it writes last, and its sources. */
const builds = {
  site: {
    name: 'the website',
    output: 'site/dist/server/main.js',
    sources: [...shared, 'site/**/*.*', 'server/**/*.*', 'customtypes/**/*.*'],
  },
  editor: {
    name: 'the editor',
    output: 'editor/dist/index.html.br',
    sources: [...shared, 'editor/**/*.*'],
  },
} as const;

const lock = join(root, '.artifacts/building.lock');

type Log = (message: string) => void;
type Part = keyof typeof builds;

export const buildSite = (log: Log): Promise<void> => build('site', log);
export const buildEditor = (log: Log): Promise<void> => build('editor', log);

/** Builds a part if a source is newer than its last build. Other processes that need a build wait. */
async function build(part: Part, log: Log): Promise<void> {
  if (await isUpToDate(part)) return;
  await withLock(lock, async () => {
    if (await isUpToDate(part)) return;
    log(`Building ${builds[part].name}`);
    // The names of files would scroll away the addresses that `npm start` prints.
    const quiet = ['--', '--logLevel', 'error'];
    await run('npm', ['run', '--silent', 'build', '--workspace', part, ...quiet]);
  });
}

async function isUpToDate(part: Part): Promise<boolean> {
  const sources = await sourcesOf(part);
  const modified = await Promise.all(sources.map(lastModified));
  const builtAt = await lastModified(builds[part].output);
  return modified.every((each) => each <= builtAt);
}

/** 0 where there is no such file, or not any more. */
async function lastModified(file: string): Promise<number> {
  return (await stat(join(root, file)).catch(() => null))?.mtimeMs ?? 0;
}

/** The files that a part is built from, relative to the project. */
export function sourcesOf(part: Part): Promise<string[]> {
  const exclude = (name: string) => name === 'node_modules' || name === 'dist';
  return Array.fromAsync(glob(builds[part].sources, { cwd: root, exclude }));
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
