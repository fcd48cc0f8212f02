import { type Language, languages } from '@farol/content-model';
import { secured, type TransportSecurity } from '@farol/server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { languageAt } from './addresses/addresses.ts';
import { chosenLanguage } from './http/cookies.ts';
import { type PageSite, publicResponse, shownResponse } from './http/pages.ts';
import { likelyLanguage, type PlainStatus, plainPage } from './http/plain-page.ts';
import { type SiteRequest, siteRequest } from './http/request.ts';
import type { SiteResponse } from './http/response.ts';
import { revalidate } from './http/revalidate.ts';
import type { PreviewResponse } from './preview/preview.ts';
import type { Edition } from './publish/edition.ts';
import type { Publisher } from './publish/publisher.ts';
import { TooManyWaiting } from './turns/queue.ts';

type Said = SiteResponse | Response | null;

/** Null where there is nothing at the address. */
export type Route = (request: SiteRequest, raw: Request) => Said | Promise<Said>;

/** What the app hands requests to. */
export interface Site {
  publisher: Publisher;
  pages: PageSite;
  /** How visitors reach the site. */
  transport(): TransportSecurity;
  revalidateSecret: string | null;
  /** Looks for newer content. */
  look(): void;
  health: Route;
  /** Routes of their own, by path: feeds, pictures, previews. */
  routes: Readonly<Record<string, Route>>;
  /** A page at a preview's ref; null for a visitor without a preview. */
  preview(request: SiteRequest): Promise<PreviewResponse | null>;
  onFault(fault: unknown, address: string): void;
}

/** What happens to a request, from top to bottom. What a page's address stands for says http/resolve.ts. */
export function createApp(site: Site) {
  const app = new Hono({ getPath: (request) => request.url.replace(/^[^/]*\/\/[^/]*|\?.*$/g, '') });

  // Every answer carries the headers of server/security-headers.ts.
  app.use(secured(site.transport));
  // An address is at most as long as caches and browsers take it.
  app.use(async (context, next) => (context.req.url.length > 4096 ? plain(context, 414) : next()));

  const answered = answering(site);
  app.get('/healthz', answered(site.health));
  app.post(
    '/api/revalidate',
    bodyLimit({ maxSize: 64 * 1024 }),
    answered((_, raw) => revalidate(raw, site.revalidateSecret, site.look)),
  );
  for (const [path, route] of Object.entries(site.routes)) app.get(path, answered(route));

  // Everything else is read: a preview for those who have one, the published page for everybody.
  app.on(
    ['GET', 'HEAD'],
    '*',
    answered((request) => pageAt(site, request)),
  );
  app.all('*', (context) => plain(context, 405));

  app.onError((fault, context) => {
    if (fault instanceof HTTPException && fault.status === 413) return plain(context, 413);
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
    if (fault instanceof TooManyWaiting) return plainPage(503, languageFor(request));
    site.onFault(fault, path);
    const shown = { kind: 'fault', language: languageAt(path), path } as const;
    return shownResponse(site.pages, edition, shown, request);
  }
}

/** Before there is content nobody knows what is missing, so nothing is said to be. */
function answering({ publisher }: Site) {
  return (route: Route) =>
    async (context: Context): Promise<Response> => {
      const said = await route(siteRequest(context), context.req.raw);
      if (said === null) return plain(context, publisher.edition() ? 404 : 503);
      if (said instanceof Response) return said;
      return sent(context, said);
    };
}

function plain(context: Context, status: PlainStatus): Response {
  return sent(context, plainPage(status, languageFor(siteRequest(context))));
}

function sent(context: Context, { status, headers, body }: SiteResponse): Response {
  return new Response(context.req.raw.method === 'HEAD' ? null : body, { status, headers });
}

/** The language of the address where it has a prefix, else the one the visitor chose or most likely reads. */
function languageFor({ pathname, cookie, acceptLanguage }: SiteRequest): Language {
  const named = languageAt(pathname);
  if (named !== languages[0]) return named;
  return likelyLanguage(chosenLanguage(cookie), acceptLanguage);
}
