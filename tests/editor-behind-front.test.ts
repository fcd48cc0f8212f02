import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeCertificate, readSettings } from '@farol/content-service';
import { freePort } from '@farol/server/free-port';
import { expect, it } from 'vitest';
import { invitationTo, password } from '../launch/new-person.ts';
import { startNewService } from '../launch/new-service.ts';
import { findNginx, startNginx } from '../launch/nginx.ts';
import { startStandIn } from './prove/fleet/stand-in.ts';

const siteName = 'www.farol.test';
const serviceName = 'content.farol.test';

/** The certificate that `npm run content -- certificate` makes is for every name below its own. */
async function certificateIn(folder: string) {
  const settings = readSettings({ DATA_DIR: folder, TLS_NAME: 'farol.test' });
  const { file } = await makeCertificate(settings, new Date());
  return { certificate: file, key: join(dirname(file), 'key.pem') };
}

/** The site's and the service's name at one port with TLS where nginx is installed; else TLS ends before the front. */
async function startFront(behind: { sites: string[]; services: string[]; folder: string }) {
  const nginx = await findNginx();
  const sitePort = await freePort();
  if (!nginx) {
    const servicePort = await freePort();
    const front = await startStandIn({ ...behind, sitePort, servicePort });
    return { stop: front.stop, origin: `https://${serviceName}`, sitePort, servicePort, ca: null };
  }
  const files = await certificateIn(behind.folder);
  const tls = { siteName, serviceName, ...files };
  const front = await startNginx(nginx, { ...behind, sitePort, servicePort: sitePort, tls });
  const origin = `https://${serviceName}:${sitePort}`;
  const ca = await readFile(files.certificate);
  return { stop: front.stop, origin, sitePort, servicePort: sitePort, ca };
}

it('the editor answers with TLS at a name of its own beside the site, and nowhere else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farol-editor-front-'));
  const site = createServer((_, answer) => answer.end('The site.'));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const servicePort = await freePort();
  const services = [`127.0.0.1:${servicePort}`];
  const sites = [`127.0.0.1:${(site.address() as AddressInfo).port}`];
  const front = await startFront({ sites, services, folder });
  const service = await startNewService({
    HOST: '127.0.0.1',
    SERVICE_PORT: String(servicePort),
    SERVICE_URL: front.origin,
    EDITOR_ORIGIN: front.origin,
    SITE_URL: front.origin.replace(serviceName, siteName),
    TRUST_PROXY: 'on',
  });
  const host = new URL(front.origin).host;
  const ask = async (
    name: string,
    path: string,
    {
      method = 'GET',
      body,
      headers = {},
    }: { method?: string; body?: object; headers?: object } = {},
  ) => {
    const port = name === serviceName ? front.servicePort : front.sitePort;
    const asked = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: {
        host: host.replace(serviceName, name),
        'x-forwarded-proto': 'https',
        'content-type': 'application/json',
        ...headers,
      },
    };
    const { ca } = front;
    const sent = ca ? secureRequest({ ...asked, ca, servername: name }) : plainRequest(asked);
    sent.end(body ? JSON.stringify(body) : undefined);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  try {
    const invitation = await invitationTo(front.origin, service.environment);
    const secret = new URL(invitation).hash.slice(1);
    const redeem = (origin: string) =>
      ask(serviceName, '/api/farol/v1/one-time-links/redemption', {
        method: 'POST',
        body: { secret, name: 'Ana', password },
        headers: { origin },
      });
    // A page of the site may not sign in, though its name lies below the same domain.
    expect((await redeem(front.origin.replace(serviceName, siteName))).status).toBe(403);
    const entered = await redeem(front.origin);
    expect(entered.status).toBe(201);
    const [cookie = ''] = entered.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-farol-session=.*; Path=\/.*HttpOnly.*Secure/i);
    const [session = ''] = cookie.split(';');
    const me = (name: string, origin: string) =>
      ask(name, '/api/farol/v1/me', { headers: { cookie: session, origin } });
    expect((await me(serviceName, front.origin)).status).toBe(200);
    expect((await me(serviceName, 'https://elsewhere.test')).status).toBe(401);

    const ways = await ask(serviceName, '/api/farol/v1/sign-in', {
      headers: { origin: front.origin },
    });
    expect(JSON.parse(ways.body)).toMatchObject({ passkeys: true });
    const editor = await ask(serviceName, '/edit');
    expect(editor.status).toBe(200);
    expect(editor.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await ask(siteName, '/edit')).body).toBe('The site.');
    expect((await me(siteName, front.origin)).body).toBe('The site.');
  } finally {
    await front.stop();
    await service.stop();
    site.close();
    await rm(folder, { recursive: true, force: true });
  }
});
