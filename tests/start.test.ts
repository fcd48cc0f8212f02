import { isAscii } from 'node:buffer';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readToken } from '@farol/content-service';
import { seed } from '@farol/sample';
import { freePort } from '@farol/server/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../launch/builds.ts';
import { root } from '../launch/environment.ts';
import { writerOf } from '../launch/writer.ts';
import { testLimits } from '../testing/limits.ts';
import { allGone, npmStart, type Process, residentMemory, type Started } from './started.ts';

const launcherMegabytes = 60;

// Linux alone answers at every address from 127.0.0.1 to 127.255.255.254, and has a /proc.
describe.skipIf(process.platform !== 'linux')('npm start', () => {
  let started: Started;
  beforeAll(async () => {
    await buildSite(() => {});
    started = await npmStart({ HOST: '127.0.0.2' });
    await started.says('Preview a release');
  });
  afterAll(() => started.remove());

  it('shows the content at whichever address it listens', async () => {
    const answer = await fetch(`${started.site}/`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Farol');
    expect(started.printed()).toContain(`Content API        ${started.service}/api/v2`);
  });

  it('keeps the address of the first person out of what is no terminal', () => {
    expect(started.printed()).toMatch(/Sign in, once +\S+\/service\/one-time-address/);
    expect(started.printed()).not.toContain('/edit/welcome');
  });

  it('has the font that its drawings are written with', async () => {
    expect(await readdir(join(root, 'site/dist/server'))).toContain('drawing.ttf');
  });

  it('has sources of ASCII alone, which take one byte of memory for each letter', async () => {
    const folder = join(root, 'site/dist/server');
    const sources = (await readdir(folder, { recursive: true })).filter((name) =>
      name.endsWith('.js'),
    );
    expect(sources).toContain('main.js');
    for (const name of sources)
      expect(isAscii(await readFile(join(folder, name))), name).toBe(true);
  });

  it('holds little memory itself', async () => {
    const launcher = launcherIn(await started.processes());
    await expect.poll(() => residentMemory(launcher)).toBeLessThan(launcherMegabytes);
  });

  it.each([
    ['content service', 'content-service'],
    ['website', 'site'],
  ])('starts the %s again where it was killed, and visitors are answered', async (name, folder) => {
    const part = async () =>
      (await started.processes()).find(({ command }) => command.includes(`/${folder}/`))?.pid;
    const killed = await part();
    process.kill(killed ?? 0, 'SIGKILL');
    if (name === 'content service')
      for (const path of ['/', '/pt/programs', '/fr/articles'])
        expect(await statusAt(`${started.site}${path}`), path).toBe(200);
    await started.says(`The ${name} ended. Starting it again.`);
    for (const address of [`${started.service}/readyz`, `${started.site}/es/programs`])
      await expect.poll(() => statusAt(address), { timeout: testLimits.state }).toBe(200);
    expect(await part()).toBeGreaterThan(0);
    expect(await part()).not.toBe(killed);
  });

  // What comes after begins with the content that is there, where it does not matter who writes it.
  it('leaves nothing behind when npm is asked to stop', async () => {
    const processes = await started.processes();
    expect(processes.length).toBeGreaterThanOrEqual(4);
    started.child.kill('SIGTERM');
    expect(await allGone(processes, testLimits.state)).toEqual([]);
  });

  it('says in a sentence that the port of the site is taken, and ends', async () => {
    const port = await freePort('localhost');
    const holder = createServer().listen(port, 'localhost');
    await once(holder, 'listening');
    const other = await npmStart({ DATA_DIR: started.folder, PORT: String(port) });
    expect(await other.ended).toBe(1);
    holder.close();
    await other.remove();
    const sentence = `PORT is ${port}, but another process listens there already.`;
    expect(other.printed()).toContain(sentence);
    expect(other.printed()).not.toMatch(/^\s+at /m);
  });

  it.each(['Writing', 'Preview a release'])(
    'leaves nothing behind when its launcher is killed after it said "%s"',
    async (words) => {
      const other = await npmStart(words === 'Writing' ? {} : { DATA_DIR: started.folder });
      await other.says(words);
      const processes = await other.processes();
      process.kill(launcherIn(processes), 'SIGKILL');
      expect(await allGone(processes, testLimits.state)).toEqual([]);
      await other.remove();
    },
  );

  it('writes the sample to its end at the next start, each thing once, after it was killed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'farol-killed-'));
    const { documents, media } = await seed(join(folder, 'expected'), new Date());
    const all = { documents: documents.length, media: media.length };
    const paths = { media: '/api/assets/assets', documents: '/api/farol/v1/documents' };
    const writtenBefore = 5;
    for (const part of ['media', 'documents'] as const) {
      const killed = await npmStart({
        DATA_DIR: folder,
        NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tests/held-writes.ts'))}`,
        HELD_PATH: paths[part],
        HELD_AFTER: String(writtenBefore),
      });
      await killed.says('Writing');
      const written = async () => (await statusOf(killed))[part];
      await expect.poll(written).toBe(writtenBefore);
      expect(all[part]).toBeGreaterThan(writtenBefore);
      const processes = await killed.processes();
      process.kill(launcherIn(processes), 'SIGKILL');
      expect(await allGone(processes, testLimits.state)).toEqual([]);
      await killed.remove();
    }
    const last = await npmStart({ DATA_DIR: folder });
    await last.says('Preview a release');
    const published = documents.filter((each) => each.published).length;
    expect(await statusOf(last)).toMatchObject({ ...all, published, releases: 1 });
    expect((await fetch(`${last.site}/`)).status).toBe(200);
    await last.remove();
    await rm(folder, { recursive: true, force: true });
  });
});

function launcherIn(processes: readonly Process[]): number {
  const launcher = processes.find(({ command }) => command.endsWith('launch/product.ts'));
  if (!launcher) throw new Error('The launcher does not run.');
  return launcher.pid;
}

/** 0 where nothing answers. */
async function statusAt(address: string): Promise<number> {
  return fetch(address).then(
    ({ status }) => status,
    () => 0,
  );
}

async function statusOf({ service, folder }: Started) {
  const writer = writerOf(service, await readToken(folder));
  return writer.get<{ documents: number; media: number }>('/api/farol/v1/status');
}
