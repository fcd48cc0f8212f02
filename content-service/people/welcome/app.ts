import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { Hono } from 'hono';
import type { EditorOrigin } from '../origins.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const files = [
  ['/edit/welcome', 'text/html; charset=utf-8', read('welcome.html')],
  ['/edit/welcome.css', 'text/css; charset=utf-8', read('welcome.css')],
  [
    '/edit/welcome.js',
    'text/javascript; charset=utf-8',
    stripTypeScriptTypes(read('welcome.browser.ts')),
  ],
] as const;

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page of one-time addresses. At another host than the editor's there is nothing: not for a name that was rebound. */
export function welcomePage(options: {
  origin: () => EditorOrigin;
  originOf(request: Request): string;
}): Hono {
  const app = new Hono();
  for (const [path, type, content] of files)
    app.get(path, (context) => {
      if (new URL(options.originOf(context.req.raw)).host !== options.origin().host)
        return context.notFound();
      return context.body(content, 200, {
        'content-type': type,
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
    });
  return app;
}
