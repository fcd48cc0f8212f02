import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import {
  AnswerError,
  addressTooLong,
  addressUnknown,
  invalidAccessToken,
  methodNotAllowed,
  parsingError,
  RefNotShown,
  refNeedsAccess,
  tooManyRequests,
  unexpectedFault,
} from '../errors.ts';
import { exposed, forEveryOrigin, preflight } from '../http/cors.ts';
import { QueryError } from '../query/query-error.ts';
import type { Library } from '../repository/library.ts';
import { accessOf } from './access.ts';
import type { AnswerCache } from './answer-cache.ts';
import { cachePolicies } from './cache-policies.ts';
import { originOf } from './origin.ts';
import type { Answer, Question } from './question.ts';
import { RateLimit } from './rate-limit.ts';
import { answerRepository } from './repository-endpoint.ts';
import { answerSearch } from './search-endpoint.ts';
import { answerTags } from './tags-endpoint.ts';

export interface ContentApiOptions {
  readonly library: Library;
  readonly clock: () => number;
  /** Believe `X-Forwarded-Host` and `X-Forwarded-Proto`. */
  readonly trustProxy: boolean;
  /** Null for no limit. */
  readonly requestsPerSecond: number | null;
  /** Answers for the next who asks the same. */
  readonly cache: AnswerCache;
  readonly longestAddress?: number;
  /** Told of faults of the service's own; whoever asked learns only that there was one. */
  readonly report?: (fault: Error) => void;
}

interface Endpoint {
  readonly paths: readonly string[];
  readonly answer: (question: Question) => Answer;
  /** What is said to a token that is not valid. */
  readonly refuse: (origin: string) => AnswerError;
}

const endpoints: readonly Endpoint[] = [
  { paths: spellings('/api/v2'), answer: answerRepository, refuse: invalidAccessToken },
  {
    paths: spellings('/api/v2/documents/search'),
    answer: answerSearch,
    refuse: refNeedsAccess,
  },
  { paths: spellings('/api/v2/tags'), answer: answerTags, refuse: invalidAccessToken },
];

/** With a slash at the end, too. */
function spellings(path: string): readonly string[] {
  return [path, `${path}/`];
}

const methods = ['GET', 'HEAD', 'OPTIONS'];

const forEveryone = {
  ...forEveryOrigin,
  ...exposed(['Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']),
};

const forPreflights = preflight(methods, [
  'Accept',
  'Authorization',
  'Content-Type',
  'Prismic-Ref',
  'Prismic-Integration-Field-Ref',
]);

/** Prismic's Content API over a library. It reads; nothing here changes anything. */
export function contentApi(options: ContentApiOptions): Hono {
  const { library, clock, trustProxy, requestsPerSecond, cache, longestAddress = 65_536 } = options;
  const limit = requestsPerSecond === null ? null : new RateLimit(requestsPerSecond, clock);
  const app = new Hono();

  app.use('/api/v2/*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(forEveryone)) context.res.headers.set(name, value);
  });
  app.options('/api/*', (context) => context.body(null, 204, forPreflights));
  app.use('/api/*', async (context, next) => {
    const { length } = context.req.url;
    if (length > longestAddress) throw addressTooLong(length, longestAddress);
    const allowance = limit?.take();
    if (allowance && !allowance.allowed) {
      context.res = answerFault(context, tooManyRequests(allowance.retryAfterSeconds));
    } else {
      await next();
    }
    for (const [name, value] of Object.entries(allowance?.headers ?? {})) {
      context.res.headers.set(name, value);
    }
  });

  for (const { paths, answer, refuse } of endpoints) {
    app.on('GET', [...paths], async (context) => {
      const url = new URL(context.req.url);
      const { headers } = context.req.raw;
      const origin = originOf(url, headers, trustProxy);
      const parameters = url.searchParams;
      const access = accessOf(parameters, headers, library);
      if (!access) throw refuse(origin);
      const now = clock();
      const answered = () => {
        const { body, isShared, cacheControl } = answer({
          parameters,
          origin,
          access,
          library,
          now,
          cache: cache,
        });
        const headers = {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': cacheControl,
        };
        if (body instanceof ReadableStream) return context.body(body, 200, headers);
        if (!isShared) freeOnceSent(body, context.env as Partial<HttpBindings> | undefined);
        return context.body(body, 200, { ...headers, 'content-length': String(body.byteLength) });
      };
      try {
        return answered();
      } catch (fault) {
        if (!(fault instanceof RefNotShown)) throw fault;
        await library.catchUp();
        return answered();
      }
    });
    for (const each of paths) {
      app.all(each, (context) => {
        throw methodNotAllowed(context.req.method, methods);
      });
    }
  }

  app.all('/api/*', (context) => {
    throw addressUnknown(context.req.path);
  });
  app.onError((error, context) => {
    const refusal = answerErrorOf(error);
    if (!refusal) options.report?.(error);
    return answerFault(context, refusal ?? unexpectedFault());
  });
  return app;
}

/**
 * The memory of an answer at once: waiting for the garbage collector would call it once for fifteen large ones. The
 * connection is done with the bytes by then, in Node too.
 */
function freeOnceSent(
  { buffer }: Uint8Array<ArrayBuffer>,
  bindings: Partial<HttpBindings> | undefined,
): void {
  bindings?.outgoing?.once('close', () => buffer.transfer(0));
}

function answerErrorOf(error: Error): AnswerError | null {
  if (error instanceof AnswerError) return error;
  return error instanceof QueryError ? parsingError(error.fault) : null;
}

function answerFault(context: Context, { status, body, headers }: AnswerError): Response {
  return context.json(body, status, { 'cache-control': cachePolicies.error, ...headers });
}
