import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  StandIn,
  standInSource,
  type WireDocument,
  wireDocument,
} from '../content/service.testing.ts';
import { type ExampleSite, exampleSite, exampleWireDocuments } from '../site.testing.tsx';
import { WorkQueue } from '../turns/queue.ts';
import { fetchChanges } from './changes.ts';
import { previewedContent } from './overlay.ts';
import { exitPreview, type Preview, previewPage, startPreview } from './preview.ts';

let service: StandIn;
let token = '';
let example: ExampleSite;
let now = 0;

const titled = (text: string) => ({ title: [{ type: 'heading1', text, spans: [] }] });
const drafts = (): WireDocument[] => [
  ...exampleWireDocuments.map((each) =>
    each.id === 'about-en' ? { ...each, data: titled('Draft') } : each,
  ),
  wireDocument({
    id: 'fresh',
    uid: 'fresh',
    last_publication_date: null,
    data: titled('Not published'),
  }),
  wireDocument({ id: 'layout-fr', type: 'layout', lang: 'fr-fr', uid: null, data: {} }),
];

describe.each(['embedded', 'hosted'] as const)('on the %s service', (kind) => {
  beforeEach(async () => {
    now = Date.parse('2026-03-01T12:00:00Z');
    service = await StandIn.start(exampleWireDocuments);
    token = `${service.origin}/previews/abc:def?websitePreviewId=def`;
    service.addRef(token, drafts());
    const source = { repository: 'farol', service: service.origin };
    const clock = () => now;
    const plain = exampleSite({ clock });
    const preview: Preview = {
      source,
      isSecure: () => true,
      personal: null,
      pages: plain.site.pages,
      content: previewedContent({
        source: standInSource(service),
        edition: plain.publisher.edition,
        changes:
          kind === 'hosted'
            ? null
            : (session, ref) =>
                fetchChanges({ service: service.origin, accessToken: null }, session, ref),
        clock,
      }),
    };
    example = exampleSite({
      clock,
      routes: {
        '/api/preview': (request) => startPreview(preview, request),
        '/api/exit-preview': (request) => exitPreview(preview, request),
      },
      preview: (request) => previewPage(preview, request),
    });
  });
  afterEach(() => service.stop());

  const start = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    example.app.request(`/api/preview?${new URLSearchParams(query)}`, { headers });
  const cookie = () => ({ cookie: `io.prismic.preview=${encodeURIComponent(token)}` });
  const see = (path: string, headers: Record<string, string> = cookie()) =>
    example.app.request(path, { headers });

  describe('GET /api/preview', () => {
    it.each([
      ['about-en', '/about'],
      ['about-es', '/es/nosotros'],
      ['home-fr', '/fr'],
      ['fresh', '/fresh'],
      ['nobody', '/'],
      ['//evil.example', '/'],
      ['layout', '/'],
      ['layout-fr', '/fr'],
    ])('leads to the address of %s: %s', async (documentId, address) => {
      const response = await start({ token, documentId });
      expect(response.status).toBe(307);
      expect(response.headers.get('location')).toBe(address);
      expect(response.headers.get('set-cookie')).toBe(
        `io.prismic.preview=${encodeURIComponent(token)}; Path=/; SameSite=Lax; Secure`,
      );
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    });

    it('goes on with the cookie of a preview', async () => {
      const response = await start({}, cookie());
      expect(response.status).toBe(307);
      expect(response.headers.get('location')).toBe('/');
      expect(response.headers.get('set-cookie')).toBeNull();
    });

    it.each([
      ['nothing', {}, 400],
      ['no token', { token: 'hello' }, 400],
      ['a script', { token: 'javascript:alert(1)' }, 400],
      ['an unknown token', { token: 'http://x/previews/a:b?websitePreviewId=b' }, 401],
    ])('sets nothing with %s', async (_, query, status) => {
      const response = await start(query);
      expect(response.status).toBe(status);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('location')).toBeNull();
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    });

    it.each([
      ['en', {}, 'This preview has ended', 'start the preview there again'],
      ['pt-br', { cookie: 'lang=pt' }, 'Esta prévia terminou', 'inicie a prévia'],
      ['es-es', { 'accept-language': 'es-AR' }, 'Esta vista previa ha terminado', 'iníciala allí'],
      ['fr-fr', { 'accept-language': 'fr' }, 'Cet aperçu est terminé', 'relancez-y'],
    ])(
      'shows an editor whose link has expired what to do, in %s',
      async (code, headers, title, advice) => {
        const response = await start({ token: token.replace('abc', 'gone') }, headers);
        expect(response.status).toBe(401);
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
        const html = await response.text();
        expect(html).toContain(`<html lang="${code}`);
        expect(html).toContain(`<h1>${title}</h1>`);
        expect(html).toContain(advice);
      },
    );

    it('says something else where the link is none, or the service is away', async () => {
      const wrong = await (await start({ token: 'hello' })).text();
      expect(wrong).toContain('<h1>This is not a preview link</h1>');
      service.trouble = (request) => request.socket.destroy();
      const late = await start({ token });
      expect(late.headers.get('retry-after')).toBe('5');
      expect(await late.text()).toContain('<h1>The preview cannot start yet</h1>');
    });

    it('says so when the service is gone', async () => {
      service.trouble = (request) => request.socket.destroy();
      const response = await start({ token });
      expect(response.status).toBe(503);
      expect(response.headers.get('set-cookie')).toBeNull();
    });
  });

  describe('GET /api/exit-preview', () => {
    it('removes the cookie', async () => {
      const response = await example.app.request('/api/exit-preview');
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ success: true });
      expect(response.headers.get('set-cookie')).toMatch(/^io\.prismic\.preview=; .*Max-Age=0/);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    });
  });

  describe('a visitor with a preview', () => {
    it('sees drafts, which nobody may keep or find', async () => {
      const response = await see('/about');
      const html = await response.text();
      expect(html).toContain('<h1 class="example">Draft</h1>');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).toContain(`data-toolbar="${service.origin}/prismic.js?new=true&amp;repo=farol"`);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('etag')).toBeNull();
      expect(response.headers.get('content-security-policy')).toContain(service.origin);
    });

    it('sees what is previewed, whichever language was chosen on the site', async () => {
      const chosen = { cookie: `${cookie().cookie}; lang=fr` };
      const home = await see('/', chosen);
      expect(home.status).toBe(200);
      expect(await home.text()).toContain('<html lang="en-us"');
      expect((await see('/', { cookie: 'lang=fr' })).headers.get('location')).toBe('/fr');
    });

    it('sees documents that were never published', async () => {
      expect((await see('/fresh')).status).toBe(200);
      expect((await see('/fresh', {})).status).toBe(404);
    });

    it('leaves nothing of it to others', async () => {
      const before = await (await see('/about', {})).text();
      for (let time = 0; time < 5; time++) await see('/about');
      const after = await (await see('/about', {})).text();
      expect(after).toBe(before);
      expect(after).toContain('About us');
      expect(after).not.toContain('data-toolbar');
      expect(example.cache.mostRequested(9)).toEqual(['/about']);
    });

    it('gets packed answers, redirects and errors nobody may keep', async () => {
      const packed = await see('/about', { ...cookie(), 'accept-encoding': 'br' });
      expect(packed.headers.get('content-encoding')).toBe('br');
      for (const [path, status] of [
        ['/about/', 308],
        ['/nowhere', 404],
        ['/%', 400],
      ] as const) {
        const response = await see(path);
        expect(response.status).toBe(status);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
      }
    });

    it('searches behind the visitors, never between two steps of a search of theirs', async () => {
      const run = vi.spyOn(WorkQueue.prototype, 'run');
      expect((await see('/search?q=draft')).status).toBe(200);
      // Beside it, an index may be made in the background.
      const lanes = run.mock.calls.map(([lane]) => lane).filter((lane) => lane !== 'background');
      expect(lanes).toEqual(['view']);
      run.mockRestore();
    });

    it('keeps the query where another spelling leads to the address', async () => {
      expect((await see('/About/?kind=camp')).headers.get('location')).toBe('/about?kind=camp');
      expect((await see('/summer?kind=gap_year')).headers.get('location')).toBe(
        '/programs?kind=camp',
      );
    });

    it('asks the service once for a while, then again', async () => {
      await Promise.all([see('/about'), see('/'), see('/fresh')]);
      const first = service.asked.length;
      await see('/programs');
      expect(service.asked.length).toBe(first);
      now += 3_001;
      await see('/about');
      expect(service.asked.length).toBeGreaterThan(first);
    });

    it('has one copy, whatever the token is spelled like, until an edit', async () => {
      const { origin } = service;
      const spellings = [
        token,
        `${origin}/previews/abc%3Adef?websitePreviewId=def`,
        `${origin}/previews/abc~def/?websitePreviewId=def&more=1`,
        `${origin.replace('127.0.0.1', 'localhost')}/previews/abc:def?websitePreviewId=x`,
      ];
      const seenWith = (each: string) =>
        see('/about', { cookie: `io.prismic.preview=${encodeURIComponent(each)}` });
      for (const each of spellings) service.addRef(each, drafts());
      for (const each of spellings) expect(await (await seenWith(each)).text()).toContain('Draft');
      const searches = () =>
        service.asked.filter((url) => url.includes('/documents/search')).length;
      expect(searches()).toBe(1);
      const edited = `${origin}/previews/abc:edited?websitePreviewId=edited`;
      service.addRef(edited, drafts());
      await seenWith(edited);
      expect(searches()).toBe(2);
      const another = `${origin}/previews/abcd:edited?websitePreviewId=edited`;
      service.addRef(another, drafts());
      await seenWith(another);
      expect(searches()).toBe(3);
    });

    it('sees the published page again once the token is refused, and the cookie goes', async () => {
      token = token.replace('abc', 'gone');
      const response = await see('/about');
      expect(await response.text()).toContain('About us');
      expect(response.headers.get('set-cookie')).toMatch(/Max-Age=0/);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    });

    it('of another repository sees the published page, and the cookie goes', async () => {
      const response = await see('/about', { cookie: 'io.prismic.preview=hello' });
      expect(await response.text()).toContain('About us');
      expect(response.headers.get('set-cookie')).toMatch(/Max-Age=0/);
      expect(service.asked).toEqual([]);
    });

    it('keeps the cookie while the service is gone, and sees the published page', async () => {
      service.trouble = (_, response) => response.writeHead(500).end();
      const response = await see('/about');
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('About us');
      expect(response.headers.get('x-preview')).toBe('unavailable');
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      service.trouble = null;
      expect(await (await see('/about')).text()).toContain('Draft');
    });
  });
});
