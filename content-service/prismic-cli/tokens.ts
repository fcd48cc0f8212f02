import { Hono } from 'hono';
import { z } from 'zod';
import { createToken, maxTokenName, revokeToken } from '../repository/commands/settings.ts';
import type { TokenRecord } from '../repository/events.ts';
import { NotFound } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { readJson } from '../write-api/faults.ts';
import type { CliEnvironment } from './authorize.ts';

const appName = z.string().min(1).max(maxTokenName);
const app = z.object({ app_name: appName });
const authorization = z.object({
  app: appName,
  scope: z.enum(['master', 'master+releases']),
});

/**
 * The tokens. Only their hashes are stored, so lists show `id:` and the token's id where Prismic shows the secret;
 * `prismic token delete` accepts what `prismic token list` shows.
 */
export function tokens(repository: Repository) {
  const routes = new Hono<CliEnvironment>();
  const all = () => [...repository.state.tokens.values()];

  async function revoke(author: TokenRecord, id: string, isWrite: boolean): Promise<void> {
    const scope = repository.state.tokens.get(id)?.scope;
    if (scope === undefined || (scope === 'write') !== isWrite)
      throw new NotFound(`There is no such token: ${id}.`);
    await repository.do(author, revokeToken(id));
  }

  /** Prismic's read tokens belong to an app. Here an app is just the name that its tokens share. */
  routes.get('/settings/security/contentapi', (context) => {
    const reading = all().filter(({ scope }) => scope !== 'write');
    const apps = Map.groupBy(reading, ({ name }) => name);
    return context.json([...apps].map(([name, own]) => appOf(name, own)));
  });
  routes.post('/settings/security/oauthapp', async (context) => {
    const { app_name } = app.parse(await readJson(context.req.raw));
    return context.json(appOf(app_name, []));
  });
  routes.post('/settings/security/authorizations', async (context) => {
    const { app: name, scope } = authorization.parse(await readJson(context.req.raw));
    const { id, token } = await repository.do(context.var.author(), createToken(name, scope));
    return context.json({ id, scope, token, created_at: { $date: createdAt(id) } }, 201);
  });
  routes.delete('/settings/security/authorizations/:id', async (context) => {
    await revoke(context.var.author(), context.req.param('id'), false);
    return context.body(null, 204);
  });

  routes.get('/settings/security/customtypesapi', (context) =>
    context.json({
      max_tokens: Number.MAX_SAFE_INTEGER,
      tokens: all()
        .filter(({ scope }) => scope === 'write')
        .map(({ id, name }) => ({ app_name: name, token: shown(id), timestamp: seconds(id) })),
    }),
  );
  routes.post('/settings/security/token', async (context) => {
    const { app_name } = app.parse(await readJson(context.req.raw));
    const { id, token } = await repository.do(context.var.author(), createToken(app_name, 'write'));
    return context.json({ app_name, token, timestamp: seconds(id) }, 201);
  });
  routes.delete('/settings/security/token/:shown', async (context) => {
    await revoke(context.var.author(), context.req.param('shown').replace(/^id:/, ''), true);
    return context.body(null, 204);
  });

  function appOf(name: string, own: readonly TokenRecord[]) {
    const tokens = own.map(({ id, scope }) => ({
      id,
      scope,
      token: shown(id),
      created_at: { $date: createdAt(id) },
    }));
    return { id: name, name, wroom_auths: tokens };
  }

  /** In milliseconds. */
  function createdAt(id: string): number {
    return repository.state.tokens.get(id)?.createdAt ?? 0;
  }

  function seconds(id: string): number {
    return Math.floor(createdAt(id) / 1000);
  }

  return routes;
}

function shown(id: string): string {
  return `id:${id}`;
}
