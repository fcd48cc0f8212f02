import { Hono } from 'hono';
import { z } from 'zod';
import {
  addPreviewSite,
  removePreviewSite,
  setSimulator,
} from '../repository/commands/preview-sites.ts';
import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { readJson } from '../write-api/faults.ts';
import type { CliEnvironment } from './authorize.ts';
import { identityOf } from './named.ts';

const address = z.url({ protocol: /^https?$/ }).max(2000);
const creation = z.object({
  name: z.string().min(1).max(100),
  websiteURL: address,
  resolverPath: z.string().startsWith('/').max(1000).optional(),
});
const simulator = z.object({ simulator_url: address });

/** The websites that show previews, including the one the service is configured for. */
export function previewSites(repository: Repository, siteUrl: string) {
  const app = new Hono<CliEnvironment>();
  const configuredSite = { id: 'site', name: 'Website', url: `${siteUrl}/api/preview` };

  app.get('/core/repository/preview_configs', (context) => {
    const sites = [configuredSite, ...repository.state.previewSites.values()];
    return context.json({ results: sites.map(({ id, name, url }) => ({ id, label: name, url })) });
  });
  app.post('/previews/new', async (context) => {
    const { name, websiteURL, resolverPath } = creation.parse(await readJson(context.req.raw));
    const url = `${new URL(websiteURL).origin}${resolverPath ?? ''}`;
    if (url === configuredSite.url) throw new Refused(`${url} is a preview site already.`, 409);
    const site = await repository.do(context.var.author(), addPreviewSite(name, url));
    return context.json({ id: site.id }, 201);
  });
  app.post('/previews/delete/:id', async (context) => {
    const id = context.req.param('id');
    if (id === configuredSite.id)
      throw new Refused(
        `${configuredSite.url} is the website of this service, by its setting SITE_URL.`,
        409,
      );
    await repository.do(context.var.author(), removePreviewSite(id));
    return context.body(null, 204);
  });

  app.get('/core/repository', (context) =>
    context.json({
      ...identityOf(repository),
      languages: repository.state.languages.map(({ id, name }, index) => ({
        id,
        name,
        is_master: index === 0,
      })),
    }),
  );
  app.patch('/core/repository', async (context) => {
    const { simulator_url } = simulator.parse(await readJson(context.req.raw));
    await repository.do(context.var.author(), setSimulator(simulator_url));
    return context.json({ simulator_url });
  });

  return app;
}
