import { defaultLanguage, languages, readPath } from '@farol/content-model';
import { singleFlight } from '@farol/server/single-flight';
import type { OriginOf } from '../addresses/origin.ts';
import type { Conditions, SiteRequest } from '../http/request.ts';
import { cachedResponse, type SiteResponse } from '../http/response.ts';
import { terrainFile, terrainPath } from '../map/terrain.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { Edition } from '../publish/edition.ts';
import type { PictureSource } from '../render/media.ts';
import { bytesOf, type Pieces } from '../render/pieces.ts';
import type { Lane } from '../turns/queue.ts';
import type { Steps } from '../turns/steps.ts';
import { atomFeed, feedPath } from './atom.ts';
import { calendarFile, calendarPath } from './calendar.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { sitemap, sitemapPart } from './sitemap.ts';

interface FeedsOptions extends PictureSource {
  edition(): Edition | null;
  cache: PageCache;
  originOf: OriginOf;
  /** Per sitemap; by default, as many as search engines accept. */
  maxAddresses?: number;
}

type Text = string | Pieces | null;
/** Short texts are rendered in one go. */
type RenderText = (edition: Edition, path: string) => string | null | Steps<Text>;
type FeedRequest = Conditions & Pick<SiteRequest, 'client'>;
type Route = (request: FeedRequest, path: string) => Promise<SiteResponse | null>;

/** Files for machines, by path. A route returns null for a file that does not exist. */
export function feedRoutes(options: FeedsOptions): Readonly<Record<string, Route>> {
  const { originOf, serviceOrigin, pictureKey, maxAddresses } = options;
  const context = { originOf, serviceOrigin, pictureKey };
  const text = (type: string, render: RenderText): Route =>
    textRoute(options, { type, render, lane: 'page' });
  /** Of an address that anybody can make up: whether it is one of ours takes some work to find out. */
  const guessable = (type: string, render: RenderText): Route =>
    textRoute(options, { type, render, lane: 'view' });
  const xml = 'application/xml; charset=utf-8';

  return {
    '/robots.txt': text('text/plain; charset=utf-8', ({ content }) =>
      robots(originOf(content, defaultLanguage)),
    ),
    '/sitemap.xml': text(xml, (edition) => sitemap(edition, context, maxAddresses)),
    '/:part{sitemap-[1-9][0-9]*\\.xml}': guessable(xml, (edition, path) =>
      sitemapPart(edition, context, Number(/\d+/.exec(path)?.[0]), maxAddresses),
    ),
    [terrainPath]: guessable('image/svg+xml; charset=utf-8', ({ content }, path) =>
      terrainFile(content, path),
    ),
    [calendarPath]: guessable('text/calendar; charset=utf-8', (edition, path) =>
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

function* renderSteps(render: RenderText, edition: Edition, path: string): Steps<Text> {
  const result = render(edition, path);
  return typeof result === 'string' || result === null ? result : yield* result;
}

/** Rendered once per edition, and cached like a page. */
function textRoute(
  options: FeedsOptions,
  { type, render, lane }: { type: string; render: RenderText; lane: Lane },
): Route {
  const { cache } = options;
  const running = new Map<string, Promise<Text>>();

  return async (request, path) => {
    const edition = options.edition();
    if (!edition || readPath(path).kind === 'wrong') return null;
    const text = cache.cached(`!${path}`, edition.number)
      ? ''
      : await singleFlight(running, `${edition.number} ${path}`, () =>
          cache.queue.run(lane, () => renderSteps(render, edition, path), request.client),
        );
    if (text === null) return null;
    const headers = { 'content-type': type, 'cache-tag': 'feeds', 'surrogate-key': 'feeds' };
    const page = await cache.page(`!${path}`, edition.number, function* () {
      return { body: yield* bytesOf(typeof text === 'string' ? [text] : text), headers };
    });
    return cachedResponse(cache, page, request, 200, 'content');
  };
}
