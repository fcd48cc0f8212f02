import { defaultLanguage, languageOf, memoized } from '@farol/content-model';
import type { OriginOf } from '../addresses/origin.ts';
import { plainPath } from '../addresses/path.ts';
import { read, type StoredDocument } from '../content/document.ts';
import type { Edition } from '../publish/edition.ts';
import { fileAddress, type PictureSource } from '../render/media.ts';
import type { Steps } from '../turns/steps.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

/** As many addresses as one sitemap may have. */
export const mostAddresses = 50_000;

interface SitemapContext extends PictureSource {
  originOf: OriginOf;
}

/** Every address with its translations, date and pictures; beyond the limit, a list of sitemaps. */
export function* sitemap(
  edition: Edition,
  context: SitemapContext,
  most = mostAddresses,
): Steps<string> {
  const pages = [...edition.addresses.entries()];
  if (pages.length <= most) return yield* urlset(edition, context, pages);
  const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, index) =>
    element('sitemap', [
      element(
        'loc',
        `${context.originOf(edition.content, defaultLanguage)}/sitemap-${index + 1}.xml`,
      ),
    ]),
  );
  return xmlDocument(element('sitemapindex', parts, { xmlns: namespaces.xmlns }));
}

/** One of the sitemaps a list names; null where it names no such one. */
export function* sitemapPart(
  edition: Edition,
  context: SitemapContext,
  part: number,
  most = mostAddresses,
): Steps<string | null> {
  const pages = [...edition.addresses.entries()];
  const ours = pages.slice((part - 1) * most, part * most);
  return pages.length > most && ours.length > 0 ? yield* urlset(edition, context, ours) : null;
}

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

function* urlset(
  edition: Edition,
  context: SitemapContext,
  pages: readonly [string, StoredDocument][],
): Steps<string> {
  let xml = '';
  for (const [address, document] of pages) {
    xml += urlOf(edition, context, address, document).xml;
    yield;
  }
  return xmlDocument(element('urlset', [{ xml }], namespaces));
}

function urlOf(
  edition: Edition,
  context: SitemapContext,
  address: string,
  document: StoredDocument,
): Xml {
  const { content, addresses } = edition;
  const origin = (each: StoredDocument) =>
    context.originOf(content, languageOf(each.lang) ?? defaultLanguage);
  const translations = content.translations(document);
  const alternates = translations.map((each) => ({
    language: languageOf(each.lang)?.code ?? each.lang,
    href: origin(each) + plainPath(addresses.of(each)),
  }));
  const main = alternates.find(({ language }) => language === 'en-us') ?? alternates[0];
  const links = main ? [...alternates, { language: 'x-default', href: main.href }] : [];
  const date = dateOf(document);
  return element('url', [
    element('loc', origin(document) + plainPath(address)),
    ...(date ? [element('lastmod', date)] : []),
    ...(translations.length > 1 ? links : []).map(({ language, href }) =>
      element('xhtml:link', '', { rel: 'alternate', hreflang: language, href }),
    ),
    ...picturesOf(document).map((url) =>
      element('image:image', [
        element('image:loc', new URL(fileAddress(url, context), origin(document)).href),
      ]),
    ),
  ]);
}

/** As XML and Atom write dates. */
export function dateOf({ last_publication_date: date }: StoredDocument): string | null {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString().replace('.000', '');
}

const picturesOf = memoized((document: StoredDocument): readonly string[] => {
  const { data } = read(document);
  return 'cover' in data && data.cover.url ? [data.cover.url] : [];
});
