import {
  defaultLanguage,
  type Language,
  languageOf,
  memoized,
  plainPath,
} from '@farol/content-model';
import type { OriginOf } from '../addresses/origin.ts';
import { read, type StoredDocument } from '../content/document.ts';
import { lastPublished } from '../content/publication-dates.ts';
import { destinationPages } from '../destinations/destinations.ts';
import type { Edition } from '../publish/edition.ts';
import { fileAddress, type PictureSource } from '../render/media.ts';
import type { Pieces } from '../render/pieces.ts';
import { mapInSteps, type Steps } from '../turns/steps.ts';
import { element, type Xml, xmlDocument, xmlInPieces } from './xml.ts';

/** The limit of the sitemap protocol. */
const defaultMaxAddresses = 50_000;

interface SitemapContext extends PictureSource {
  originOf: OriginOf;
}

/** Every address with its translations, date and pictures; beyond the limit, an index of sitemaps. */
export function* sitemap(
  edition: Edition,
  context: SitemapContext,
  maxAddresses = defaultMaxAddresses,
): Steps<Pieces> {
  const pages = yield* entriesOf(edition);
  if (pages.length <= maxAddresses) return yield* urlset(edition, context, pages);
  const parts = Array.from({ length: Math.ceil(pages.length / maxAddresses) }, (_, index) =>
    element('sitemap', [
      element(
        'loc',
        `${context.originOf(edition.content, defaultLanguage)}/sitemap-${index + 1}.xml`,
      ),
    ]),
  );
  return [xmlDocument(element('sitemapindex', parts, { xmlns: namespaces.xmlns }))];
}

/** One of the sitemaps in the index; null if there is no such part. */
export function* sitemapPart(
  edition: Edition,
  context: SitemapContext,
  part: number,
  maxAddresses = defaultMaxAddresses,
): Steps<Pieces | null> {
  const pages = yield* entriesOf(edition);
  if (pages.length <= maxAddresses) return null;
  const ofPart = pages.slice((part - 1) * maxAddresses, part * maxAddresses);
  return ofPart.length > 0 ? yield* urlset(edition, context, ofPart) : null;
}

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

interface Entry {
  language: Language;
  address: string;
  translations: readonly { language: Language; address: string }[];
  date: string | null;
  pictures: readonly string[];
}

/** Documents are only read when their entry is written, as there are many. */
type LazyEntry = () => Entry;

/** The pages of all documents, then those of the destinations. */
function* entriesOf({ content, addresses }: Edition): Steps<readonly LazyEntry[]> {
  const entries: LazyEntry[] = [];
  for (const [address, document] of addresses.entries()) {
    entries.push(() => ({
      language: languageOfDocument(document),
      address,
      translations: content.translations(document).map((translation) => ({
        language: languageOfDocument(translation),
        address: addresses.of(translation),
      })),
      date: lastPublished(document),
      pictures: picturesOf(document),
    }));
    yield;
  }
  const destinations = yield* destinationPages(content);
  for (const translations of destinations)
    for (const { language, address, programs } of translations) {
      const date = yield* newestDate(programs);
      entries.push(() => ({ language, address, translations, date, pictures: [] }));
    }
  return entries;
}

/** For a page generated from these documents, as it changes with each of them. */
function* newestDate(documents: readonly StoredDocument[]): Steps<string | null> {
  let newest: string | null = null;
  for (const document of documents) {
    const date = lastPublished(document);
    if (date && (!newest || Date.parse(date) > Date.parse(newest))) newest = date;
    yield;
  }
  return newest;
}

const languageOfDocument = ({ lang }: StoredDocument) => languageOf(lang) ?? defaultLanguage;

function* urlset(
  edition: Edition,
  context: SitemapContext,
  entries: readonly LazyEntry[],
): Steps<Pieces> {
  const urls = yield* mapInSteps(entries, (entry) => urlOf(edition, context, entry()));
  return xmlInPieces('urlset', urls, namespaces);
}

function urlOf({ content }: Edition, context: SitemapContext, entry: Entry): Xml {
  const { language, address, translations, date, pictures } = entry;
  const origin = (of: Language) => context.originOf(content, of);
  const alternates = translations.map((translation) => ({
    language: translation.language.code,
    href: origin(translation.language) + plainPath(translation.address),
  }));
  const main =
    alternates.find(({ language: code }) => code === defaultLanguage.code) ?? alternates[0];
  const links = main ? [...alternates, { language: 'x-default', href: main.href }] : [];
  return element('url', [
    element('loc', origin(language) + plainPath(address)),
    ...(date ? [element('lastmod', date)] : []),
    ...(translations.length > 1 ? links : []).map(({ language: code, href }) =>
      element('xhtml:link', '', { rel: 'alternate', hreflang: code, href }),
    ),
    ...pictures.map((url) =>
      element('image:image', [
        element('image:loc', new URL(fileAddress(url, context), origin(language)).href),
      ]),
    ),
  ]);
}

const picturesOf = memoized((document: StoredDocument): readonly string[] => {
  const { data } = read(document);
  return 'cover' in data && data.cover.url ? [data.cover.url] : [];
});
