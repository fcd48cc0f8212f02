import { execFile } from 'node:child_process';
import {
  cp,
  glob,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { addressesAndLanguages } from './mutations/addresses-and-languages.ts';
import { browserAndStyle } from './mutations/browser-and-style.ts';
import { client } from './mutations/client.ts';
import { contentAndPreview } from './mutations/content-and-preview.ts';
import { layoutAndMetadata } from './mutations/layout-and-metadata.ts';
import type { Mutation } from './mutations/mutation.ts';
import type { Verdict } from './verdict.ts';

const root = resolve(import.meta.dirname, '../..');

export const mutations: readonly Mutation[] = [
  ...addressesAndLanguages,
  ...browserAndStyle,
  ...client,
  ...contentAndPreview,
  ...layoutAndMetadata,
];

/**
 * Breaks one promise of the specification at a time, in a copy of the project, and checks that a test fails. A
 * surviving mutation is a promise without a test.
 */
export async function proveMutations({ short }: { short: boolean }): Promise<Verdict> {
  const folder = await copyOfProject();
  try {
    const chosen = short ? mutations.filter((_, place) => place % 10 === 0) : mutations;
    const whole = await failures(folder, [...new Set(chosen.flatMap(({ tests }) => tests))]);
    const survivors: string[] = [];
    const notThere: string[] = [];
    for (const mutation of chosen) {
      const killed = await isKilled(folder, mutation).catch((fault) => {
        throw new Error(`“${mutation.name}” cannot be tried.`, { cause: fault });
      });
      if (killed === null) notThere.push(mutation.name);
      else if (!killed) survivors.push(mutation.name);
      console.log(
        `${killed === null ? 'not there' : killed ? 'noticed' : 'SURVIVED'}: ${mutation.name}`,
      );
    }
    return {
      passed: whole.length === 0 && survivors.length === 0 && notThere.length === 0,
      figures: { mutations: chosen.length, failedBefore: whole, survivors, notThere },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Null where the text to change does not occur exactly once any more. */
async function isKilled(
  folder: string,
  { file, text, instead, tests }: Mutation,
): Promise<boolean | null> {
  const path = join(folder, file);
  const source = await readFile(path, 'utf8');
  if (source.split(text).length !== 2) return null;
  await writeFile(
    path,
    source.replace(text, () => instead),
  );
  const failed = await failures(folder, tests);
  await writeFile(path, source);
  return failed.length > 0;
}

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** The failing tests of these files. A file that cannot be loaded at all is no failing test, and ends the proof. */
async function failures(folder: string, tests: readonly string[]): Promise<string[]> {
  const file = join(folder, 'report.json');
  await rm(file, { force: true });
  const projects = ['--project=units', '--project=parts'];
  const words = [...projects, '--reporter=json', `--outputFile=${file}`, ...tests];
  await new Promise<void>((done) => {
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
    execFile(process.execPath, [vitest, 'run', ...words], { cwd: folder }, () => done());
  });
  const { testResults } = report.parse(JSON.parse(await readFile(file, 'utf8')));
  for (const test of tests) {
    const result = testResults.find(({ name }) => name.endsWith(`/${test}`));
    if (!result?.assertionResults.length)
      throw new Error(`No test ran of ${test}: ${result?.message ?? 'it is not there'}`);
  }
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
}

const left = new Set(['.git', 'node_modules', 'dist', '.artifacts', '.data', 'peers']);

/** The project with its installed packages linked; its own packages are those of the copy. */
async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-mutations-'));
  await cp(root, folder, {
    recursive: true,
    filter: (source) =>
      !relative(root, source)
        .split('/')
        .some((part) => left.has(part)),
  });
  const installed = join(root, 'node_modules');
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(installed)) {
    const target = join(folder, 'node_modules', name);
    if (name === '@farol')
      await cp(join(installed, name), target, { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.')) await symlink(join(installed, name), target);
  }
  // Packages that a part of the project has in its own version.
  for await (const own of glob('*/node_modules', { cwd: root }))
    await symlink(join(root, own), join(folder, own));
  return folder;
}
