import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../launch/environment.ts';
import { startTestService, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const field = (type: string) => ({ type, config: {} });
  const json = { Main: { title: field('Text'), file: field('Link') } };
  const payload = { id: 'page', label: 'Page', repeatable: true, status: true, json };
  await service.writer.send('POST', '/api/models/bulk-update', {
    changes: [{ type: 'CUSTOM_TYPE_INSERT', id: 'page', payload }],
  });
  for (const note of ['From the sample', 'Written by somebody']) await write(note, note);
});
afterAll(() => service.stop());

/** A document with a file that has the words. */
async function write(note: string, words: string): Promise<void> {
  const path = join(service.folder, `${words}.txt`);
  await writeFile(path, words);
  const { id } = await service.writer.upload(path, null);
  await service.writer.send('POST', '/api/farol/v1/documents', {
    type: 'page',
    lang: 'en-us',
    title: words,
    note,
    data: { file: { link_type: 'Media', id } },
  });
}

/** `npm run content -- begin`, with what is typed; without a word the terminal is gone. */
async function begin(typed: string): Promise<string> {
  const script = ['--disable-warning=ExperimentalWarning', 'commands/content.ts', 'begin'];
  const child = spawn(process.execPath, script, {
    cwd: root,
    env: { ...process.env, DATA_DIR: service.folder, DATABASE_URL: '' },
  });
  child.stdin.end(typed);
  const { stdout, stderr } = child;
  const [said, faults] = await Promise.all([text(stdout), text(stderr), once(child, 'exit')]);
  return said + faults;
}

const titles = async () => {
  const path = '/api/farol/v1/documents';
  const { documents } = await service.writer.get<{ documents: { title: string }[] }>(path);
  return documents.map(({ title }) => title).sort();
};

/** The contents of the files that are stored. */
async function contents(): Promise<string[]> {
  const folder = join(service.folder, 'service/media');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((each) => each.isFile());
  const read = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8'));
  return (await Promise.all(read)).sort();
}

it('says what goes, and does it after the word alone', async () => {
  for (const typed of ['', 'beginn\n']) {
    const said = await begin(typed);
    expect(said).toContain('1 pages of the sample go into the archive');
    expect(said).toContain('Nothing was changed.');
  }
  expect(await titles()).toEqual(['From the sample', 'Written by somebody']);
  expect(await contents()).toEqual(['From the sample', 'Written by somebody']);
  expect(await begin('begin\n')).toContain('The sample is gone.');
  expect(await contents()).toEqual(['Written by somebody']);
  // The running service follows.
  await expect.poll(titles).toEqual(['Written by somebody']);
  expect(await begin('begin\n')).toContain('There is nothing of the sample here.');
});

it('says what could not be deleted', async () => {
  await write('From the sample', 'Stuck');
  const hash = createHash('sha256').update('Stuck').digest('hex');
  // Nothing can be moved to where a folder is.
  const aside = join(service.folder, 'service/media', hash.slice(0, 2), `${hash}.deleted`);
  await mkdir(join(aside, 'folder'), { recursive: true });
  const said = await begin('begin\n');
  expect(said).toContain('The sample is gone.');
  expect(said).toMatch(new RegExp(`could not be deleted: .*${hash}`));
  expect(await contents()).toEqual(['Stuck', 'Written by somebody']);
});
