import type { ServerBindings } from '@farol/server';
import { type Context, Hono } from 'hono';
import {
  addressTooLong,
  addressUnknown,
  ContentApiError,
  invalidAccessToken,
  methodNotAllowed,
  parsingError,
  RefNotShown,
  refNeedsAccess,
  tooManyRequests,
  unexpectedFault,
} from '../errors.ts';
import { corsPreflight, exposeHeaders, publicCors } from '../http/cors.ts';
import { QueryError } from '../query/query-error.ts';
import type { Library } from '../repository/library.ts';
import { accessOf } from './access.ts';
import type { EndpointRequest, EndpointResponse } from './endpoint.ts';
import { originOf } from './origin.ts';
import { RateLimit } from './rate-limit.ts';
import { repositoryEndpoint } from './repository-endpoint.ts';
import type { ResponseCache } from './response-cache.ts';
import { searchEndpoint } from './search-endpoint.ts';
import { tagsEndpoint } from './tags-endpoint.ts';

export interface ContentApiOptions {
  readonly library: Library;
  readonly clock: () => number;
  /** Whether to trust `X-Forwarded-Host` and `X-Forwarded-Proto`. */
  readonly trustProxy: boolean;
  /** Null for no limit. */
  readonly requestsPerSecond: number | null;
  /** Responses for repeated requests. */
  readonly cache: ResponseCache;
  readonly maxAddressLength?: number;
  /** Receives internal errors; clients only learn that there was one. */
  readonly report?: (fault: Error) => void;
}

interface Endpoint {
  readonly paths: readonly string[];
  readonly handle: (request: EndpointRequest) => EndpointResponse | Promise<EndpointResponse>;
  /** The error for an invalid token. */
  readonly invalidToken: (origin: string) => ContentApiError;
}

const endpoints: readonly Endpoint[] = [
  { paths: withSlash('/api/v2'), handle: repositoryEndpoint, invalidToken: invalidAccessToken },
  {
    paths: withSlash('/api/v2/documents/search'),
    handle: searchEndpoint,
    invalidToken: refNeedsAccess,
  },
  { paths: withSlash('/api/v2/tags'), handle: tagsEndpoint, invalidToken: invalidAccessToken },
];

/** The path without and with a trailing slash. */
function withSlash(path: string): readonly string[] {
  return [path, `${path}/`];
}

const methods = ['GET', 'HEAD', 'OPTIONS'];

const corsHeaders = {
  ...publicCors,
  ...exposeHeaders([
    'Retry-After',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
  ]),
};

const preflightHeaders = corsPreflight(methods, [
  'Accept',
  'Authorization',
  'Content-Type',
  'Prismic-Ref',
  'Prismic-Integration-Field-Ref',
]);

/** Prismic's Content API, read-only, over a library. */
export function contentApi(options: ContentApiOptions): Hono {
  const {
    library,
    clock,
    trustProxy,
    requestsPerSecond,
    cache,
    maxAddressLength = 65_536,
  } = options;
  const limit = requestsPerSecond === null ? null : new RateLimit(requestsPerSecond, clock);
  const app = new Hono();

  app.use('/api/v2/*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(corsHeaders)) context.res.headers.set(name, value);
  });
  app.options('/api/*', (context) => context.body(null, 204, preflightHeaders));
  app.use('/api/*', async (context, next) => {
    const { length } = context.req.url;
    if (length > maxAddressLength) throw addressTooLong(length, maxAddressLength);
    const allowance = limit?.take();
    if (allowance && !allowance.allowed) {
      context.res = errorResponse(context, tooManyRequests(allowance.retryAfterSeconds));
    } else {
      await next();
    }
    for (const [name, value] of Object.entries(allowance?.headers ?? {})) {
      context.res.headers.set(name, value);
    }
  });

  for (const { paths, handle, invalidToken } of endpoints) {
    app.on('GET', [...paths], async (context) => {
      const url = new URL(context.req.url);
      const { headers } = context.req.raw;
      const origin = originOf(url, headers, trustProxy);
      const parameters = url.searchParams;
      const access = accessOf(parameters, headers, library);
      if (!access) throw invalidToken(origin);
      const now = clock();
      const bindings: Partial<ServerBindings> = context.env ?? {};
      const respond = async () => {
        const { body, isShared, cacheControl } = await handle({
          parameters,
          origin,
          access,
          library,
          now,
          cache,
          longWork: bindings.longWork ?? ((work) => work()),
        });
        if (!isShared) freeOnceSent(body, bindings);
        return context.body(body, 200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': String(body.byteLength),
          'cache-control': cacheControl,
          // Addresses in the body are those that a proxy says.
          ...(trustProxy ? { vary: 'X-Forwarded-Host, X-Forwarded-Proto' } : {}),
        });
      };
      try {
        return await respond();
      } catch (fault) {
        if (!(fault instanceof RefNotShown)) throw fault;
        // Another process may have created the ref a moment ago.
        await library.catchUp();
        return respond();
      }
    });
    for (const path of paths) {
      app.all(path, (context) => {
        throw methodNotAllowed(context.req.method, methods);
      });
    }
  }

  app.all('/api/*', (context) => {
    throw addressUnknown(context.req.path);
  });
  app.onError((error, context) => {
    const known = contentApiErrorOf(error);
    if (!known) options.report?.(error);
    return errorResponse(context, known ?? unexpectedFault());
  });
  return app;
}

/**
 * Frees a response's memory as soon as it is sent: otherwise a garbage collection is needed for every fifteen large
 * ones. The connection, and Node, do not use the bytes any more by then.
 */
function freeOnceSent(
  { buffer }: Uint8Array<ArrayBuffer>,
  { outgoing }: Partial<ServerBindings>,
): void {
  outgoing?.once('close', () => buffer.transfer(0));
}

function contentApiErrorOf(error: Error): ContentApiError | null {
  if (error instanceof ContentApiError) return error;
  return error instanceof QueryError ? parsingError(error.fault) : null;
}

function errorResponse(context: Context, { status, body, headers }: ContentApiError): Response {
  return context.json(body, status, headers);
}
