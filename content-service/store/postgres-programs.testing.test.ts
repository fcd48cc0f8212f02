import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { installedFolder, programsIn } from './postgres-programs.testing.ts';

it('PostgreSQL runs from a folder that is closed to others, such as an administrator’s own', async () => {
  const closed = await newFolder();
  await cp(dirname(await installedFolder()), closed, { recursive: true, verbatimSymlinks: true });
  const programs = await programsIn(join(closed, 'bin'));
  onTestFinished(() => programs.remove());
  expect(await programs.run('postgres', ['--version'])).toMatch(/^postgres \(PostgreSQL\) 18/);
});
