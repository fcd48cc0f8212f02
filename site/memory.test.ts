import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { testLimits } from '../testing/limits.ts';

const run = promisify(execFile);

async function collections(what: string): Promise<number> {
  const file = join(import.meta.dirname, 'heap-growth.testing.ts');
  const flags = ['--max-semi-space-size=4', '--expose-gc'];
  const { stdout } = await run(process.execPath, [...flags, file, what], {
    timeout: testLimits.state,
  });
  return Number(stdout);
}

it('collects the whole heap less often while a crowd is there, and as often as before after it', async () => {
  const calm = await collections('calm');
  expect(calm).toBeGreaterThan(4);
  expect(await collections('crowd')).toBeLessThan(calm / 2);
  expect(await collections('after a crowd')).toBeGreaterThan(calm / 2);
});

it('gives back what grew under a crowd once it is quiet', async () => {
  expect(await collections('given back')).toBeGreaterThan(4);
});
