import { Hono } from 'hono';
import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { writeTokenOf } from '../write-api/authorize.ts';
import type { CliEnvironment } from './authorize.ts';

/** `auth.{host}`: renews sessions. A write token does not expire, so it is returned unchanged. */
export function auth(repository: Repository) {
  const app = new Hono<CliEnvironment>();
  app.get('/refreshtoken', (context) => {
    const token = context.req.query('token') ?? '';
    if (!writeTokenOf(repository, token))
      throw new Refused('This is no write token of this repository.', 401);
    return context.json(token);
  });
  return app;
}
