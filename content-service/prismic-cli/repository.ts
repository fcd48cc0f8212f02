import { Hono } from 'hono';
import type { Repository } from '../repository/repository.ts';
import { type CliEnvironment, writersOnly } from './authorize.ts';
import { previewSites } from './preview-sites.ts';
import { properties } from './properties.ts';
import { tokens } from './tokens.ts';
import { webhooks } from './webhooks.ts';

/** The paths of `{repository}.{host}` that belong to the command line; the others are content. */
export const repositoryPaths =
  /^\/(?:core|settings|app|syncState|previews\/(?:new|delete))(?:\/|$)/;

/** `{repository}.{host}`: the repository's settings. */
export function repositorySettings(repository: Repository, siteUrl: string) {
  const app = new Hono<CliEnvironment>();
  app.use(writersOnly(repository));
  app.route('/', properties(repository));
  app.route('/', previewSites(repository, siteUrl));
  app.route('/', tokens(repository));
  app.route('/', webhooks(repository));
  return app;
}
