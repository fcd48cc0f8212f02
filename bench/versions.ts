import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programAt } from './machine.ts';

const run = promisify(execFile);

/** The versions of everything that measures or is measured, as far as it is installed. */
export async function versions(): Promise<Record<string, string>> {
  const found = {
    node: process.version,
    nginx: await said('nginx', ['-v'], /nginx\/(\S+)/),
    wrk: await said('wrk', ['-v'], /wrk \S*?(\d\S*)/),
    autocannon: await installed('../node_modules/autocannon'),
    lighthouse: await installed('../node_modules/lighthouse'),
    chromium: await said('chromium', ['--version'], /(\d[\d.]+)/),
    next: await installed('peers/next/node_modules/next'),
    astro: await installed('peers/astro/node_modules/astro'),
    payload: await installed('peers/payload/node_modules/payload'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, version]) => version !== ''));
}

/** A program's output about its version; some print it to stderr or exit with a code other than 0. */
async function said(name: string, args: readonly string[], pattern: RegExp): Promise<string> {
  const file = await programAt(name);
  if (!file) return '';
  const { stdout, stderr } = await run(file, args).catch((fault) => fault);
  return pattern.exec(`${stdout}${stderr}`)?.[1] ?? '';
}

async function installed(folder: string): Promise<string> {
  const file = join(import.meta.dirname, folder, 'package.json');
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text).version,
    () => '',
  );
}
