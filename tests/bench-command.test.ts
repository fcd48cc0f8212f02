import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../launch/environment.ts';

const run = promisify(execFile);
const figures = () => readFile(join(root, 'bench/results/latest.json'), 'utf8');

it.each(['nothing', 'toString'])(
  'measures no part named %s and leaves the figures',
  async (name) => {
    const before = await figures();
    const bench = run(process.execPath, ['commands/bench.ts', name], { cwd: root });
    await expect(bench).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`There is no part ${name}.`),
    });
    expect(await figures()).toBe(before);
  },
);
