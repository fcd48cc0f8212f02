import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@farol/server/free-port';
import { root } from '../../launch/environment.ts';
import { finished, serving } from '../systems/command.ts';
import type { WritingSystem } from './writing-system.ts';

const folder = join(root, 'bench/peers/payload');
const email = 'ana@example.org';
const password = 'seven lamps on the quay';

/** Payload, built and started as its manual says, with one type of page and autosaved drafts. */
export async function startPayload(): Promise<WritingSystem> {
  const data = await mkdtemp(join(tmpdir(), 'farol-payload-'));
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', PEER_DATA: data };
  // npm passes on its own configuration and would omit development dependencies in production.
  const environment = { NODE_ENV: '', npm_config_workspaces: '', npm_config_include: 'dev' };
  const install = ['npm', 'install', '--no-package-lock', '--no-audit', '--no-fund', '--silent'];
  await finished(install, { folder, environment });
  const payload = join(folder, 'node_modules/.bin/payload');
  await finished([payload, 'generate:importmap'], { folder, environment: quiet });
  // Outside of production it creates its own tables.
  await finished([payload, 'run', 'begin.js'], {
    folder,
    environment: { ...quiet, NODE_ENV: 'development', PEER_EMAIL: email, PEER_PASSWORD: password },
  });
  const production = { ...quiet, NODE_ENV: 'production' };
  await finished(['node_modules/.bin/next', 'build'], { folder, environment: production });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = ['node_modules/.bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)];
  const server = await serving(start, `${origin}/admin/login`, {
    folder,
    environment: production,
  });
  const token = await tokenAt(origin);
  return {
    name: 'Payload',
    async comeIn(context) {
      const page = await context.newPage();
      await page.goto(`${origin}/admin/login`);
      await page.locator('#field-email').fill(email);
      await page.locator('#field-password').fill(password);
      await page.getByRole('button', { name: 'Login' }).click();
      await page.waitForURL(`${origin}/admin`);
      await page.close();
    },
    list: `${origin}/admin/collections/pages`,
    listed: (page) => page.locator('tbody tr'),
    document: `${origin}/admin/collections/pages/1`,
    field: (page) => page.locator('#field-title'),
    other: (page) => page.locator('#field-tagline'),
    async stored() {
      const answer = await fetch(`${origin}/api/pages/1?draft=true`, {
        headers: { authorization: `JWT ${token}` },
      });
      const { title, tagline } = (await answer.json()) as { title: string; tagline: string };
      return { field: title, other: tagline };
    },
    async stop() {
      await server.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function tokenAt(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}
