import { spawn } from 'node:child_process';
import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './environment.ts';

const built = join(root, 'site/dist/server/main.js');
const sources = ['site/**/*.{ts,tsx,css,json,svg}', 'content-model/*.ts', 'package-lock.json'];

/** Builds the site where a source is newer than what was built last. */
export async function buildSite(say: (sentence: string) => void): Promise<void> {
  const builtAt = (await stat(built).catch(() => null))?.mtimeMs ?? 0;
  if (builtAt >= (await newest())) return;
  say('Building the website');
  await run('npm', ['run', '--silent', 'build']);
}

async function newest(): Promise<number> {
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
