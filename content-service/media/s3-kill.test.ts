import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../new-folder.testing.ts';
import { tokenFile } from '../first-start.ts';
import { startS3 } from './s3.testing.ts';

async function startProcess(environment: Record<string, string>) {
  const child = fork(join(import.meta.dirname, '..', 'main.ts'), {
    env: { ...process.env, DATABASE_URL: '', TLS_PORT: '', METRICS_PORT: '', ...environment },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ ready }] = await once(child, 'message');
  return { child, address: String(ready) };
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

it('keeps nothing half of an upload in which the process is killed', async () => {
  const s3 = await startS3();
  const folder = await newFolder();
  const environment = {
    DATA_DIR: folder,
    SERVICE_PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    S3_ENDPOINT: s3.options.endpoint,
    S3_BUCKET: s3.options.bucket,
    S3_REGION: s3.options.region,
    S3_ACCESS_KEY_ID: s3.options.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
  };
  const incoming = join(folder, 'service', 'incoming');
  const upload = async (address: string) => {
    const token = (await readFile(tokenFile(join(folder, 'service')), 'utf8')).trim();
    const form = new FormData();
    form.set('file', new Blob(['word '.repeat(1_000_000)]), 'words.txt');
    const headers = { authorization: `Bearer ${token}` };
    return fetch(`${address}/api/assets/assets`, { method: 'POST', headers, body: form });
  };

  const first = await startProcess(environment);
  s3.proxy.shut('unanswered');
  const cut = upload(first.address).catch((fault: Error) => fault);
  await expect.poll(() => readdir(incoming)).toHaveLength(1);
  await end(first.child, 'SIGKILL');
  expect(await cut).toBeInstanceOf(Error);
  s3.proxy.reopen();
  expect(await s3.names()).toEqual([]);
  const [left = ''] = await readdir(incoming);
  const anHourAgo = new Date(Date.now() - 60 * 60 * 1000);
  await utimes(join(incoming, left), anHourAgo, anHourAgo);

  const second = await startProcess(environment);
  await expect.poll(() => readdir(incoming)).toEqual([]);
  expect((await upload(second.address)).status).toBe(200);
  expect(await s3.names()).toHaveLength(1);
  await end(second.child, 'SIGTERM');
  await s3.remove();
});
