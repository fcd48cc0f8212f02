import { request } from 'node:http';
import { connect } from 'node:net';
import { listen, type RunningServer, type ServerOptions } from '@farol/server';
import { afterEach, describe, expect, it } from 'vitest';
import { type ExampleSite, exampleSite } from '../site.testing.tsx';
import { fastPathOf } from './fast-path.ts';
import { serverOptions } from './server-options.ts';

let listening: RunningServer | null = null;
/** The number of requests that reached the app. */
let byApp = 0;
/** With a cookie that may be a preview's, a request goes to the app. */
const byWayOfApp = { cookie: 'io.prismic.preview={}' };

afterEach(() => listening?.stop());

async function serve(options: Partial<ServerOptions> = {}): Promise<ExampleSite> {
  const example = exampleSite();
  const { publisher, site, app } = example;
  const fastPath = fastPathOf(site.pages, publisher, site.transport);
  byApp = 0;
  const counted: typeof app.fetch = (...request) => {
    byApp += 1;
    return app.fetch(...request);
  };
  listening = await listen(
    { fetch: counted },
    {
      ...serverOptions(site.transport),
      fastPath,
      port: 0,
      ...options,
    },
  );
  return example;
}

interface Given {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string,
): Promise<Given> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port: listening?.port, host: '127.0.0.1', path, headers, method, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends raw bytes, and returns the response. */
function raw(...parts: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(listening?.port ?? 0, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    for (const part of parts) socket.write(part);
  });
}

const comparable = ({
  status,
  headers: { date: _, connection: __, 'keep-alive': ___, ...headers },
  body,
}: Given) => ({
  status,
  headers,
  body: body.toString('base64'),
});

describe('serving', () => {
  it('answers from memory what the app answers', async () => {
    const { cache } = await serve();
    for (const encoding of ['br', 'gzip', 'identity']) {
      await get('/about', { 'accept-encoding': encoding });
      await cache.compressed();
      const fast = await get('/about', { 'accept-encoding': encoding });
      const app = await get('/about', { ...byWayOfApp, 'accept-encoding': encoding });
      expect(comparable(fast)).toEqual(comparable(app));
    }
  });

  it('says from memory, as the app does, that nothing has changed', async () => {
    const { cache } = await serve();
    const etag = String((await get('/about')).headers.etag);
    await cache.compressed();
    const asked = { 'if-none-match': etag };
    const fast = await get('/about', asked);
    expect(fast.status).toBe(304);
    expect(comparable(fast)).toEqual(comparable(await get('/about', { ...asked, ...byWayOfApp })));
    expect((await get('/about', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('finds the page in memory however its address is asked for', async () => {
    await serve();
    const packed = { 'accept-encoding': 'br' };
    for (const path of ['/about', '/es/nosotros', '/programs?kind=a&kind=b'])
      await get(path, packed);
    expect(byApp).toBe(3);
    const addresses = ['/about?utm_source=x', '/about?', '/programs?x&kind=b&kind=a&kind=b'];
    for (const path of addresses) expect((await get(path, packed)).status).toBe(200);
    const spanish = await get('/es/nosotros', { ...packed, cookie: 'lang=en' });
    expect(spanish.headers['content-language']).toBe('es-es');
    expect(byApp).toBe(3);
    await get('/About', packed);
    await get('/about', { ...packed, ...byWayOfApp });
    await get('/about?preview-key=anything', packed);
    expect(byApp).toBe(6);
  });

  it('leaves to the app what depends on the visitor', async () => {
    const { publish } = await serve();
    await get('/');
    expect((await get('/', { cookie: 'lang=fr' })).headers.location).toBe('/fr');
    const { headers } = await get('/');
    expect((await get('/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
    expect((await get('/', {}, 'HEAD')).body).toHaveLength(0);
    publish([], 'ref2');
    expect((await get('/')).status).toBe(404);
  });

  it('refuses a large body, said or not said', async () => {
    await serve();
    const large = await get('/api/revalidate', { 'content-length': '1000000000' }, 'POST').catch(
      (fault) => fault,
    );
    expect(large.status).toBe(413);
    expect(String(large.body)).toContain('This request is too long.');
  });

  it('answers what is no request at all', async () => {
    await serve();
    expect(await raw('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    const long = await raw(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1\.1 431 /);
    expect(long).toContain('x-content-type-options: nosniff');
  });

  it('is no proxy', async () => {
    await serve();
    const answer = await raw('CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
    expect(answer).toContain('allow: GET, HEAD');
  });

  it('ends a request that does not come to its end', async () => {
    await serve({ headersTimeout: 300, requestTimeout: 300 });
    expect(await raw('GET / HTTP/1.1\r\nhost: a\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('takes the strangest paths', async () => {
    const { faults } = await serve();
    for (const path of [
      '//evil.example',
      '/\\evil',
      '/%',
      '/../../etc/passwd',
      '/.%00',
      '/?%',
      '*',
      'http://evil.example/about',
    ])
      expect([200, 308, 400, 404]).toContain((await get(path)).status);
    expect(faults).toEqual([]);
  });
});
