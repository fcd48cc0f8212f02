import { isAscii } from 'node:buffer';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@farol/server/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../launch/builds.ts';
import { root } from '../launch/environment.ts';
import { testLimits } from '../test-limits.ts';
import { allGone, npmStart, residentMemory, type Started } from './started.ts';

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
    const launcher = (await started.processes()).find(({ command }) =>
      command.endsWith('launch/product.ts'),
    );
    await expect.poll(() => residentMemory(launcher?.pid ?? 0)).toBeLessThan(launcherMegabytes);
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
      const launcher = processes.find(({ command }) => command.endsWith('launch/product.ts'));
      process.kill(launcher?.pid ?? 0, 'SIGKILL');
      expect(await allGone(processes, testLimits.state)).toEqual([]);
      await other.remove();
    },
  );
});
