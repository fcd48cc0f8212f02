import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../launch/environment.ts';
import { startServiceProcess } from '../launch/processes.ts';

const run = promisify(execFile);

let folder: string;
let environment: Record<string, string | undefined>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farol-commands-'));
  environment = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const service = await startServiceProcess(environment);
  await service.stop();
});
afterAll(() => rm(folder, { recursive: true }));

/** `npm run content` by somebody whose umask keeps nothing from others. */
function content(...words: string[]) {
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', 'commands/content.ts'];
  const shell = ['-c', 'umask 022; exec "$@"', 'sh', ...node, ...words];
  return run('/bin/sh', shell, { cwd: root, env: environment });
}

/** What of a folder others than its user may read, change or enter. */
async function openToOthers(place: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of ['.', ...(await readdir(place, { recursive: true }))]) {
    const { mode } = await stat(join(place, entry));
    if ((mode & 0o077) !== 0) found.push(`${entry} ${(mode & 0o777).toString(8)}`);
  }
  return found;
}

it
  .skipIf(process.platform === 'win32')
  .each([
    [['status']],
    [['token', 'create', 'the newsroom']],
    [['backup', 'BACKUP']],
    [['check']],
    [['restore', 'BACKUP', '--replace']],
  ])('closes the store to others by %j', async (words) => {
  const place = join(folder, 'data/service');
  await chmod(place, 0o755);
  for (const entry of await readdir(place)) await chmod(join(place, entry), 0o755);
  const backup = join(folder, 'backup.tar');
  await content(...words.map((word) => (word === 'BACKUP' ? backup : word)));
  expect(await openToOthers(place)).toEqual([]);
  if (words.includes('BACKUP')) expect((await stat(backup)).mode & 0o077).toBe(0);
});
