import { Hono } from 'hono';
import { publicCors, publicResourceHeaders } from '../http/cors.ts';
import { latestAt } from '../repository/commands/documents.ts';
import type { Repository } from '../repository/repository.ts';
import { hashToken } from '../repository/tokens.ts';
import { previewTokenOf } from './token.ts';
import { toolbarScript } from './toolbar.ts';

/** Everything a preview requests besides documents; the word in its token gives access. */
export function previewApi(options: {
  repository: Repository;
  clock: () => number;
  originOf(request: Request): string;
}) {
  const { repository, clock, originOf } = options;
  const app = new Hono();

  app.use('/previews/*', async (context, next) => {
    const headers = { ...publicCors, 'cache-control': 'private, no-store' };
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    await next();
  });

  function findSession(token: string) {
    const [word = ''] = token.split(/[:~]/);
    const session = repository.state.previews.get(hashToken(word));
    return session && session.expiresAt > clock() ? { ...session, word } : undefined;
  }

  const tokenOf = (session: NonNullable<ReturnType<typeof findSession>>, request: Request) =>
    previewTokenOf(session, originOf(request), repository.repositoryName);

  /** The token used as an address: returns the document the preview opens at. */
  app.get('/previews/:token', (context) => {
    const session = findSession(context.req.param('token'));
    if (!session) return context.json(expired(originOf(context.req.raw)), 404);
    return context.json({ mainDocument: session.document });
  });

  app.get('/previews/:token/ping', (context) => {
    const session = findSession(context.req.param('token'));
    if (!session) return context.json({ reload: false, ref: '' });
    const ref = tokenOf(session, context.req.raw);
    return context.json({ reload: !sameToken(context.req.query('ref'), ref), ref });
  });

  /** The state shown in the toolbar. */
  app.get('/previews/:token/state', (context) => {
    const session = findSession(context.req.param('token'));
    if (!session) return context.json({ ref: '', title: '', expiresAt: 0 });
    return context.json({
      ref: tokenOf(session, context.req.raw),
      title: titleOf(repository, session),
      release: session.place !== 'draft',
      expiresAt: session.expiresAt,
    });
  });

  app.get('/prismic.js', (context) =>
    context.body(toolbarScript(), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300',
      ...publicResourceHeaders,
    }),
  );

  return app;
}

/** Tokens may differ in the host the service was reached by; the rest identifies what they show. */
function sameToken(a: string | undefined, b: string): boolean {
  const path = (token: string) => token.replace(/^https?:\/\/[^/]+/, '');
  return a !== undefined && path(a) === path(b);
}

function titleOf(
  { state }: Repository,
  { place, document }: { place: unknown; document: string | null },
): string {
  if (typeof place === 'object' && place !== null && 'release' in place)
    return state.releases.get(String(place.release))?.label ?? '';
  const opened = document === null ? undefined : state.documents.get(document);
  return opened ? latestAt(opened, 'draft').title : '';
}

function expired(origin: string) {
  const message = 'This preview token has expired';
  return {
    type: 'api_security_error',
    error: message,
    message,
    oauth_initiate: `${origin}/auth`,
    oauth_token: `${origin}/auth/token`,
  };
}
