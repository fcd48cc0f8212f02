import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { installedFolder, programsIn } from './postgres-programs.testing.ts';

it('PostgreSQL runs from a folder that is closed to others, such as an administrator’s own', async () => {
  const closed = await mkdtemp(join(tmpdir(), 'closed-'));
  try {
    await cp(dirname(await installedFolder()), closed, { recursive: true, verbatimSymlinks: true });
    const programs = await programsIn(join(closed, 'bin'));
    expect(await programs.run('postgres', ['--version'])).toMatch(/^postgres \(PostgreSQL\) 18/);
  } finally {
    await rm(closed, { recursive: true });
  }
});
