import { type Language, languages } from '@farol/content-model';
import { secured, type TransportSecurity } from '@farol/server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { languageAt } from './addresses/addresses.ts';
import type { Answer } from './http/answer.ts';
import { chosenLanguage } from './http/cookies.ts';
import { likelyLanguage, type PlainStatus, plainPage } from './http/plain-page.ts';
import { answerPublic, errorAnswer, type PublicPages } from './http/public-pages.ts';
import { revalidate } from './http/revalidate.ts';
import type { PreviewAnswer } from './preview/preview.ts';
import type { Edition } from './publish/edition.ts';
import type { Publisher } from './publish/publisher.ts';
import { clientOf } from './turns/client.ts';
import { TooManyWaiting } from './turns/queue.ts';

/** Null where there is nothing at the address. */
type Answering = (context: Context) => Answer | Response | null | Promise<Answer | Response | null>;

/** What the app hands requests to. */
export interface Site {
  publisher: Publisher;
  public: PublicPages;
  /** How visitors reach the site. */
  transport(): TransportSecurity;
  revalidateSecret: string | null;
  /** Looks for newer content. */
  look(): void;
  health: Answering;
  /** Routes of their own, by path: feeds, pictures, previews. */
  routes: Readonly<Record<string, Answering>>;
  /** A page at a preview's ref; null for a visitor without a preview. */
  preview(context: Context): Promise<PreviewAnswer | null>;
  onFault(fault: unknown, address: string): void;
}

/** What happens to a request, from top to bottom. */
export function createApp(site: Site) {
  const app = new Hono({ getPath: (request) => request.url.replace(/^[^/]*\/\/[^/]*|\?.*$/g, '') });

  // Every answer carries the headers of server/security-headers.ts.
  app.use(secured(site.transport));
  // An address is at most as long as caches and browsers take it.
  app.use(async (context, next) => (context.req.url.length > 4096 ? plain(context, 414) : next()));

  const answered = answering(site);
  app.get('/healthz', answered(site.health));
  app.post('/api/revalidate', bodyLimit({ maxSize: 64 * 1024 }), (context) =>
    answered(() => revalidate(context.req.raw, site.revalidateSecret, site.look))(context),
  );
  for (const [path, answer] of Object.entries(site.routes)) app.get(path, answered(answer));

  // Everything else is read: a preview for those who have one, the published page for everybody.
  app.on(
    ['GET', 'HEAD'],
    '*',
    answered((context) => pageAt(site, context)),
  );
  app.all('*', (context) => plain(context, 405));

  app.onError((fault, context) => {
    if (fault instanceof HTTPException && fault.status === 413) return plain(context, 413);
    site.onFault(fault, context.req.path);
    return plain(context, 500);
  });
  return app;
}

async function pageAt(site: Site, context: Context): Promise<Answer | Response> {
  const edition = site.publisher.edition();
  if (!edition) return plain(context, 503);
  const preview = await site.preview(context);
  if (preview?.kind === 'page') return preview.answer;
  const answer = await publishedAt(site, edition, context);
  return preview ? { ...answer, headers: { ...answer.headers, ...preview.headers } } : answer;
}

async function publishedAt(site: Site, edition: Edition, context: Context): Promise<Answer> {
  const url = new URL(context.req.url);
  const client = clientOf(
    context.env?.incoming?.socket.remoteAddress,
    context.req.header('x-forwarded-for'),
  );
  const request = { ...askedOf(context), client, pathname: url.pathname, search: url.search };
  try {
    return await answerPublic(site.public, edition, request);
  } catch (fault) {
    const language = languageAt(url.pathname);
    if (fault instanceof TooManyWaiting) return plainPage(503, languageFor(context));
    site.onFault(fault, url.pathname);
    const error = { kind: 'fault', language, path: url.pathname } as const;
    return errorAnswer(site.public, edition, request, error);
  }
}

export function askedOf(context: Context) {
  return {
    isHead: context.req.raw.method === 'HEAD',
    cookie: context.req.header('cookie'),
    acceptEncoding: context.req.header('accept-encoding'),
    ifNoneMatch: context.req.header('if-none-match'),
  };
}

/** Before there is content nobody knows what is missing, so nothing is said to be. */
function answering({ publisher }: Site) {
  return (answer: Answering) =>
    async (context: Context): Promise<Response> => {
      const said = await answer(context);
      if (said === null) return plain(context, publisher.edition() ? 404 : 503);
      if (said instanceof Response) return said;
      const body = context.req.raw.method === 'HEAD' ? null : said.body;
      return new Response(body, said);
    };
}

function plain(context: Context, status: PlainStatus): Response {
  const language = languageFor(context);
  const { body, headers } = plainPage(status, language);
  return new Response(context.req.raw.method === 'HEAD' ? null : body, { status, headers });
}

/** The language of the address where it has a prefix, else the one the visitor chose or most likely reads. */
function languageFor(context: Context): Language {
  const named = languageAt(context.req.path);
  if (named !== languages[0]) return named;
  const chosen = chosenLanguage(context.req.header('cookie'));
  return likelyLanguage(chosen, context.req.header('accept-language'));
}
