import { bearerToken } from '@farol/server/bearer-token';
import type { MiddlewareHandler } from 'hono';
import type { Author } from '../repository/author.ts';
import type { TokenRecord } from '../repository/events.ts';
import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { hashToken } from '../repository/tokens.ts';

/**
 * The author, from a bearer token with write access. Null if the token is missing, wrong, read-only, or sent to another
 * repository.
 */
export function authorOf(repository: Repository, request: Request): Author | null {
  const token = bearerToken(request.headers);
  return token === null || isForAnotherRepository(repository, request)
    ? null
    : writeTokenOf(repository, token);
}

/** The record of a token with write access. */
export function writeTokenOf({ state }: Repository, token: string): TokenRecord | null {
  const hash = hashToken(token);
  for (const record of state.tokens.values())
    if (record.hash === hash && record.scope === 'write') return record;
  return null;
}

/**
 * Admits requests with a write token only. Clients name the repository in a header; the name of another one is refused.
 */
export function writersOnly(
  repository: Repository,
): MiddlewareHandler<{ Variables: { author(): Author } }> {
  return async (context, next) => {
    const request = context.req.raw;
    if (!authorOf(repository, request)) return refuseWriter(repository, request);
    context.set('author', () => authorStill(repository, request));
    return next();
  };
}

/** The author once a request's body is there; throws if the token was revoked while it arrived. */
export function authorStill(repository: Repository, request: Request): Author {
  const author = authorOf(repository, request);
  if (author) return author;
  throw new Refused(refusalMessage(repository, request), 401);
}

export function refuseWriter(repository: Repository, request: Request): Response {
  const message = refusalMessage(repository, request);
  const body = { error: message, message };
  return isForAnotherRepository(repository, request)
    ? Response.json(body, { status: 403 })
    : Response.json(body, { status: 401, headers: { 'www-authenticate': 'Bearer' } });
}

/** The message for a request without write access. */
export function refusalMessage(repository: Repository, request: Request): string {
  return isForAnotherRepository(repository, request)
    ? `This is the repository ${repository.repositoryName}, not ${request.headers.get('repository')}.`
    : 'A write token is needed: send it as "Authorization: Bearer <token>".';
}

export function isForAnotherRepository(repository: Repository, request: Request): boolean {
  const requested = request.headers.get('repository');
  return requested !== null && requested.toLowerCase() !== repository.repositoryName.toLowerCase();
}
