import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * The errors of the Content API, with Prismic's bodies: clients read their fields, and the words
 * "Master ref is: <ref>" and "preview token has expired", to decide what to do next.
 */
export class ContentApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    body: Readonly<Record<string, unknown>> & { message: string },
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message);
    this.name = 'ContentApiError';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The ref cannot be resolved: it has expired, or another process has just created it. */
export class RefNotShown extends ContentApiError {}

/** Where clients can request access; part of every response about missing access. */
export function accessAddresses(origin: string) {
  return { oauth_initiate: `${origin}/auth`, oauth_token: `${origin}/auth/token` };
}

export interface QueryFault {
  message: string;
  line: number;
  column: number;
  id: number;
  location: string;
}

export function parsingError({ message, line, column, id, location }: QueryFault): ContentApiError {
  return new ContentApiError(400, { message, type: 'parsing-error', line, column, id, location });
}

export function invalidParameter(message: string): ContentApiError {
  return new ContentApiError(400, { type: 'api_validation_error', message });
}

export function refMissing(): ContentApiError {
  return invalidParameter('Ref not provided (ignored)');
}

export function refUnknown(masterRef: string): ContentApiError {
  return new RefNotShown(404, {
    type: 'api_notfound_error',
    message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef}`,
  });
}

export function refExpired(masterRef: string): ContentApiError {
  return new RefNotShown(410, {
    type: 'api_validation_error',
    message: `The provided ref is no longer accessible, it has expired. Master ref is: ${masterRef}`,
  });
}

export function previewExpired(origin: string): ContentApiError {
  return new RefNotShown(404, {
    type: 'api_security_error',
    message: 'This preview token has expired',
    ...accessAddresses(origin),
  });
}

/** Clients read `error` or `message`, depending on their version, so both are set. */
export function invalidAccessToken(origin: string): ContentApiError {
  const message = 'Invalid access token';
  return new ContentApiError(401, { error: message, message, ...accessAddresses(origin) });
}

export function refNeedsAccess(origin: string): ContentApiError {
  const message = 'Access to this Ref requires an access token';
  return new ContentApiError(403, {
    type: 'api_security_error',
    error: message,
    message,
    ...accessAddresses(origin),
  });
}

export function addressUnknown(path: string): ContentApiError {
  return new ContentApiError(404, {
    type: 'api_notfound_error',
    message: `There is nothing at ${path}. The Content API answers at /api/v2, /api/v2/documents/search and /api/v2/tags.`,
  });
}

export function methodNotAllowed(method: string, allowed: readonly string[]): ContentApiError {
  const allow = allowed.join(', ');
  return new ContentApiError(
    405,
    {
      type: 'api_validation_error',
      message: `${method} is not possible at this address; it answers ${allow}.`,
    },
    { allow },
  );
}

export function addressTooLong(length: number, limit: number): ContentApiError {
  return new ContentApiError(414, {
    type: 'api_validation_error',
    message: `The address is ${length} characters long; at most ${limit} are read. Split the query into several.`,
  });
}

export function answerTooLarge(limit: string): ContentApiError {
  return new ContentApiError(422, {
    type: 'api_validation_error',
    message: `The answer would be larger than ${limit}. Ask for fewer linked documents or a smaller page.`,
  });
}

export function tooManyRequests(retryAfterSeconds: number): ContentApiError {
  return new ContentApiError(
    429,
    {
      type: 'api_rate_limit_error',
      message: `Too many requests. Try again in ${retryAfterSeconds} s.`,
    },
    { 'retry-after': String(retryAfterSeconds) },
  );
}

export function unexpectedFault(): ContentApiError {
  return new ContentApiError(500, {
    type: 'api_internal_error',
    message: 'The service could not answer because of a fault of its own.',
  });
}
