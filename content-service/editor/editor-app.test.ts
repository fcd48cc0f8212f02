import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorApp, editorPolicy } from './editor-app.ts';

const site = 'http://localhost:3000';
let folder: string;
const originOf = ({ headers }: Request) => `http://${headers.get('host')}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farol-editor-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Farol</title>');
  await writeFile(join(folder, 'assets/main-1.js'), 'console.log(1)');
  await writeFile(join(folder, 'assets/main-1.js.br'), 'packed');
});

afterAll(() => rm(folder, { recursive: true }));

const ask = (path: string, headers: Record<string, string> = {}) => {
  const app = new Hono().route(
    '/',
    editorApp({ host: () => 'localhost:3010', site, originOf, folder }),
  );
  app.notFound((context) => context.text('Nothing.', 404));
  return app.request(path, { headers: { host: 'localhost:3010', ...headers } });
};

it('leads from the service’s root to the editor', async () => {
  const response = await ask('/');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/edit');
});

it.each(['/edit', '/edit/', '/edit/content', '/edit/documents/abc', '/edit/welcome'])(
  'answers %s with its page, under its policy, never kept without asking',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(response.headers.get('content-security-policy')).toBe(editorPolicy(site));
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await response.text()).toContain('Farol');
  },
);

it('lets nothing run that is not its own, and nobody frame it', () => {
  expect(editorPolicy(site)).toContain("default-src 'none'");
  expect(editorPolicy(site)).toContain("frame-ancestors 'none'");
  expect(editorPolicy(site)).not.toMatch(/unsafe|\*/);
});

describe('its files', () => {
  it('may be kept for ever, and come packed to who can unpack them', async () => {
    const plain = await ask('/edit/assets/main-1.js');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await plain.text()).toBe('console.log(1)');
    const packed = await ask('/edit/assets/main-1.js', { 'accept-encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
  });

  it.each(['/edit/assets/gone.js', '/edit/assets/..%2f..%2fpackage.json', '/edit/assets/../../x'])(
    'are no others: %s',
    async (path) => {
      expect((await ask(path)).status).not.toBe(500);
      expect(await (await ask(path)).text()).not.toMatch(/"name"|console/);
    },
  );
});

it.each(['evil.example', '127.0.0.1:3010', 'localhost:3000'])(
  'is not there for who comes by the name %s',
  async (host) => {
    for (const path of ['/', '/edit', '/edit/content', '/edit/assets/main-1.js'])
      expect((await ask(path, { host })).status).toBe(404);
  },
);

it('says that it is being built until it is', async () => {
  const empty = join(folder, 'later');
  const app = new Hono().route(
    '/',
    editorApp({ host: () => 'localhost', site, originOf, folder: empty }),
  );
  const ask = () => app.request('/edit', { headers: { host: 'localhost' } });
  expect((await ask()).status).toBe(503);
  expect((await ask()).headers.get('retry-after')).toBe('5');
  await mkdir(empty);
  await writeFile(join(empty, 'index.html'), '<!doctype html><title>Farol</title>');
  expect((await ask()).status).toBe(200);
});
