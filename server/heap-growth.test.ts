import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { testLimits } from '../testing/limits.ts';

const run = promisify(execFile);

async function collections(percent: number, bytes: number): Promise<number> {
  const file = join(import.meta.dirname, 'heap-growth.testing.ts');
  const flags = ['--max-semi-space-size=4', '--expose-gc', file, String(percent), String(bytes)];
  const { stdout } = await run(process.execPath, flags, { timeout: testLimits.state });
  return Number(stdout);
}

it('collects a heap once it has grown by a share of itself, or by so many bytes', async () => {
  const byShare = await collections(60, 1e9);
  expect(byShare).toBeGreaterThan(0);
  const byBytes = await collections(60, 12e6);
  const bySmallShare = await collections(12, 1e9);
  expect(byBytes).toBeGreaterThan(2 * byShare);
  expect(bySmallShare).toBeGreaterThan(2 * byShare);
});
