import { languages } from '@farol/content-model';
import { type Answer, type Asked, pageAnswer } from '../http/answer.ts';
import { type CachePolicy, cachePolicies } from '../http/cache-policies.ts';
import type { Edition } from '../publish/edition.ts';
import type { Pages } from '../publish/pages.ts';
import { atomFeed, feedPath } from './atom.ts';
import { flag } from './flags.ts';
import { icon, iconPaths } from './icons.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { sitemap, sitemapPart } from './sitemap.ts';

export interface FeedsOptions {
  edition(): Edition | null;
  pages: Pages;
  origin(): string;
  serviceOrigin: string;
  /** The drawing all icons are made of. */
  icon: Buffer;
}

type Route = (asked: Asked, path: string) => Promise<Answer | null>;

/** What machines read of the site, by path. A route that has nothing says null. */
export function feedRoutes(options: FeedsOptions): Readonly<Record<string, Route>> {
  const { origin, serviceOrigin } = options;
  const around = () => ({ origin: origin(), serviceOrigin });
  const text = (type: string, say: (edition: Edition, path: string) => string | null): Route =>
    textRoute(options, type, say);
  const xml = 'application/xml; charset=utf-8';
  const drawn = new Map<string, Promise<Buffer<ArrayBuffer> | null>>();
  const picture = (draw: (path: string) => Promise<Buffer<ArrayBuffer> | null>): Route =>
    pictureRoute(drawn, draw);

  return {
    '/robots.txt': text('text/plain; charset=utf-8', () => robots(origin())),
    '/sitemap.xml': text(xml, (edition) => sitemap(edition, around())),
    '/:part{sitemap-[1-9][0-9]*\\.xml}': text(xml, (edition, path) =>
      sitemapPart(edition, around(), Number(/\d+/.exec(path)?.[0])),
    ),
    '/manifest.webmanifest': text('application/manifest+json', manifest),
    ...Object.fromEntries(
      languages.map((language) => [
        feedPath(language),
        text('application/atom+xml; charset=utf-8', (edition) =>
          atomFeed(edition, language, origin()),
        ),
      ]),
    ),
    ...Object.fromEntries(iconPaths.map((path) => [path, picture(() => icon(path, options.icon))])),
    '/flags/*': picture(flag),
  };
}

/** Made once for an edition, and packed like a page. */
function textRoute(
  { edition, pages }: FeedsOptions,
  type: string,
  say: (edition: Edition, path: string) => string | null,
): Route {
  return async (asked, path) => {
    const now = edition();
    if (!now) return null;
    const said = pages.present(`!${path}`, now.number) ? '' : say(now, path);
    if (said === null) return null;
    const headers = { 'content-type': type, 'cache-tag': 'feeds', 'surrogate-key': 'feeds' };
    const kept = await pages.page(`!${path}`, now.number, () => ({ html: said, headers }));
    return pageAnswer(pages, kept, asked, 200, 'content');
  };
}

/** Drawn on first need; there are few of them, and they never change while the site runs. */
function pictureRoute(
  drawn: Map<string, Promise<Buffer<ArrayBuffer> | null>>,
  draw: (path: string) => Promise<Buffer<ArrayBuffer> | null>,
): Route {
  return async ({ isHead }, path) => {
    const picture = drawn.get(path) ?? draw(path);
    drawn.set(path, picture);
    const body = await picture;
    if (!body) {
      drawn.delete(path);
      return null;
    }
    const policy: CachePolicy = 'aDay';
    const headers = {
      'content-type': path.endsWith('.ico') ? 'image/x-icon' : 'image/png',
      'cache-control': cachePolicies[policy],
      'content-length': String(body.length),
    };
    return { status: 200, headers, body: isHead ? null : body };
  };
}
