import { type Context, Hono } from 'hono';
import { previewExpired } from '../errors.ts';
import { cachePolicies } from '../http/cache-policies.ts';
import { publicCors, publicResourceHeaders } from '../http/cors.ts';
import { latestAt } from '../repository/commands/documents.ts';
import { type OpenPreview, openPreviewBy } from '../repository/open-preview.ts';
import { previewTokenOf } from '../repository/preview-token.ts';
import type { Repository } from '../repository/repository.ts';
import { toolbarScript } from './toolbar.ts';

/** Everything a preview requests besides documents; the secret in its token gives access. */
export function previewApi(options: {
  repository: Repository;
  clock: () => number;
  originOf(request: Request): string;
}) {
  const { repository, clock, originOf } = options;
  const app = new Hono();

  app.use('/previews/*', async (context, next) => {
    for (const [name, value] of Object.entries(publicCors)) context.header(name, value);
    await next();
  });

  const findPreview = (context: Context) =>
    openPreviewBy(repository.state, context.req.param('token') ?? '', clock());

  const tokenOf = (preview: OpenPreview, request: Request) =>
    previewTokenOf(preview, originOf(request), repository.repositoryName);

  /** The token used as an address: returns the document the preview opens at. */
  app.get('/previews/:token', (context) => {
    const preview = findPreview(context);
    if (preview) return context.json({ mainDocument: preview.document });
    const { status, body } = previewExpired(originOf(context.req.raw));
    return context.json({ ...body, error: body.message }, status);
  });

  app.get('/previews/:token/ping', (context) => {
    const preview = findPreview(context);
    if (!preview) return context.json({ reload: false, ref: '' });
    const ref = tokenOf(preview, context.req.raw);
    return context.json({ reload: !sameToken(context.req.query('ref'), ref), ref });
  });

  /** The state shown in the toolbar. */
  app.get('/previews/:token/state', (context) => {
    const preview = findPreview(context);
    if (!preview) return context.json({ ref: '', title: '', expiresAt: 0 });
    return context.json({
      ref: tokenOf(preview, context.req.raw),
      title: titleOf(repository, preview),
      release: preview.place !== 'draft',
      expiresAt: preview.expiresAt,
    });
  });

  app.get('/prismic.js', (context) =>
    context.body(toolbarScript(), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': cachePolicies.toolbar,
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

function titleOf({ state }: Repository, { place, document }: OpenPreview): string {
  if (place !== 'draft') return state.releases.get(place.release)?.label ?? '';
  const opened = document === null ? undefined : state.documents.get(document);
  return opened ? latestAt(opened, 'draft').title : '';
}
