import { defaultLanguage, languages } from '@farol/content-model';
import { singleFlight } from '@farol/server/single-flight';
import type { OriginOf } from '../addresses/origin.ts';
import type { Conditions } from '../http/request.ts';
import { cachedResponse, type SiteResponse } from '../http/response.ts';
import { terrainFile, terrainPath } from '../map/terrain.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { Edition } from '../publish/edition.ts';
import type { PictureSource } from '../render/media.ts';
import { bytesOf } from '../render/pieces.ts';
import type { Steps } from '../turns/steps.ts';
import { atomFeed, feedPath } from './atom.ts';
import { calendarFile, calendarPath } from './calendar.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { sitemap, sitemapPart } from './sitemap.ts';

export interface FeedsOptions extends PictureSource {
  edition(): Edition | null;
  cache: PageCache;
  originOf: OriginOf;
  /** Addresses in one sitemap; as many as search engines take where nothing is said. */
  mostAddresses?: number;
}

type Said = string | null;
/** What is short is said at once. */
type Say = (edition: Edition, path: string) => Said | Steps<Said>;
type Route = (conditions: Conditions, path: string) => Promise<SiteResponse | null>;

/** What machines read of the site, by path. A route that has nothing says null. */
export function feedRoutes(options: FeedsOptions): Readonly<Record<string, Route>> {
  const { originOf, serviceOrigin, pictureKey, mostAddresses } = options;
  const context = { originOf, serviceOrigin, pictureKey };
  const text = (type: string, say: Say): Route => textRoute(options, type, say);
  const xml = 'application/xml; charset=utf-8';

  return {
    '/robots.txt': text('text/plain; charset=utf-8', ({ content }) =>
      robots(originOf(content, defaultLanguage)),
    ),
    '/sitemap.xml': text(xml, (edition) => sitemap(edition, context, mostAddresses)),
    '/:part{sitemap-[1-9][0-9]*\\.xml}': text(xml, (edition, path) =>
      sitemapPart(edition, context, Number(/\d+/.exec(path)?.[0]), mostAddresses),
    ),
    [terrainPath]: text('image/svg+xml; charset=utf-8', ({ content }, path) =>
      terrainFile(content, path),
    ),
    [calendarPath]: text('text/calendar; charset=utf-8', (edition, path) =>
      calendarFile(edition, path, originOf),
    ),
    '/manifest.webmanifest': text('application/manifest+json', manifest),
    ...Object.fromEntries(
      languages.map((language) => [
        feedPath(language),
        text('application/atom+xml; charset=utf-8', (edition) =>
          atomFeed(edition, language, originOf(edition.content, language)),
        ),
      ]),
    ),
  };
}

function* saidBy(say: Say, edition: Edition, path: string): Steps<Said> {
  const said = say(edition, path);
  return typeof said === 'string' || said === null ? said : yield* said;
}

/** Made once for an edition, and packed like a page. */
function textRoute({ edition, cache }: FeedsOptions, type: string, say: Say): Route {
  const saying = new Map<string, Promise<Said>>();

  return async (conditions, path) => {
    const now = edition();
    if (!now) return null;
    const said = cache.cached(`!${path}`, now.number)
      ? ''
      : await singleFlight(saying, `${now.number} ${path}`, () =>
          cache.queue.run('page', () => saidBy(say, now, path)),
        );
    if (said === null) return null;
    const headers = { 'content-type': type, 'cache-tag': 'feeds', 'surrogate-key': 'feeds' };
    const page = await cache.page(`!${path}`, now.number, function* () {
      return { body: yield* bytesOf([said]), headers };
    });
    return cachedResponse(cache, page, conditions, 200, 'content');
  };
}
