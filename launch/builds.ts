import { spawn } from 'node:child_process';
import { glob, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './environment.ts';

/** What is built: the file a build writes last, and what it is made of. */
const builds = {
  site: {
    name: 'the website',
    built: 'site/dist/server/main.js',
    sources: ['site/**/*.{ts,tsx,css,json,svg}', 'content-model/*.ts', 'package-lock.json'],
  },
  editor: {
    name: 'the editor',
    built: 'editor/dist/index.html',
    sources: ['editor/**/*.{ts,tsx,css,html,svg}', 'content-model/**/*.ts', 'package-lock.json'],
  },
} as const;

type Say = (sentence: string) => void;
type Part = keyof typeof builds;

export const buildSite = (say: Say): Promise<void> => build('site', say);
export const buildEditor = (say: Say): Promise<void> => build('editor', say);

/** Builds a part where a source is newer than what was built last. Who wants it meanwhile waits for that. */
async function build(part: Part, say: Say): Promise<void> {
  if (await isBuilt(part)) return;
  await inTurn(async () => {
    if (await isBuilt(part)) return;
    say(`Building ${builds[part].name}`);
    await run('npm', ['run', '--silent', 'build', '--workspace', part]);
  });
}

async function isBuilt(part: Part): Promise<boolean> {
  const { built, sources } = builds[part];
  const builtAt = (await stat(join(root, built)).catch(() => null))?.mtimeMs ?? 0;
  return builtAt >= (await newest(sources));
}

/** A folder that only one process can make. */
const turn = join(root, '.artifacts/building');
const longestBuildMs = 300_000;

async function inTurn(work: () => Promise<void>): Promise<void> {
  await mkdir(join(turn, '..'), { recursive: true });
  while (!(await isMade(turn))) {
    // Whoever was killed while it built has left it there.
    const since = (await stat(turn).catch(() => null))?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - since > longestBuildMs) await rm(turn, { recursive: true, force: true });
    await pause(200);
  }
  try {
    await work();
  } finally {
    await rm(turn, { recursive: true, force: true });
  }
}

async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'EEXIST') return false;
    throw fault;
  }
}

async function newest(sources: readonly string[]): Promise<number> {
  let time = 0;
  for (const pattern of sources)
    for await (const file of glob(pattern, {
      cwd: root,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    }))
      time = Math.max(time, (await stat(join(root, file))).mtimeMs);
  return time;
}

export function run(
  command: string,
  arguments_: readonly string[],
  environment: Record<string, string | undefined> = process.env,
): Promise<void> {
  const child = spawn(command, arguments_, { cwd: root, stdio: 'inherit', env: environment });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${arguments_.join(' ')} ended with ${code}.`)),
    );
  });
}
