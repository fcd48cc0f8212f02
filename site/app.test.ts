import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { minuteMs } from '@farol/content-model';
import { describe, expect, it, vi } from 'vitest';
import { exampleSite, exampleWireDocuments } from './site.testing.tsx';

const titled = (text: string) => ({ title: [{ type: 'heading1', text, spans: [] }] });
const changedAbout = (text: string) =>
  exampleWireDocuments.map((each) =>
    each.id === 'about-en' ? { ...each, data: titled(text) } : each,
  );

describe('a page', () => {
  it('answers with everything its document says', async () => {
    const { app } = exampleSite();
    const response = await app.request('/about');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<h1 class="example">About us</h1>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-language')).toBe('en-us');
    expect(response.headers.get('cache-control')).toMatch(
      /^public, max-age=0, s-maxage=60, stale-while/,
    );
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-tag')).toBe(
      'document-about-en,type-dynamic_page,language-en,layout',
    );
    expect(response.headers.get('surrogate-key')).toBe(
      'document-about-en type-dynamic_page language-en layout',
    );
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(html)));
  });

  it('is rendered once', async () => {
    const { app, renderings } = exampleSite();
    await Promise.all([app.request('/about'), app.request('/about'), app.request('/about?x=1')]);
    await app.request('/about');
    expect(renderings).toEqual(['/about']);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['zstd', zstdDecompressSync],
  ] as const)('comes packed as %s', async (encoding, unpack) => {
    const { app } = exampleSite();
    const plain = await (await app.request('/about')).text();
    const response = await app.request('/about', { headers: { 'accept-encoding': encoding } });
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(unpack(body).toString()).toBe(plain);
  });

  it('has an ETag per encoding, and all of them are known', async () => {
    const { app } = exampleSite();
    const ask = (headers: Record<string, string>) => app.request('/about', { headers });
    const plain = (await ask({})).headers.get('etag') ?? '';
    const packed = (await ask({ 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    expect(plain).not.toBe(packed);
    for (const known of [plain, packed, `W/${packed}`, `"other", ${plain}`, '*']) {
      const again = await ask({ 'if-none-match': known, 'accept-encoding': 'br' });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('cache-control')).toContain('public');
      expect(again.headers.get('content-length')).toBeNull();
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answers HEAD like GET without the body', async () => {
    const { app } = exampleSite();
    const get = await app.request('/about');
    const head = await app.request('/about', { method: 'HEAD' });
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  });

  it('shows a publication at once, and keeps its ETag where nothing changed on it', async () => {
    const { app, publish } = exampleSite();
    const about = await app.request('/about');
    const home = await app.request('/');
    expect(home.status).toBe(200);
    publish(changedAbout('Who we are'), 'ref2');
    const next = await app.request('/about');
    expect(await next.text()).toContain('Who we are');
    expect(next.headers.get('etag')).not.toBe(about.headers.get('etag'));
    expect((await app.request('/')).headers.get('etag')).toBe(home.headers.get('etag'));
  });

  it('leaves with its document', async () => {
    const { app, publish } = exampleSite();
    await app.request('/nosotros');
    publish(
      exampleWireDocuments.filter(({ id }) => id !== 'about-es'),
      'ref2',
    );
    expect((await app.request('/es/nosotros')).status).toBe(404);
  });

  it('that breaks stays as it was, and says which document it is', async () => {
    const { app, publish, faults } = exampleSite();
    const good = await (await app.request('/about')).text();
    publish(changedAbout('Broken'), 'ref2');
    const response = await app.request('/about');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(good);
    expect(String(faults[0])).toContain('This document breaks its page.');
    publish(changedAbout('Mended'), 'ref3');
    expect(await (await app.request('/about')).text()).toContain('Mended');
  });

  it('that was broken from the start is a fault, in its language', async () => {
    const { app, publish } = exampleSite();
    publish(changedAbout('Broken'), 'ref2');
    const response = await app.request('/about');
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.text()).toContain('<title>fault | Farol</title>');
  });

  it('is rendered again the next day', async () => {
    let now = Date.parse('2026-03-01T23:59:00Z');
    const { app } = exampleSite({ clock: () => now });
    expect(await (await app.request('/about')).text()).toContain('on 2026-03-01');
    now += 2 * minuteMs;
    // A busy machine may send the last version while it renders.
    const text = async () => (await app.request('/about')).text();
    await expect.poll(text).toContain('on 2026-03-02');
  });
});

describe('parameters', () => {
  it('that a page declares make another page, in one order', async () => {
    const { app, cache } = exampleSite();
    const one = await (await app.request('/programs?page=2&kind=b&kind=a')).text();
    const two = await (
      await app.request('/programs?utm_source=x&kind=a&page=2&kind=b&kind=a')
    ).text();
    expect(one).toContain('Query kind=a&amp;kind=b&amp;page=2');
    expect(two).toBe(one);
    expect(cache.mostRequested(9)).toEqual(['/programs?kind=a&kind=b&page=2']);
  });

  it('that nobody declared make no other page', async () => {
    const { app, cache } = exampleSite();
    for (let number = 0; number < 50; number++) await app.request(`/about?x=${number}`);
    await app.request(`/programs?kind=${'x'.repeat(65)}`);
    await app.request('/programs?kind=%00');
    expect(cache.mostRequested(9).sort()).toEqual(['/about', '/programs']);
  });

  it('that nobody can have chosen lead to the address without them', async () => {
    const { app, cache } = exampleSite();
    const asked = '/programs?kind=b&kind=nonsense&utm_source=x&page=2';
    const answer = await app.request(asked);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/programs?kind=b&page=2&utm_source=x');
    expect((await app.request('/programs?kind=nonsense')).headers.get('location')).toBe(
      '/programs',
    );
    expect(cache.size).toBe(0);
  });

  it('of a page beyond the last one find nothing', async () => {
    const { app, cache } = exampleSite();
    expect((await app.request('/programs?page=3')).status).toBe(200);
    for (const page of [4, 5, 99]) {
      const answer = await app.request(`/programs?page=${page}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('nothing');
    }
    expect(cache.size).toBe(2);
  });
});

describe('many views at once', () => {
  it('are answered as far as there is room; who asks for what lies ready never waits', async () => {
    const { app } = exampleSite();
    await app.request('/about');
    const kinds = [...'abcdefghijklmnopqrstuvwxyz'];
    const views = kinds.flatMap((one) => kinds.map((other) => `kind=${one}&kind=${other}&page=2`));
    const asked = views.map((view) => app.request(`/programs?${view}`));
    const language = { 'accept-language': 'es' };
    const searches = kinds.map((q) => app.request(`/search?q=${q}`, { headers: language }));
    expect((await app.request('/about')).status).toBe(200);
    const answers = await Promise.all([...asked, ...searches]);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(400);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(refused.at(-1)?.headers.get('content-language')).toBe('es-es');
    expect(await refused.at(-1)?.text()).toContain('en un momento');
    for (const { status } of answers) expect([200, 302, 503]).toContain(status);
  });

  it('leave room for others where one client asks for many', async () => {
    const { app } = exampleSite();
    const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
    const search = (word: string, client: string) =>
      app.request(`/search?q=${word}`, {}, from(client));
    const crowd = Array.from({ length: 60 }, (_, at) => search(`one${at}`, '203.0.113.7'));
    const other = search('other', '198.51.100.1');
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(25);
    expect(statuses.filter((status) => status === 503)).toHaveLength(35);
    expect((await other).status).toBe(200);
  });
});

describe('addresses', () => {
  it.each([
    ['/about/', 308, '/about'],
    ['/About', 308, '/about'],
    ['/en/about', 308, '/about'],
    ['/en', 308, '/'],
    ['/fr/a-propos', 308, '/a-propos'],
    ['//about', 308, '/about'],
    ['/%61bout', 308, '/about'],
    ['/about/?utm=1', 308, '/about?utm=1'],
    ['/old', 301, '/about'],
    ['/summer', 302, '/programs?kind=camp'],
  ])('%s leads (%i) to %s', async (path, status, to) => {
    const { app } = exampleSite();
    const response = await app.request(`http://localhost${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(to);
  });

  it('that editors redirect change with the publication, and no browser keeps the old ones unasked', async () => {
    const { app, publish } = exampleSite();
    const publishRedirects = (redirects: { from: string; to: string; permanent: boolean }[]) =>
      publish(
        exampleWireDocuments.map((each) =>
          each.id === 'redirects' ? { ...each, data: { redirects } } : each,
        ),
        `ref of ${JSON.stringify(redirects)}`,
      );
    const first = await app.request('/old');
    expect(first.status).toBe(301);
    expect(first.headers.get('cache-control')).toMatch(/max-age=0.*must-revalidate/);
    publishRedirects([{ from: '/old', to: '/a-propos', permanent: false }]);
    const next = await app.request('/old');
    expect([next.status, next.headers.get('location')]).toEqual([302, '/a-propos']);
    expect((await app.request('/summer')).status).toBe(404);
    publishRedirects([]);
    expect((await app.request('/old')).status).toBe(404);
  });

  it('that two languages share follow the language the visitor chose', async () => {
    const { app } = exampleSite();
    const french = await app.request('/', { headers: { cookie: 'a=b; lang=fr' } });
    expect(french.status).toBe(302);
    expect(french.headers.get('location')).toBe('/fr');
    expect(french.headers.get('vary')).toBe('Cookie');
    expect(french.headers.get('cache-control')).toBe('private, no-cache');
    const english = await app.request('/');
    expect(english.status).toBe(200);
    expect(english.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect((await app.request('/about', { headers: { cookie: 'lang=es' } })).status).toBe(200);
  });

  it.each([
    ['/nowhere', 'nothing', 'en-us'],
    ['/es/nada', 'nothing', 'es-es'],
    ['/fr/nosotros', 'untranslated', 'fr-fr'],
    ['/pt/nosotros', 'untranslated', 'pt-br'],
  ])('%s answers 404: %s, in %s', async (path, kind, language) => {
    const { app } = exampleSite();
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-language')).toBe(language);
    const html = await response.text();
    expect(html).toContain(`<title>${kind} | Farol</title>`);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('that are none do not fill the memory', async () => {
    const { app, cache } = exampleSite();
    for (let number = 0; number < 200; number++) await app.request(`/no-${number}`);
    expect(cache.mostRequested(500)).toHaveLength(1);
  });
});

describe('the search', () => {
  it.each([
    ['/search?q=sea', 'en-us'],
    ['/pt/search?q=sea', 'pt-br'],
    ['/es/search?utm=1&q=sea', 'es-es'],
    ['/fr/search?q=sea', 'fr-fr'],
  ])('answers at %s in %s, and leaves nothing in memory', async (path, language) => {
    const { app, cache } = exampleSite();
    const response = await app.request(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain('<title>Search q=sea | Farol</title>');
    expect(response.headers.get('content-security-policy')).toContain('sha256-');
    expect(cache.mostRequested(9)).toEqual([]);
  });
});

describe('odd requests', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not for pages', async (method) => {
    const response = await exampleSite().app.request('/about', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.text()).toContain('Pages can only be read here.');
  });

  it('a page may be named as the folder of files is', async () => {
    const { app } = exampleSite({ routes: { '/about/*': () => new Response('a file') } });
    expect(await (await app.request('/about/a/b.png')).text()).toBe('a file');
    expect(await (await app.request('/about')).text()).toContain('About us');
  });

  it('a long address is refused in the visitor’s language', async () => {
    const headers = { 'accept-language': 'pt-BR,pt;q=0.9' };
    const response = await exampleSite().app.request(`/${'x'.repeat(5000)}`, { headers });
    expect(response.status).toBe(414);
    expect(await response.text()).toContain('longo demais');
  });

  it('nothing is ever a fault of ours', async () => {
    const { app, faults } = exampleSite();
    const odd = [
      '%',
      '%zz',
      '%00',
      '%c0%af',
      '%2e%2e%2f',
      '%2Fabout',
      '%5C..',
      '..%2f',
      '%E0%A4%A',
      '\ufeff',
      '%F0%9F%98%80',
      ';a=b',
      'a%0d%0aset-cookie:x',
      '__proto__',
      'constructor',
      '%25',
      '~',
      '@evil.example',
      '\\evil.example',
    ];
    const starts = ['/', '//', '/es/', '/programs/', '/fr//', '/./', '/%2e/'];
    const cookies = [
      'lang=',
      'lang=xx',
      'lang=__proto__',
      '=;;=',
      'io.prismic.preview=%',
      'lang=fr; lang=es',
    ];
    for (const start of starts)
      for (const [index, each] of odd.entries()) {
        const cookie = cookies[index % cookies.length] ?? '';
        const headers = { cookie, 'accept-encoding': '*;q=x, br;q=', 'if-none-match': '",,' };
        const response = await app.request(`http://localhost${start}${each}?${each}`, { headers });
        expect([200, 301, 302, 308, 400, 404]).toContain(response.status);
        const location = response.headers.get('location');
        if (location) expect(new URL(location, 'http://localhost').host).toBe('localhost');
      }
    expect(faults).toEqual([]);
  });

  it.each(['/%', '/%zz', '/a%00b', '/a%2fb', '/%5cevil'])('%s cannot be read', async (path) => {
    const response = await exampleSite().app.request(`http://localhost${path}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('<title>wrong | Farol</title>');
  });
});

describe('every answer', () => {
  it.each(['/about', '/nowhere', '/old', '/%', '/healthz'])(
    'of %s has the security headers',
    async (path) => {
      const { headers } = await exampleSite().app.request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
    },
  );

  it('comes without transport security where there is none', async () => {
    const { app } = exampleSite({
      transport: () => ({ origin: 'http://localhost:3000', includeSubDomains: false }),
    });
    expect((await app.request('/')).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('before there is content', () => {
  it('pages say that they come, and try again', async () => {
    const { app } = exampleSite({
      publisher: { edition: () => null, seenAt: () => null, publish: () => {} },
    });
    const response = await app.request('/es', { headers: { cookie: 'lang=es' } });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    const html = await response.text();
    expect(html).toContain('<html lang="es-es">');
    expect(html).toContain('http-equiv="refresh"');
  });

  it.each(['/', '/about', '/sitemap.xml', '/robots.txt', '/healthz'])(
    '%s is not there yet, which is no 404',
    async (path) => {
      const { app } = exampleSite({
        publisher: { edition: () => null, seenAt: () => null, publish: () => {} },
        routes: { '/sitemap.xml': () => null, '/robots.txt': () => null },
        health: () => ({ status: 503, headers: {}, body: null }),
      });
      expect((await app.request(path)).status).toBe(503);
    },
  );

  it.each([
    ['/pt/programs', {}, 'pt-br'],
    ['/programs', { 'accept-language': 'fr-CH, en;q=0.5' }, 'fr-fr'],
    ['/programs', { 'accept-language': 'de' }, 'en-us'],
  ])('speaks the language of %s and %o', async (path, headers, language) => {
    const { app } = exampleSite({
      publisher: { edition: () => null, seenAt: () => null, publish: () => {} },
    });
    const response = await app.request(path, { headers: new Headers(headers) });
    expect(response.headers.get('content-language')).toBe(language);
  });
});

describe('POST /api/revalidate', () => {
  const ask = (body: unknown, headers: Record<string, string> = {}) => {
    const checkContent = vi.fn();
    const { app } = exampleSite({ checkContent });
    const init = { method: 'POST', body: JSON.stringify(body), headers };
    return { checkContent, response: app.request('/api/revalidate', init) };
  };

  it.each([
    ['in the body', { secret: 'let me in please', type: 'api-update' }, {}],
    ['in a header', {}, { 'x-revalidate-secret': 'let me in please' }],
    ['as a bearer', {}, { authorization: 'Bearer let me in please' }],
    ['beside a proxy’s', { secret: 'let me in please' }, { authorization: 'Basic c3RhZ2luZw==' }],
  ])('looks for content with the secret %s', async (_, body, headers) => {
    const { checkContent, response } = ask(body, headers);
    expect((await response).status).toBe(200);
    expect(checkContent).toHaveBeenCalledOnce();
  });

  it.each([[{}], [{ secret: 'wrong' }], [{ secret: '' }], [{ secret: 7 }], ['text'], [null]])(
    'refuses %j',
    async (body) => {
      const { checkContent, response } = ask(body);
      expect((await response).status).toBe(401);
      expect(checkContent).not.toHaveBeenCalled();
    },
  );

  it('is for POST alone', async () => {
    const response = await exampleSite().app.request('/api/revalidate');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is nothing without a secret, and takes no large body', async () => {
    const { app } = exampleSite({ revalidateSecret: null });
    expect((await app.request('/api/revalidate', { method: 'POST', body: '{}' })).status).toBe(404);
    const large = { secret: 'let me in please', more: 'x'.repeat(100_000) };
    expect((await ask(large).response).status).toBe(413);
  });
});
