import type { MiddlewareHandler } from 'hono';
import type { TokenRecord } from '../repository/events.ts';
import type { Repository } from '../repository/repository.ts';
import { hashToken } from '../repository/tokens.ts';

/** Who a request writes as, once it is let in. */
export interface Author {
  name: string;
}

/**
 * Who may write: a bearer token made for it. Null where the token is missing, wrong, only for reading, or
 * sent to another repository.
 */
export function authorOf(repository: Repository, request: Request): Author | null {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return token === undefined || isForAnother(repository, request)
    ? null
    : writeTokenOf(repository, token);
}

/** The record of a token that may write. */
export function writeTokenOf({ state }: Repository, token: string): TokenRecord | null {
  const hash = hashToken(token);
  for (const record of state.tokens.values())
    if (record.hash === hash && record.scope === 'write') return record;
  return null;
}

/** Lets writers in. The clients name the repository in a header; another one's name is a mistake. */
export function writersOnly(
  repository: Repository,
): MiddlewareHandler<{ Variables: { author: Author } }> {
  return async (context, next) => {
    const author = authorOf(repository, context.req.raw);
    if (!author) return refuseWriter(repository, context.req.raw);
    context.set('author', author);
    return next();
  };
}

export function refuseWriter(repository: Repository, request: Request): Response {
  const sentence = refusalOf(repository, request);
  const body = { error: sentence, message: sentence };
  return isForAnother(repository, request)
    ? Response.json(body, { status: 403 })
    : Response.json(body, { status: 401, headers: { 'www-authenticate': 'Bearer' } });
}

/** What is said to somebody who may not write. */
export function refusalOf(repository: Repository, request: Request): string {
  return isForAnother(repository, request)
    ? `This is the repository ${repository.repositoryName}, not ${request.headers.get('repository')}.`
    : 'A write token is needed: send it as "Authorization: Bearer <token>".';
}

export function isForAnother(repository: Repository, request: Request): boolean {
  const named = request.headers.get('repository');
  return named !== null && named.toLowerCase() !== repository.repositoryName.toLowerCase();
}
