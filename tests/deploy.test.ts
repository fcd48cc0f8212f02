import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { mallocEnvironment, shutdown } from '@farol/server/process';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const text = (path: string) => readFile(join(root, 'deploy', path), 'utf8');
const found = (source: string, pattern: RegExp) =>
  [...new Set([...source.matchAll(pattern)].map(([, name = '']) => name))].sort();

describe('the files of deploy/', () => {
  it('fill in everything that nginx.conf leaves open', async () => {
    const open = found(await text('nginx.conf'), /\$\{(\w+)\}/g);
    expect(open).toContain('FAROL_SITES');
    expect(found(await text('compose.yaml'), /^ +(FAROL_\w+):/gm)).toEqual(open);
    expect(found(await text('systemd/nginx.env'), /^(FAROL_\w+)=/gm)).toEqual(open);
  });

  it('let nginx close unused connections long before a process that ends does', async () => {
    const conf = await text('nginx.conf');
    const times = [...conf.matchAll(/keepalive_timeout (\d+)ms;/g)].map(([, time]) => Number(time));
    expect(times).toHaveLength(2);
    // On a machine whose processors are taken nginx comes to it late.
    for (const time of times) expect(3 * time).toBeLessThan(shutdown.drainMs);
  });

  it('ask for no setting that env.example does not name', async () => {
    const asked = found(await text('compose.yaml'), /\$\{(\w+):/g);
    expect(asked).toContain('POSTGRES_PASSWORD');
    expect(found(await text('env.example'), /^(\w+)=/gm)).toEqual(asked);
  });

  it('copy what is there, and start what the packages start', async () => {
    const container = await text('Containerfile');
    const copied = [...container.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(
      ([, names = '']) => names.split(' '),
    );
    expect(copied.length).toBeGreaterThan(8);
    for (const path of copied) await access(join(root, path));
    for (const part of ['site', 'content-service']) {
      const { dependencies } = JSON.parse(await readFile(join(root, part, 'package.json'), 'utf8'));
      const ours = found(Object.keys(dependencies).join('\n'), /^@farol\/(.+)$/gm);
      expect(ours).toContain('server');
      expect(copied).toEqual(expect.arrayContaining(ours));
    }
    // Backup, restore, check and tokens, beside the service that runs.
    expect(copied).toEqual(expect.arrayContaining(['commands', 'launch']));
    const started = {
      site: [container, await text('systemd/farol-site@.service')],
      'content-service': [await text('compose.yaml'), await text('systemd/farol-service@.service')],
    };
    for (const [part, sources] of Object.entries(started)) {
      const { scripts } = JSON.parse(await readFile(join(root, part, 'package.json'), 'utf8'));
      const flags = found(scripts.start, /(--\S+)/g).filter(
        (flag) => !flag.startsWith('--env-file'),
      );
      expect(flags).toContain('--max-semi-space-size=4');
      for (const source of sources) for (const flag of flags) expect(source).toContain(flag);
    }
  });

  it('give memory back as the processes of `npm start` do', async () => {
    const compose = await text('compose.yaml');
    for (const [name, value] of Object.entries(mallocEnvironment)) {
      expect(compose.match(new RegExp(`${name}: "${value}"`, 'g'))).toHaveLength(2);
      for (const unit of ['farol-site@.service', 'farol-service@.service'])
        expect(await text(`systemd/${unit}`)).toMatch(new RegExp(`\\b${name}=${value}\\b`));
    }
  });
});
