import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farol-supervisor-'));
  await writeFile(join(folder, 'fails.mjs'), 'process.exit(3);');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The output of a product that runs a failing script, goes on, and exits with 0. */
async function outputOf(method: 'run' | 'runOptional') {
  const supervisor = pathToFileURL(join(import.meta.dirname, 'supervisor.ts')).href;
  const product = join(folder, `${method}.mjs`);
  await writeFile(
    product,
    `import { supervise } from ${JSON.stringify(supervisor)};
    await supervise(async ({ ${method} }) => {
      await ${method}(${JSON.stringify(join(folder, 'fails.mjs'))});
      console.log('It goes on.');
      process.exit(0);
    });`,
  );
  const words = ['--disable-warning=ExperimentalWarning', product];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { code: status, text: stderr + stdout };
}

it('ends with a sentence where what the product needs fails', async () => {
  expect(await outputOf('run')).toEqual({ code: 1, text: 'fails.mjs ended with 3.\n' });
});

it('says it and goes on where what the product runs without fails', async () => {
  const { code, text } = await outputOf('runOptional');
  expect(code).toBe(0);
  expect(text).toContain('fails.mjs ended with 3.');
  expect(text).toContain('It goes on.');
});
