import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { cachePolicies } from '../http/cache-policies.ts';

/** The folder of the built editor. */
const builtEditor = fileURLToPath(new URL('../../editor/dist', import.meta.url));

/** React Aria adds one style to the page, which prevents zooming by touch; a browser test checks its hash. */
const reactAriaStyle = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=';

/** Only the editor's own scripts run on its pages, no other page may frame them, and they may frame the website. */
export const editorPolicy = (site: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' '${reactAriaStyle}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${site}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The editor, at `/edit` of its configured host only: other names that lead to the service get 404. */
export function editorApp({
  host,
  site,
  originOf,
  folder = builtEditor,
}: {
  /** Known only once the service listens. */
  host: () => string;
  /** The website's origin, whose pages are shown beside their forms. */
  site: string;
  /** The origin at which a request arrived, by the rules for proxies. */
  originOf(request: Request): string;
  folder?: string;
}) {
  const app = new Hono();
  const policy = editorPolicy(site);
  const options = { root: folder, precompressed: true };
  const rewriteRequestPath = (path: string) => path.replace(/^\/edit/, '');
  const files = onceBuilt(folder, () => serveStatic({ ...options, rewriteRequestPath }));
  const page = onceBuilt(folder, () => serveStatic({ ...options, path: 'index.html' }));
  const meant = where((request) => new URL(originOf(request)).host === host());
  app.get('/', meant, (context) => context.redirect('/edit'));
  app.get('/edit/assets/*', meant, withHeaders(cachePolicies.immutable, policy), files, (context) =>
    context.notFound(),
  );
  app.get('/edit/icon.svg', meant, withHeaders(cachePolicies.revalidated, policy), files);
  // Every other address is a screen, which the page's own router finds.
  app.get('/edit', meant, withHeaders(cachePolicies.revalidated, policy), page);
  app.get('/edit/*', meant, withHeaders(cachePolicies.revalidated, policy), page);
  return app;
}

function where(holds: (request: Request) => boolean): MiddlewareHandler {
  return async (context, next) => {
    if (!holds(context.req.raw)) return context.notFound();
    await next();
  };
}

function withHeaders(cacheControl: string, policy: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!context.res.ok) return;
    const { headers } = context.res;
    headers.set('cache-control', cacheControl);
    headers.set('content-security-policy', policy);
    headers.set('referrer-policy', 'no-referrer');
  };
}

/** The editor is built once the site is up, so that visitors do not wait for it. */
function onceBuilt(folder: string, make: () => MiddlewareHandler): MiddlewareHandler {
  let made: MiddlewareHandler | null = null;
  return async (context, next) => {
    if (made === null && !existsSync(join(folder, 'index.html')))
      return context.text('The editor is being built. Look again in a moment.', 503, {
        'retry-after': '5',
      });
    made ??= make();
    return made(context, next);
  };
}
