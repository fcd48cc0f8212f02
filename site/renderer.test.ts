import { languages } from '@farol/content-model';
import { describe, expect, it, vi } from 'vitest';
import { Content } from './content/content.ts';
import { stored } from './content/document.ts';
import { exampleDocuments, exampleSettings } from './examples/examples.ts';
import { atomFeed } from './feeds/atom.ts';
import { sitemap } from './feeds/sitemap.ts';
import { resolve } from './http/resolve.ts';
import { pages } from './pages/index.ts';
import { editionOf } from './publish/edition.ts';
import { noAssets } from './render/assets.ts';
import { render, siteRenderer } from './renderer.tsx';
import { atOnce, type Steps } from './turns/steps.ts';

const edition = editionOf(new Content('ref', exampleDocuments.map(stored)), '2026-11-21');
const assets = { ...noAssets, besideScript: '/assets/beside.js' };
const renderer = siteRenderer(
  { ...exampleSettings, tagManager: { id: 'GTM-X', auth: null, preview: null } },
  { originOf: () => 'https://farol.example', assets },
);
const beside = { editor: 'https://content.example.org', faults: [] };

function rendered(pathname: string, options: Parameters<typeof render>[3]): string {
  const found = resolve(edition, { pathname, search: '', cookie: undefined }, pages);
  if (found.kind === 'redirect') throw new Error(`${pathname} leads on.`);
  return atOnce(render(edition, renderer, found, options)).body.toString();
}

const published = (path: string) => rendered(path, { toolbar: null, isPreview: false });
const written = (path: string) => rendered(path, { toolbar: null, isPreview: true, beside });

/** Only in pages beside the editor. */
const added = / data-from="[^"]*"| data-editor="[^"]*"| data-document="[^"]*"/g;
const script = '<script type="module" src="/assets/beside.js"></script>';

/** Without what only public pages have: the tag manager, consent, preloading, and what search engines read. */
function withoutPublic(html: string): string {
  return (
    html
      .replace(/ data-tag-manager="[^"]*"| data-consent="(?:on|off|advertising)"/g, '')
      .replace(/<script type="speculationrules">.*?<\/script>/, '')
      .replace(/<div aria-live="polite">.*?<\/section><\/div>/, '')
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<meta name="robots"[^>]*>/, '')
      // React preloads pictures at the beginning of each part.
      .replace(/<link rel="preload" as="image"[^>]*>/g, '')
      .replace(/<button[^>]*data-consent="ask"[^>]*>.*?<\/button>/g, '')
      .replace(/<link rel="alternate" hrefLang[^>]*>/g, '')
  );
}

const paths = [...edition.addresses.entries()].map(([path]) => path);

describe('a page beside the editor', () => {
  it('is tried with every page of the examples', () => expect(paths.length).toBe(8));

  it.each(paths)('is what visitors get, but for attributes and the script: %s', (path) => {
    const html = written(path);
    expect(html).toContain(script);
    expect(html).not.toMatch(/googletagmanager|GTM-X|speculationrules|id="consent"/);
    expect(withoutPublic(html.replaceAll(added, '').replace(script, ''))).toBe(
      withoutPublic(published(path)),
    );
  });

  it.each(paths)('says of its texts where they come from: %s', (path) => {
    const document = edition.addresses.at(path);
    expect(written(path)).toContain(` data-from="${document?.id} `);
    expect(published(path)).not.toMatch(/data-from|data-editor|data-document|beside\.js/);
  });
});

describe('a site of many documents', () => {
  const copies = exampleDocuments
    .filter(({ uid }) => uid !== null)
    .flatMap((document) =>
      Array.from({ length: 200 }, (_, copy) => {
        const id = `${document.id}-${copy}`;
        return { ...document, id, uid: `${document.uid}-${copy}`, alternate_languages: [] };
      }),
    );
  /** A new one each time, of which nothing was read yet. */
  const newEdition = () =>
    editionOf(new Content('ref', [...exampleDocuments, ...copies].map(stored)), '2026-11-21');

  /** How many documents are read between two turns of others, at most. */
  function mostReadAtOnce(work: Steps<unknown>): number {
    const parse = vi.spyOn(JSON, 'parse');
    let most = 0;
    for (let isDone = false; !isDone; ) {
      parse.mockClear();
      isDone = work.next().done === true;
      most = Math.max(most, parse.mock.calls.length);
    }
    parse.mockRestore();
    return most;
  }

  const searches = languages.map(({ key }) => [key, key === 'en' ? '' : `/${key}`] as const);
  it.each([
    ...paths,
    ...[
      '/articles?page=2',
      '/articles?tag=city',
      '/programs?kind=internship',
      '/destinations',
      '/destinations/portugal',
    ],
    ...searches.map(([, base]) => `${base}/search?q=lisbon`),
  ])('shows %s with a turn of others after each few documents', (path) => {
    const many = newEdition();
    const { pathname, search } = new URL(path, 'https://farol.example');
    const found = resolve(many, { pathname, search, cookie: undefined }, pages);
    if (found.kind === 'redirect') throw new Error(`${path} leads on.`);
    expect(found.kind).not.toBe('missing');
    const options = { toolbar: null, isPreview: false };
    expect(mostReadAtOnce(render(many, renderer, found, options))).toBeLessThan(20);
  });

  it('writes a feed and the sitemap in the same way', () => {
    const [language] = languages;
    const context = { ...exampleSettings, originOf: () => 'https://farol.example' };
    expect(mostReadAtOnce(atomFeed(newEdition(), language, 'https://farol.example'))).toBeLessThan(
      20,
    );
    expect(mostReadAtOnce(sitemap(newEdition(), context))).toBeLessThan(20);
  });
});
