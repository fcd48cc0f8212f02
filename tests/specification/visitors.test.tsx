import { defaultLanguage, routes } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { Content } from '../../site/content/content.ts';
import { stored } from '../../site/content/document.ts';
import { exampleDocuments, exampleSettings } from '../../site/examples/examples.ts';
import { editionOf } from '../../site/publish/edition.ts';
import { noAssets } from '../../site/render/assets.ts';
import { renderPage } from '../../site/render/page.tsx';
import { render, siteRenderer } from '../../site/renderer.tsx';
import { exampleSite } from '../../site/site.testing.tsx';
import { atOnce } from '../../site/turns/steps.ts';

const renderer = siteRenderer(exampleSettings, {
  originOf: () => 'https://www.example.org',
  assets: noAssets,
});
const documents = exampleDocuments.map(stored);
const edition = editionOf(new Content('ref', documents), '2026-11-21');
const query = new URLSearchParams();

const search: [string, string] = [
  'search',
  atOnce(
    render(
      edition,
      renderer,
      { kind: 'search', language: defaultLanguage, path: '/search', query },
      { toolbar: null, isPreview: false },
    ),
  ).body.toString(),
];

/** A page of every type, and the search. */
const everyPage = [
  ...routes.map(({ type }): [string, string] => {
    const document = documents.find((each) => each.type === type);
    if (!document) throw new Error(`There is no example of ${type}.`);
    const path = edition.addresses.of(document);
    return [type, atOnce(renderPage(edition, renderer, { document, path, query })).body.toString()];
  }),
  search,
];

describe.each(everyPage)('a page of %s', (_, html) => {
  it('asks nobody who they are, and takes nothing from them', () => {
    expect(html).not.toMatch(/type="(password|email|file|tel)"|<textarea|method="post"/i);
    for (const [, attributes = ''] of html.matchAll(/<form([^>]*)>/g))
      expect(attributes).toMatch(/ action="\/(programs|search)[#"]/);
  });

  it('sells nothing by itself', () => {
    expect(html).not.toMatch(/checkout|add-to-cart|type="card"|autocomplete="cc-/i);
  });
});

describe('the site', () => {
  it('shows every visitor the same, whoever says to be who', async () => {
    const { app } = exampleSite();
    const plain = await (await app.request('/about')).text();
    const headers = { authorization: 'Bearer admin', cookie: 'session=admin; role=editor' };
    const claimed = await app.request('/about', { headers });
    expect(claimed.status).toBe(200);
    expect(await claimed.text()).toBe(plain);
    expect(claimed.headers.get('set-cookie')).toBeNull();
  });
});
