import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@farol/server/free-port';
import { expect, it } from 'vitest';
import { findNginx, startNginx } from '../launch/nginx.ts';
import { startStandIn } from './prove/fleet/stand-in.ts';

/** Through nginx where it is installed. */
async function behindFront(sites: readonly string[], folder: string) {
  const nginx = await findNginx();
  const sitePort = await freePort();
  const behind = { sites, services: sites, sitePort, servicePort: await freePort() };
  return nginx ? startNginx(nginx, { ...behind, folder }) : startStandIn({ ...behind, folder });
}

it('hands on that a site has no time for a picture, and asks it for pages all the same', async () => {
  const site = createServer(({ url }, answer) => {
    if (url?.startsWith('/media/')) answer.writeHead(503, { 'retry-after': '7' }).end();
    else answer.end('A page.');
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'farol-front-'));
  const gone = `127.0.0.1:${await freePort()}`;
  const front = await behindFront([`127.0.0.1:${port}`, gone], folder);
  const asked = async (path: string) => {
    const { status, headers } = await fetch(front.site + path);
    return [status, headers.get('retry-after')];
  };
  try {
    for (let time = 0; time < 8; time += 1) {
      expect(await asked(`/media/picture?w=${time}`)).toEqual([503, '7']);
      expect(await asked(`/page-${time}`)).toEqual([200, null]);
    }
    site.close();
    site.closeAllConnections();
    expect(await asked('/nobody-is-there')).toEqual([503, '2']);
  } finally {
    await front.stop();
    site.close();
    await rm(folder, { recursive: true, force: true });
  }
});
