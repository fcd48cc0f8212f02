import { defaultLanguage, type Language, languageOf, memoized } from '@farol/content-model';
import type { OriginOf } from '../addresses/origin.ts';
import { plainPath } from '../addresses/path.ts';
import { read, type StoredDocument } from '../content/document.ts';
import { destinationPages } from '../destinations/destinations.ts';
import type { Edition } from '../publish/edition.ts';
import { fileAddress, type PictureSource } from '../render/media.ts';
import type { Steps } from '../turns/steps.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

/** As many addresses as one sitemap may have. */
const mostAddresses = 50_000;

interface SitemapContext extends PictureSource {
  originOf: OriginOf;
}

/** Every address with its translations, date and pictures; beyond the limit, a list of sitemaps. */
export function* sitemap(
  edition: Edition,
  context: SitemapContext,
  most = mostAddresses,
): Steps<string> {
  const pages = yield* entriesOf(edition);
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
  const pages = yield* entriesOf(edition);
  const ours = pages.slice((part - 1) * most, part * most);
  return pages.length > most && ours.length > 0 ? yield* urlset(edition, context, ours) : null;
}

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

/** A page as the sitemap names it. */
interface Listed {
  language: Language;
  address: string;
  translations: readonly { language: Language; address: string }[];
  date: string | null;
  pictures: readonly string[];
}

/** The pages of documents are read when they are written, for they are many. */
type Entry = () => Listed;

/** Every page of a document, and after them those of the destinations. */
function* entriesOf({ content, addresses }: Edition): Steps<readonly Entry[]> {
  const entries: Entry[] = [...addresses.entries()].map(([address, document]) => () => ({
    language: languageOfDocument(document),
    address,
    translations: content.translations(document).map((each) => ({
      language: languageOfDocument(each),
      address: addresses.of(each),
    })),
    date: dateOf(document),
    pictures: picturesOf(document),
  }));
  const destinations = yield* destinationPages(content);
  for (const translations of destinations)
    for (const { language, address, programs } of translations) {
      const date = yield* newestOf(programs);
      entries.push(() => ({ language, address, translations, date, pictures: [] }));
    }
  return entries;
}

/** When the last of them changed: a page that is made of them changes with each. */
function* newestOf(documents: readonly StoredDocument[]): Steps<string | null> {
  let newest: string | null = null;
  for (const document of documents) {
    const date = dateOf(document);
    if (date && (!newest || Date.parse(date) > Date.parse(newest))) newest = date;
    yield;
  }
  return newest;
}

const languageOfDocument = ({ lang }: StoredDocument) => languageOf(lang) ?? defaultLanguage;

function* urlset(
  edition: Edition,
  context: SitemapContext,
  entries: readonly Entry[],
): Steps<string> {
  let xml = '';
  for (const entry of entries) {
    xml += urlOf(edition, context, entry()).xml;
    yield;
  }
  return xmlDocument(element('urlset', [{ xml }], namespaces));
}

function urlOf({ content }: Edition, context: SitemapContext, listed: Listed): Xml {
  const { language, address, translations, date, pictures } = listed;
  const origin = (of: Language) => context.originOf(content, of);
  const alternates = translations.map((each) => ({
    language: each.language.code,
    href: origin(each.language) + plainPath(each.address),
  }));
  const main = alternates.find(({ language: code }) => code === 'en-us') ?? alternates[0];
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

/** As XML and Atom write dates. */
export function dateOf({ last_publication_date: date }: StoredDocument): string | null {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString().replace('.000', '');
}

const picturesOf = memoized((document: StoredDocument): readonly string[] => {
  const { data } = read(document);
  return 'cover' in data && data.cover.url ? [data.cover.url] : [];
});
