import { defaultLanguage, type Language, languageAt } from '@farol/content-model';
import { secured, type TransportSecurity } from '@farol/server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { chosenLanguage } from './http/cookies.ts';
import { type PageSite, publicResponse, shownResponse } from './http/page-response.ts';
import { likelyLanguage, type PlainStatus, plainPage } from './http/plain-page.ts';
import { type SiteRequest, siteRequest } from './http/request.ts';
import type { SiteResponse } from './http/response.ts';
import { revalidate } from './http/revalidate.ts';
import type { PreviewResponse } from './preview/preview.ts';
import type { Edition } from './publish/edition.ts';
import type { Publisher } from './publish/publisher.ts';
import { TooManyWaiting } from './turns/queue.ts';

type RouteResult = SiteResponse | Response | null;

/** Returns null if there is nothing at the address. */
export type Route = (request: SiteRequest, raw: Request) => RouteResult | Promise<RouteResult>;

/** What the app delegates to. */
export interface Site {
  publisher: Publisher;
  pages: PageSite;
  /** How visitors reach the site. */
  transport(): TransportSecurity;
  revalidateSecret: string | null;
  /** Checks for newer content. */
  checkContent(): void;
  health: Route;
  /** By path: feeds, pictures, previews. */
  routes: Readonly<Record<string, Route>>;
  /** A page at a preview's ref; null for a visitor without a preview. */
  preview(request: SiteRequest): Promise<PreviewResponse | null>;
  onFault(fault: unknown, address: string): void;
}

/** How a request is handled, from top to bottom. How the address of a page is resolved: http/resolve.ts. */
export function createApp(site: Site) {
  const app = new Hono({ getPath: (request) => request.url.replace(/^[^/]*\/\/[^/]*|\?.*$/g, '') });

  // Adds the headers of server/security-headers.ts to every response.
  app.use(secured(site.transport));
  // Caches and browsers take no longer addresses.
  app.use(async (context, next) => (context.req.url.length > 4096 ? plain(context, 414) : next()));

  const handle = handlersOf(site);
  app.get('/healthz', handle(site.health));
  app.post(
    '/api/revalidate',
    bodyLimit({ maxSize: 64 * 1024 }),
    handle((_, raw) => revalidate(raw, site.revalidateSecret, site.checkContent)),
  );
  app.all('/api/revalidate', (context) => plain(context, 405, 'POST'));
  // `/media/*` alone would be `/media` as well, which may be a page.
  for (const [path, route] of Object.entries(site.routes))
    app.get(path.replace('/*', '/:rest{.+}'), handle(route));

  // Pages: the preview for visitors who have one, else the published page.
  app.on(
    ['GET', 'HEAD'],
    '*',
    handle((request) => pageAt(site, request)),
  );
  app.all('*', (context) => plain(context, 405));

  app.onError((fault, context) => {
    if (fault instanceof HTTPException && fault.status === 413) return plain(context, 413);
    if (fault instanceof TooManyWaiting) return plain(context, 503);
    site.onFault(fault, context.req.path);
    return plain(context, 500);
  });
  return app;
}

async function pageAt(site: Site, request: SiteRequest): Promise<SiteResponse> {
  const edition = site.publisher.edition();
  if (!edition) return plainPage(503, languageFor(request));
  const preview = await site.preview(request);
  if (preview?.kind === 'draft') return preview.response;
  const response = await publishedAt(site, edition, request);
  return preview ? { ...response, headers: { ...response.headers, ...preview.headers } } : response;
}

async function publishedAt(
  site: Site,
  edition: Edition,
  request: SiteRequest,
): Promise<SiteResponse> {
  const { pathname: path } = request;
  try {
    return await publicResponse(site.pages, edition, request);
  } catch (fault) {
    if (fault instanceof TooManyWaiting) throw fault;
    site.onFault(fault, path);
    const shown = { kind: 'fault', language: languageAt(path), path } as const;
    return shownResponse(site.pages, edition, shown, request);
  }
}

function handlersOf({ publisher }: Site) {
  return (route: Route) =>
    async (context: Context): Promise<Response> => {
      const result = await route(siteRequest(context), context.req.raw);
      // Without content it is not known yet what is missing.
      if (result === null) return plain(context, publisher.edition() ? 404 : 503);
      return result instanceof Response ? result : responseFor(context, result);
    };
}

function plain(context: Context, status: PlainStatus, allow?: string): Response {
  const page = plainPage(status, languageFor(siteRequest(context)));
  if (allow) page.headers.allow = allow;
  return responseFor(context, page);
}

function responseFor(context: Context, { status, headers, body }: SiteResponse): Response {
  return new Response(context.req.raw.method === 'HEAD' ? null : body, { status, headers });
}

/** The language of the address if it has a prefix, else the likely one. */
function languageFor({ pathname, cookie, acceptLanguage }: SiteRequest): Language {
  const language = languageAt(pathname);
  if (language !== defaultLanguage) return language;
  return likelyLanguage(chosenLanguage(cookie), acceptLanguage);
}
