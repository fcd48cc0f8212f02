import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@farol/content-model';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { read } from '../../site/content/document.ts';
import { StandIn, wireDocument } from '../../site/content/service.testing.ts';
import type { PageProperties } from '../../site/contract/page.ts';
import { Layout } from '../../site/layout/layout.tsx';
import { pages } from '../../site/pages/index.ts';
import { editionOf } from '../../site/publish/edition.ts';
import { noAssets } from '../../site/render/assets.ts';
import { renderPage } from '../../site/render/page.tsx';
import { readSettings } from '../../site/settings.ts';
import { exampleContent, exampleSite, exampleWireDocuments } from '../../site/site.testing.tsx';
import { startSite } from '../../site/site.ts';
import { atOnce } from '../../site/turns/steps.ts';
import { eventually } from '../../testing/eventually.ts';

const { renderer } = exampleSite();

function shown(
  id: string,
  documents = exampleWireDocuments,
  changed: Partial<typeof renderer> = {},
) {
  const edition = editionOf(exampleContent(documents), '2026-03-01');
  const document = edition.content.byId(id);
  if (!document) throw new Error(`There is no ${id}.`);
  const path = edition.addresses.of(document);
  const wanted = { document, path, query: new URLSearchParams() };
  return atOnce(renderPage(edition, { ...renderer, ...changed }, wanted)).body.toString();
}

describe('the properties of a page', () => {
  function propertiesOf(id: string) {
    const given: PageProperties<'dynamic_page'>[] = [];
    const page = {
      ...pages.dynamic_page,
      Body(properties: PageProperties<'dynamic_page'>) {
        given.push(properties);
        return null;
      },
    };
    shown(id, exampleWireDocuments, { pages: { dynamic_page: page } });
    const [first] = given;
    if (!first) throw new Error('The page was not drawn.');
    return first;
  }

  it('are layout, paths and doc', () => {
    const { layout, paths, doc } = propertiesOf('about-en');
    expect(layout?.data.metaTitle).toBe('Farol');
    expect(paths).toEqual({ en: '/about', pt: '/', es: '/es/nosotros', fr: '/' });
    expect(doc.id).toBe('about-en');
  });

  it('come from the copy of the content, in the language of the page', () => {
    const { layout, paths, doc, context } = propertiesOf('about-es');
    const about = context.content.byId('about-es');
    expect(about && read(about)).toBe(doc);
    expect(context.content.layout(context.language)).toBe(layout);
    expect(context.addresses.paths(doc)).toEqual(paths);
    expect(context.language.key).toBe('es');
  });
});

describe('the language selector', () => {
  const links = (id: string) => {
    const html = shown(id, exampleWireDocuments, { Layout });
    return Object.fromEntries(
      [
        ...html.matchAll(/<a href="([^"]*)" lang="[^"]*" hrefLang="[^"]*" data-language="(\w+)"/g),
      ].map(([, href, key]) => [key, href]),
    );
  };

  it('leads to the same page in each language', () => {
    expect(links('home-en')).toMatchObject({ en: '/', fr: '/fr' });
    expect(links('about-es')).toMatchObject({ en: '/about', es: '/es/nosotros' });
  });

  it('leads to / in a language that does not have the page', () => {
    // The fragment tells the home page to say why one is there.
    expect(links('about-es')).toMatchObject({ pt: '/#untranslated', fr: '/#untranslated' });
  });
});

describe('the metadata', () => {
  const titled = (title: string, metaTitle: string) =>
    shown(
      'about-en',
      [
        wireDocument({ id: 'about-en', data: { meta_title: title } }),
        wireDocument({ id: 'layout', uid: null, type: 'layout', data: { metaTitle } }),
      ],
      { pages },
    );

  it.each([
    ['Surf camps', 'Farol', 'Surf camps | Farol'],
    ['Surf & sea', 'Farol <3', 'Surf &amp; sea | Farol &lt;3'],
  ])('has a title of the page’s own and the site’s: %s of %s', (title, metaTitle, expected) => {
    expect(titled(title, metaTitle)).toContain(`<title>${expected}</title>`);
  });

  const metaImage = {
    url: 'http://service.test/media/light.jpg',
    alt: 'A lighthouse',
    dimensions: { width: 1600, height: 900 },
  };
  const described = { metaTitle: 'Norte', metaDescription: 'Journeys in small groups.', metaImage };
  const layoutIn = (lang: string, data: Record<string, unknown>) =>
    wireDocument({ id: `layout-${lang}`, uid: null, type: 'layout', lang, data });
  const tagsOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
        ([, name, content]) => [name, content],
      ),
    );

  it.each(routes.map(({ type }) => type))(
    'describes a page of %s by metaDescription and metaImage where it says nothing itself',
    (type) => {
      const page = wireDocument({ id: 'page', uid: 'page', type, data: {} });
      const html = shown('page', [page, layoutIn('en-us', described)], { pages });
      expect(tagsOf(html)).toMatchObject({
        description: 'Journeys in small groups.',
        'og:site_name': 'Norte',
        'og:description': 'Journeys in small groups.',
        'og:image': 'https://www.example.org/media/light.jpg',
        'og:image:alt': 'A lighthouse',
        'og:image:width': '1600',
        'og:image:height': '900',
        'twitter:image': 'https://www.example.org/media/light.jpg',
      });
    },
  );

  it('leaves a page its own description and picture', () => {
    const own = { ...metaImage, url: 'http://service.test/media/own.jpg', alt: 'Its own' };
    const data = { meta_description: 'What it says.', meta_image: own };
    const page = wireDocument({ id: 'page', data });
    const html = shown('page', [page, layoutIn('en-us', described)], { pages });
    expect(tagsOf(html)).toMatchObject({
      description: 'What it says.',
      'og:image': 'https://www.example.org/media/own.jpg',
      'og:image:alt': 'Its own',
    });
  });

  it('draws a picture of the page where the layout has none either', () => {
    const html = shown('page', [wireDocument({ id: 'page' }), layoutIn('en-us', {})], { pages });
    expect(tagsOf(html)['og:image']).toBe('https://www.example.org/social/en/page.png');
  });

  /** One page in three languages, each with a layout that names its own host, the Portuguese one first. */
  const about = ['en-us', 'pt-br', 'es-es'].map((lang) => ({
    id: `about-${lang}`,
    uid: 'about',
    type: 'dynamic_page',
    lang,
  }));
  const international = [
    layoutIn('pt-br', { metaURL: 'https://travel.example.br/ignored' }),
    layoutIn('en-us', { metaURL: 'https://travel.example' }),
    layoutIn('es-es', { metaURL: 'no address' }),
    ...about.map((each) =>
      wireDocument({ ...each, alternate_languages: about.filter(({ id }) => id !== each.id) }),
    ),
  ];

  async function addressesOf(path: string, environment: Record<string, string> = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'farol-specification-'));
    const service = await StandIn.start(international);
    const site = await startSite({
      settings: readSettings({ DATA_DIR: folder, SERVICE_URL: service.origin, ...environment }),
      log: pino({ level: 'silent' }),
      clock: Date.now,
      assets: noAssets,
      files: new Map(),
      version: 'test',
      fontFile: '',
    });
    const html = await eventually(async () => {
      const answer = await site.app.request(path);
      expect(answer.status).toBe(200);
      return answer.text();
    });
    const map = await (await site.app.request('/sitemap.xml')).text();
    await site.stop();
    service.stop();
    await rm(folder, { recursive: true });
    return {
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      own: tagsOf(html)['og:url'],
      alternates: [...html.matchAll(/<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/g)].map(
        ([, href]) => href,
      ),
      listed: [...map.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address),
    };
  }

  const everyAddress = [
    'https://travel.example/about',
    'https://travel.example.br/pt/about',
    'https://travel.example/es/about',
  ];

  it.each([
    ['English', '/about?utm_source=x', 'https://travel.example/about'],
    ['Portuguese', '/pt/about', 'https://travel.example.br/pt/about'],
    ['Spanish, whose layout names none,', '/es/about', 'https://travel.example/es/about'],
  ])(
    'has the canonical address of %s at the host of its layout’s metaURL',
    async (_, path, expected) => {
      const { canonical, own, alternates, listed } = await addressesOf(path);
      expect([canonical, own]).toEqual([expected, expected]);
      expect(alternates).toEqual([...everyAddress, everyAddress[0]]);
      expect(listed.toSorted()).toEqual(everyAddress.toSorted());
    },
  );

  it('has every canonical address at SITE_URL, where that is set', async () => {
    const set = { SITE_URL: 'https://set.example/ignored' };
    const { canonical, own, alternates, listed } = await addressesOf('/pt/about', set);
    expect([canonical, own]).toEqual(Array(2).fill('https://set.example/pt/about'));
    const hosts = [...alternates, ...listed].map((each) => new URL(each ?? '').origin);
    expect(new Set(hosts)).toEqual(new Set(['https://set.example']));
  });
});
