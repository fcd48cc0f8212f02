import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@farol/server/free-port';
import { expect, it } from 'vitest';
import { findNginx, startNginx } from '../launch/nginx.ts';
import { eventually } from '../testing/eventually.ts';
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

const nginx = await findNginx();

it.skipIf(!nginx)('writes down no address that holds a key', async () => {
  const behind = createServer((_, answer) => answer.end('There.'));
  behind.listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const { port } = behind.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'farol-front-'));
  const accessLog = join(folder, 'access.log');
  const servers = [`127.0.0.1:${port}`];
  const [sitePort, servicePort] = [await freePort(), await freePort()];
  const options = { sites: servers, services: servers, sitePort, servicePort, folder, accessLog };
  const front = await startNginx(nginx ?? '', options);
  const secret = 'a-key-that-opens-drafts';
  const token = encodeURIComponent(`http://content.test/previews/${secret}`);
  const open = async (address: string) => (await fetch(address)).text();
  try {
    for (const path of [`/?preview-key=${secret}`, `/api/preview?token=${token}&documentId=x`])
      expect(await open(front.site + path)).toBe('There.');
    for (const path of [
      `/api/v2?access_token=${secret}`,
      `/api/v2/documents/search?q=x&ref=${token}`,
      `/api/v2/documents/search?ref=${encodeURIComponent(`{"farol":{"preview":"${token}"}}`)}`,
      `/previews/${secret}:x/ping`,
      `/api/farol/v1/previews/${secret}/overlay`,
      `/api/farol/v1/previews/${secret}/events`,
      `/api/farol/v1/events?access_token=${secret}`,
    ])
      expect(await open(front.service + path)).toBe('There.');
    for (const origin of [front.site, front.service]) await open(`${origin}/the-last?ref=x`);
    const written = await eventually(async () => {
      const text = await readFile(accessLog, 'utf8');
      expect(text.match(/the-last/g)).toHaveLength(2);
      return text;
    });
    expect(written).not.toContain(secret);
  } finally {
    await front.stop();
    behind.close();
    await rm(folder, { recursive: true, force: true });
  }
});

it.skipIf(!nginx)(
  'hands on the host that was asked for, and one where none was named',
  async () => {
    const behind = createServer(({ headers }, answer) => answer.end(headers.host));
    behind.listen(0, '127.0.0.1');
    await once(behind, 'listening');
    const servers = [`127.0.0.1:${(behind.address() as AddressInfo).port}`];
    const folder = await mkdtemp(join(tmpdir(), 'farol-front-'));
    const [sitePort, servicePort] = [await freePort(), await freePort()];
    const options = { sites: servers, services: servers, sitePort, servicePort, folder };
    const front = await startNginx(nginx ?? '', options);
    const bodyFrom = async (port: number, request: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(request);
      return (await text(socket)).split('\r\n\r\n')[1];
    };
    try {
      for (const port of [sitePort, servicePort]) {
        const named = 'GET /named HTTP/1.1\r\nhost: www.example:81\r\nconnection: close\r\n\r\n';
        expect(await bodyFrom(port, named)).toBe('www.example:81');
        // As health checks of what is in front do.
        expect(await bodyFrom(port, 'GET /unnamed HTTP/1.0\r\n\r\n')).toBe('_');
      }
    } finally {
      await front.stop();
      behind.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
