import { describe, expect, it } from 'vitest';
import { wireDocument } from '../content/service.testing.ts';
import { editionOf } from '../publish/edition.ts';
import { exampleContent, exampleSite, exampleWireDocuments } from '../site.testing.tsx';
import { atOnce } from '../turns/steps.ts';
import { type Renderer, renderPage } from './page.tsx';

const { renderer } = exampleSite();
const edition = editionOf(exampleContent(), '2026-03-01');

function html(id: string, query = '', changed: Partial<Renderer> = {}, isPreview = false): string {
  const document = edition.content.byId(id);
  if (!document) throw new Error(`There is no ${id}.`);
  const path = edition.addresses.of(document);
  const wanted = { document, path, query: new URLSearchParams(query), isPreview };
  return atOnce(renderPage(edition, { ...renderer, ...changed }, wanted)).body.toString();
}

const tags = (text: string, name: string) => text.match(new RegExp(`<${name}[^>]*>`, 'g')) ?? [];
const headOf = (text: string) => text.slice(0, text.indexOf('</head>'));

interface Speculation {
  where: {
    and: {
      href_matches?: string;
      not?: { href_matches?: (string | { pathname: string })[]; selector_matches?: string };
    }[];
  };
  eagerness: string;
}

function speculationOf(text: string): Speculation {
  const [, rules = '{}'] = /<script type="speculationrules">(.*?)<\/script>/.exec(text) ?? [];
  return JSON.parse(rules).prerender[0];
}

/** Whether a page that follows these rules may make an address ready before it is chosen. */
function mayMakeReady({ where }: Speculation, address: string): boolean {
  const url = new URL(address, 'https://www.example.org');
  const excluded = where.and.flatMap(({ not }) => not?.href_matches ?? []);
  return excluded.every((pattern) => {
    const { pathname } = typeof pattern === 'string' ? { pathname: pattern } : pattern;
    return !new URLPattern({ pathname }).test(url.href);
  });
}

describe('the document', () => {
  const page = html('about-en');
  const speculation = speculationOf(page);

  it('says its language, title and description', () => {
    expect(page).toMatch(/^<!doctype html><html lang="en-us">/);
    expect(page).toContain('<title>About us | Farol</title>');
    expect(page).toContain('<meta name="description" content="About About us"/>');
    expect(page).toContain('<meta name="robots" content="index"/>');
    expect(page.slice(0, 200)).toMatch(/<meta charset="utf-8"\/>/i);
  });

  it('has the canonical address: the meta host plus the path', () => {
    expect(tags(page, 'link rel="canonical"')).toEqual([
      '<link rel="canonical" href="https://www.example.org/about"/>',
    ]);
  });

  it('names the languages that have the page, and only those', () => {
    const links = [...page.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
    expect(links.map(([, language, href]) => `${language} ${href}`)).toEqual([
      'en-us https://www.example.org/about',
      'es-es https://www.example.org/es/nosotros',
      'x-default https://www.example.org/about',
    ]);
    const spanish = [...html('about-es').matchAll(/hrefLang="([^"]+)" href="([^"]+)"/g)];
    expect(spanish.map(([all]) => all)).toEqual(
      links.map(([all]) => all.replace(/^.*?hrefLang/, 'hrefLang').replace(/\/?>?$/, '')),
    );
  });

  it('has the open graph and the photo card', () => {
    const properties = Object.fromEntries(
      [...page.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(
        ([, name, content]) => [name, content],
      ),
    );
    expect(properties).toEqual({
      'og:type': 'website',
      'og:site_name': 'Farol',
      'og:title': 'About us | Farol',
      'og:description': 'About About us',
      'og:url': 'https://www.example.org/about',
      'og:locale': 'en_US',
      'og:locale:alternate': 'es_ES',
      'og:image': 'https://www.example.org/social/en/about-en.png',
      'og:image:alt': 'About us',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'photo',
      'twitter:title': 'About us | Farol',
      'twitter:description': 'About About us',
      'twitter:image': 'https://www.example.org/social/en/about-en.png',
      'twitter:image:alt': 'About us',
    });
  });

  it('forbids scaling, unless a setting allows it', () => {
    expect(page).toContain(
      'content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no"',
    );
    const settings = { ...renderer.settings, allowZoom: true };
    expect(html('about-en', '', { settings })).toContain(
      'content="width=device-width, initial-scale=1"',
    );
  });

  it('links the icons, the manifest and the feed', () => {
    for (const part of [
      'rel="icon" href="/favicon.ico"',
      'rel="apple-touch-icon" href="/apple-touch-icon.png"',
      'rel="manifest" href="/manifest.webmanifest"',
      'type="application/atom+xml" title="Farol" href="/feed.xml"',
    ])
      expect(page).toContain(part);
    expect(html('home-fr')).toContain('href="/fr/feed.xml"');
  });

  it('has its styles in the head, once, without marks', () => {
    expect(headOf(page)).toContain('<style>@layer part{.example{color:red}}</style>');
    expect(tags(page, 'style')).toHaveLength(1);
    expect(page).not.toContain('data-precedence');
  });

  it('has its data for machines, which nothing can end', () => {
    const evil = '</script><script>alert(1)</script><!--';
    const documents = [
      wireDocument({ id: 'evil', data: { title: [{ type: 'heading1', text: evil, spans: [] }] } }),
      ...exampleWireDocuments,
    ];
    const content = editionOf(exampleContent(documents), '2026-03-01');
    const document = content.content.byId('evil');
    if (!document) throw new Error('It did not fit.');
    const wanted = { document, path: '/evil', query: new URLSearchParams() };
    const text = atOnce(renderPage(content, renderer, wanted)).body.toString();
    expect(text).not.toContain('<script>alert');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebPage', name: evil }],
    });
  });

  it('makes pages ready that the visitor points at', () => {
    expect(speculation.eagerness).toBe('moderate');
  });

  it('makes no page ready that only the click may ask for', () => {
    const excluded = speculation.where.and.flatMap(({ not }) => not?.href_matches ?? []);
    expect(excluded).toContain('/(api|media|social)/*');
    const [selector] = speculation.where.and.flatMap(({ not }) => not?.selector_matches ?? []);
    expect(selector?.split(', ')).toEqual([
      '[download]',
      '[hreflang]',
      '[rel~=nofollow]',
      '[target=_blank]',
    ]);
  });

  it('makes no address ready that languages share and a choice of language leads to', () => {
    // A choice of language is a cookie that the click writes: asked for before, `/` would lead to the old one.
    const ready = (address: string) => mayMakeReady(speculation, address);
    expect(['/', '/?utm_source=x'].filter(ready)).toEqual([]);
    expect(['/programs', '/about', '/es/nosotros', '/pt'].filter(ready)).toHaveLength(4);
  });

  it('takes a path for what it is, whatever letters are in it', () => {
    const uid = 'a.b:c*(d)+{é}';
    const own = editionOf(
      exampleContent([
        wireDocument({ id: 'odd', uid, data: { title: [] } }),
        wireDocument({ id: 'odd-fr', uid, lang: 'fr-fr', data: { title: [] } }),
      ]),
      '2026-03-01',
    );
    const document = own.content.byId('odd');
    if (!document) throw new Error('There is no odd page.');
    const path = own.addresses.of(document);
    const wanted = { document, path, query: new URLSearchParams() };
    const rules = speculationOf(atOnce(renderPage(own, renderer, wanted)).body.toString());
    expect(mayMakeReady(rules, path)).toBe(false);
    expect(mayMakeReady(rules, '/axb:c')).toBe(true);
  });

  it('is not for search engines as a preview, and then has no translations for them', () => {
    const preview = html('about-en', '', {}, true);
    expect(preview).toContain('<meta name="robots" content="noindex"/>');
    expect(preview).not.toContain('hrefLang="es-es" href="https');
  });

  it('carries the tag manager only where there is one', () => {
    expect(page).not.toContain('data-tag-manager');
    const settings = {
      ...renderer.settings,
      tagManager: { id: 'GTM-A', auth: 'b', preview: 'env-1' },
      consent: 'off' as const,
    };
    expect(html('about-en', '', { settings })).toContain(
      '<html lang="en-us" data-tag-manager="GTM-A" data-tag-manager-auth="b" data-tag-manager-preview="env-1" data-consent="off">',
    );
  });

  it('loads fonts and scripts of the build', () => {
    const assets = {
      earlyScript: '{early()}',
      mainScript: { address: '/assets/main-1.js' },
      fontFaces: '@font-face{}',
      fonts: ['/assets/a.woff2'],
      wholeStyle: null,
      besideScript: null,
      development: [],
    };
    const built = html('about-en', '', { shell: { ...renderer.shell, assets } });
    expect(built).toContain('<script>{early()}</script>');
    expect(built).toContain('<script type="module" src="/assets/main-1.js"></script>');
    expect(headOf(built)).toContain('<style>@font-face{}');
    expect(built).toContain(
      '<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2"',
    );
  });

  it('of a further page of a list is a page of its own', () => {
    const second = html('programs', 'page=2');
    expect(second).toContain('href="https://www.example.org/programs?page=2"');
    expect(second).not.toContain('hrefLang');
    expect(html('programs')).toContain('hrefLang');
    for (const view of ['kind=a', 'kind=a&page=2'])
      expect(html('programs', view)).toContain(
        'rel="canonical" href="https://www.example.org/programs"',
      );
  });
});
