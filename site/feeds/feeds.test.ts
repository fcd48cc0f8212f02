import { fileURLToPath } from 'node:url';
import { languages } from '@farol/content-model';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { wireDocument } from '../content/service.testing.ts';
import { exampleContext, exampleProgram } from '../examples/examples.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { editionOf } from '../publish/edition.ts';
import { exampleContent, exampleSite, exampleWireDocuments } from '../site.testing.tsx';
import { atOnce } from '../turns/steps.ts';
import { atomFeed } from './atom.ts';
import { generatedImages } from './generated-images.ts';
import { manifest } from './manifest.ts';
import { feedRoutes } from './routes.ts';
import { sitemap, sitemapPart } from './sitemap.ts';
import { element, xmlDocument } from './xml.ts';

const origin = 'https://www.example.org';
const context = { originOf: () => origin, serviceOrigin: 'http://service.test', pictureKey: 'key' };
const dimensions = { width: 10, height: 10 };
const article = (id: string, fields: Record<string, unknown>) =>
  wireDocument({
    id,
    type: 'articles_details',
    tags: ['City & sea'],
    data: { title: [{ type: 'heading1', text: `About ${id} <3`, spans: [] }], ...fields },
  });
const documents = [
  ...exampleWireDocuments,
  article('old', { date: '2025-01-01', lead: 'Long ago', author_name: 'Ana' }),
  article('new', {
    date: '2026-01-01',
    cover: { url: 'http://service.test/media/a_b.jpg?w=1&h=2', dimensions },
  }),
];
const edition = editionOf(exampleContent(documents), '2026-03-01');
const count = (text: string, part: string) => text.split(part).length - 1;

describe('XML', () => {
  it('takes every text', () => {
    const made = element('a', [element('b', `<&>"' \u0000\u0008\ud800 ok`, { c: '"<' })]);
    expect(xmlDocument(made)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a><b c="&quot;&lt;">&lt;&amp;&gt;&quot;&apos; \ufffd ok</b></a>\n',
    );
  });
});

describe('the sitemap', async () => {
  const xml = atOnce(sitemap(edition, context)).join('');

  it('has every address, with its date and pictures', () => {
    expect([...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual(
      [
        '/',
        '/fr',
        '/about',
        '/es/nosotros',
        '/a-propos',
        '/programs',
        '/articles/old',
        '/articles/new',
      ].map((path) => origin + path),
    );
    expect(count(xml, '<lastmod>2026-01-01T10:00:00Z</lastmod>')).toBe(8);
    expect(xml).toMatch(
      /<image:image><image:loc>https:\/\/www.example.org\/media\/a_b.jpg\?w=1&amp;h=2&amp;s=[\w-]{6}<\/image:loc>/,
    );
  });

  it('names the translations the same way on each of them', () => {
    const links =
      '<xhtml:link rel="alternate" hreflang="en-us" href="https://www.example.org/about"/><xhtml:link rel="alternate" hreflang="es-es" href="https://www.example.org/es/nosotros"/><xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.org/about"/>';
    expect(count(xml, links)).toBe(2);
    const alone = xml.split('<url>').find((url) => url.includes('/a-propos</loc>'));
    expect(alone).not.toContain('xhtml:link');
  });

  it('has the destinations of the programs there are, with their translations', () => {
    const programs = [
      exampleProgram('surf', { countries: [{ code: 'CR' }] }),
      exampleProgram('ondas', { countries: [{ code: 'CR' }] }, 'pt-br'),
    ];
    const countries = editionOf(exampleContext({}, 'en', programs).content, '2026-03-01');
    const there = atOnce(sitemap(countries, context)).join('');
    for (const path of ['/destinations', '/destinations/costa-rica', '/pt/destinations/costa-rica'])
      expect(there).toContain(`<loc>${origin}${path}</loc>`);
    expect(there).toContain(
      `<xhtml:link rel="alternate" hreflang="pt-br" href="${origin}/pt/destinations/costa-rica"/>`,
    );
    expect(there).not.toContain('/es/destinations');
    expect(count(there, '<lastmod>')).toBe(count(there, '<url>'));
  });

  it('becomes a list of sitemaps beyond its limit', () => {
    const list = atOnce(sitemap(edition, context, 3)).join('');
    expect(list).toContain('<sitemapindex');
    expect(count(list, '<loc>')).toBe(3);
    const part = (number: number) => atOnce(sitemapPart(edition, context, number, 3));
    const parts = [1, 2, 3].map((number) => part(number)?.join('') ?? '');
    expect(parts.map((each) => count(each, '<url>'))).toEqual([3, 3, 2]);
    expect(part(4)).toBeNull();
    expect(atOnce(sitemapPart(edition, context, 1))).toBeNull();
  });
});

describe('a route that takes its time', () => {
  it('says it once, however many ask', async () => {
    const cache = new PageCache({ maxBytes: 1_000_000, onFault: () => {} });
    let looked = 0;
    const { addresses } = edition;
    const counted = {
      ...edition,
      addresses: new Proxy(addresses, {
        get(_, name: keyof typeof addresses) {
          if (name === 'entries') looked += 1;
          const value = addresses[name];
          return typeof value === 'function' ? value.bind(addresses) : value;
        },
      }),
    };
    const routes = feedRoutes({
      edition: () => counted,
      cache,
      originOf: () => origin,
      serviceOrigin: '',
      pictureKey: '',
    });
    const asked = {
      isHead: false,
      acceptEncoding: undefined,
      ifNoneMatch: undefined,
      client: null,
    };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => routes['/sitemap.xml']?.(asked, '/sitemap.xml')),
    );
    expect(new Set(answers.map((answer) => String(answer?.body))).size).toBe(1);
    expect(looked).toBe(1);
  });
});

describe('the feed', () => {
  it('has the newest articles first', () => {
    const feed = atOnce(atomFeed(edition, languages[0], origin));
    expect(feed.indexOf('/articles/new')).toBeLessThan(feed.indexOf('/articles/old'));
    expect(feed).toContain('<title>About old &lt;3</title>');
    expect(feed).toContain('<published>2025-01-01T00:00:00Z</published>');
    expect(feed).toContain('<author><name>Ana</name></author><summary>Long ago</summary>');
    expect(feed).toContain('<category term="City &amp; sea" label="City &amp; sea"/>');
    expect(feed).toContain('xml:lang="en-us"');
  });

  it('has the newest fifty, and the date of the last change to one of them', () => {
    const articles = Array.from({ length: 51 }, (_, number) => ({
      ...article(`number-${number}`, { date: `${1970 + number}-01-01` }),
      last_publication_date: `2026-02-${number === 25 ? 27 : 10}T10:00:00+0000`,
    }));
    const feed = atOnce(
      atomFeed(editionOf(exampleContent(articles), '2026-03-01'), languages[0], origin),
    );
    expect(count(feed, '<entry>')).toBe(50);
    expect(feed).not.toContain('/articles/number-0<');
    expect(feed.split('<entry>')[0]).toContain('<updated>2026-02-27T10:00:00Z</updated>');
  });

  it('of a language without articles is empty, and still a feed', () => {
    const feed = atOnce(atomFeed(edition, languages[1], origin));
    expect(feed).toContain('<id>https://www.example.org/pt/feed.xml</id>');
    expect(feed).toContain('<updated>1970-01-01T00:00:00Z</updated>');
    expect(feed).not.toContain('<entry>');
  });
});

describe('the routes', () => {
  const cache = new PageCache({ maxBytes: 1_000_000, onFault: () => {} });
  const routes = feedRoutes({
    edition: () => edition,
    cache,
    originOf: () => origin,
    serviceOrigin: '',
    pictureKey: '',
  });
  const asked = { isHead: false, acceptEncoding: undefined, ifNoneMatch: undefined, client: null };
  const get = (path: string, route = path) => routes[route]?.(asked, path);

  it.each([
    [
      '/robots.txt',
      'text/plain; charset=utf-8',
      '\nDisallow: /api/\n\nSitemap: https://www.example.org/sitemap.xml\n',
    ],
    ['/sitemap.xml', 'application/xml; charset=utf-8', '<urlset'],
    ['/feed.xml', 'application/atom+xml; charset=utf-8', '<feed'],
    ['/fr/feed.xml', 'application/atom+xml; charset=utf-8', 'xml:lang="fr-fr"'],
    ['/manifest.webmanifest', 'application/manifest+json', '"name":"Farol"'],
  ])('%s answers %s', async (path, type, part) => {
    const answer = await get(path);
    expect(answer?.status).toBe(200);
    expect(answer?.headers['content-type']).toBe(type);
    expect(answer?.headers.etag).toMatch(/^"/);
    expect(String(answer?.body)).toContain(part);
  });
});

describe('the manifest', () => {
  it('has the provider’s name, cut where there is little room, and opens the home page in the browser', () => {
    const layout = { id: 'layout', uid: null, type: 'layout' };
    const named = wireDocument({ ...layout, data: { metaTitle: 'Estrela Viagens' } });
    const file = manifest(editionOf(exampleContent([named]), '2026-03-01'));
    expect(JSON.parse(file)).toMatchObject({
      name: 'Estrela Viagens',
      short_name: 'Estrela Viag',
      start_url: '/',
      display: 'browser',
    });
  });
});

/** A site with these routes over the examples' edition. */
const siteWithFeeds = (options: { maxAddresses?: number } = {}) =>
  exampleSite({
    routes: Object.fromEntries(
      Object.entries(
        feedRoutes({
          edition: () => edition,
          cache: new PageCache({ maxBytes: 1_000_000, onFault: () => {} }),
          originOf: () => origin,
          serviceOrigin: '',
          pictureKey: '',
          ...options,
        }),
      ).map(([path, answer]) => [path, (request) => answer(request, request.pathname)]),
    ),
  });

describe('the parts of a sitemap', () => {
  const { app } = siteWithFeeds({ maxAddresses: 3 });

  it('are where the list says, and nowhere else', async () => {
    const list = await (await app.request('/sitemap.xml')).text();
    const parts = [...list.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address);
    expect(parts).toHaveLength(3);
    const addresses: string[] = [];
    for (const part of parts) {
      const answer = await app.request(part);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
      addresses.push(...((await answer.text()).match(/<loc>[^<]+/g) ?? []));
    }
    expect(new Set(addresses).size).toBe([...edition.addresses.entries()].length);
    for (const path of ['/sitemap-0.xml', '/sitemap-4.xml', '/sitemap-1x.xml'])
      expect((await app.request(path)).status, path).toBe(404);
  });
});

describe('files that anybody can make up names of', () => {
  const { app } = siteWithFeeds();

  it.each([
    '/maps/%ff.svg',
    '/calendar/%ff_2026-01-01.ics',
    '/calendar/%25ff_2026-01-01.ics',
    '/sitemap-1.xml',
  ])('are missing, and no fault, at %s', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });

  it('leave room for others where one client asks for many', async () => {
    const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
    const map = (name: string, client: string) =>
      app.request(`/maps/${name}.svg`, {}, from(client));
    const crowd = Array.from({ length: 40 }, (_, at) => map(`one${at}`, '203.0.113.7'));
    const other = map('world', '198.51.100.1');
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(25);
    expect(statuses.filter((status) => status === 503)).toHaveLength(15);
    expect((await other).status).toBe(200);
  });
});

describe('the drawn files', async () => {
  const files = await generatedImages(fileURLToPath(new URL('..', import.meta.url)));
  const widthOf = async (bytes: Buffer | undefined) =>
    (await sharp(bytes ?? Buffer.alloc(0)).metadata()).width;

  it.each([
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable.png', 512],
  ])('%s is %i pixels wide', async (path, size) => {
    expect(await widthOf(files.get(path))).toBe(size);
  });

  it('have an icon in the oldest format', async () => {
    const bytes = files.get('/favicon.ico');
    expect(bytes?.readUInt16LE(2)).toBe(1);
    expect(await widthOf(bytes?.subarray(22))).toBe(32);
  });

  it.each(languages.map(({ country }) => country))(
    'have the flag of %s in two widths',
    async (country) => {
      for (const width of [20, 40])
        expect(await widthOf(files.get(`/flags/w${width}/${country}.png`))).toBe(width);
    },
  );
});
