import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { StandIn, wireDocument } from '../../site/content/stand-in.ts';
import { exampleDocuments, exampleSite, exampleSnapshot } from '../../site/example-site.tsx';
import { Layout } from '../../site/layout/layout.tsx';
import { pages } from '../../site/pages/index.ts';
import type { PageProperties } from '../../site/pages/page.ts';
import { editionOf } from '../../site/publish/edition.ts';
import { noAssets } from '../../site/render/assets.ts';
import { renderPage } from '../../site/render/page.tsx';
import { readSettings } from '../../site/settings.ts';
import { startSite } from '../../site/site.ts';

const { drawing } = exampleSite();

function shown(id: string, documents = exampleDocuments, changed: Partial<typeof drawing> = {}) {
  const edition = editionOf(exampleSnapshot(documents), '2026-03-01');
  const document = edition.content.byId(id);
  if (!document) throw new Error(`There is no ${id}.`);
  const path = edition.addresses.of(document);
  const wanted = { document, path, query: new URLSearchParams() };
  return renderPage(edition, { ...drawing, ...changed }, wanted);
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
    shown(id, exampleDocuments, { pages: { dynamic_page: page } });
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
    const { layout, paths, doc, around } = propertiesOf('about-es');
    expect(around.content.byId('about-es')).toBe(doc);
    expect(around.content.layout(around.language)).toBe(layout);
    expect(around.addresses.paths(doc)).toEqual(paths);
    expect(around.language.key).toBe('es');
  });
});

describe('the language selector', () => {
  const links = (id: string) => {
    const html = shown(id, exampleDocuments, { Layout });
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
    expect(links('about-es')).toMatchObject({ pt: '/', fr: '/' });
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

  it('shows the site with metaDescription and metaImage where the home page says nothing else', () => {
    const metaImage = {
      url: 'http://service.test/media/light.jpg',
      alt: 'A lighthouse',
      dimensions: { width: 1600, height: 900 },
    };
    const html = shown(
      'home-en',
      [
        wireDocument({ id: 'home-en', uid: null, type: 'homepage', data: { title: 'Welcome' } }),
        wireDocument({
          id: 'layout',
          uid: null,
          type: 'layout',
          data: { metaTitle: 'Farol', metaDescription: 'Journeys in small groups.', metaImage },
        }),
      ],
      { pages },
    );
    for (const [property, content] of [
      ['og:site_name', 'Farol'],
      ['og:description', 'Journeys in small groups.'],
      ['og:image', 'https://www.example.org/media/light.jpg'],
      ['og:image:alt', 'A lighthouse'],
      ['og:image:width', '1600'],
      ['og:image:height', '900'],
    ])
      expect(html).toContain(`<meta property="${property}" content="${content}"/>`);
    expect(html).toContain('<meta name="description" content="Journeys in small groups."/>');
  });

  it('has the canonical address at the host of metaURL', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'farol-specification-'));
    const service = await StandIn.start([
      wireDocument({ id: 'about' }),
      wireDocument({
        id: 'layout',
        uid: null,
        type: 'layout',
        data: { metaTitle: 'Farol', metaURL: 'https://travel.example/ignored' },
      }),
    ]);
    const site = await startSite({
      settings: readSettings({ DATA_DIR: folder, SERVICE_URL: service.origin }),
      log: pino({ level: 'silent' }),
      clock: Date.now,
      assets: noAssets,
      files: new Map(),
      version: 'test',
      fontFile: '',
    });
    await vi.waitFor(async () => {
      const html = await (await site.app.request('/about?utm_source=x')).text();
      expect(html).toContain('<link rel="canonical" href="https://travel.example/about"/>');
      expect(html).toContain('<meta property="og:url" content="https://travel.example/about"/>');
    });
    await site.stop();
    service.stop();
    await rm(folder, { recursive: true });
  });
});
