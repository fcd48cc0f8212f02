import { Hono } from 'hono';
import { z } from 'zod';
import { setName, setVisibility } from '../repository/commands/identity.ts';
import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { readJson } from '../write-api/faults.ts';
import type { CliEnvironment } from './authorize.ts';
import { readForm } from './form.ts';
import { domainOf } from './hosts.ts';

const access = z.object({ api_access: z.enum(['open', 'public', 'private']) });
const naming = z.object({ displayname: z.string().trim().min(1).max(100) });
/** The command line only asks for the number of documents, before deleting a type. */
const count = z.object({ customTypes: z.array(z.string()), limit: z.literal(0) });

/** The repository's name, its visibility, and what it contains. */
export function properties(repository: Repository) {
  const app = new Hono<CliEnvironment>();

  app.get('/syncState', (context) =>
    context.json({ repository: { api_access: repository.visibility } }),
  );
  app.post('/settings/security/apiaccess', async (context) => {
    const { api_access } = access.parse(await readJson(context.req.raw));
    const fixed = repository.fixedVisibility;
    if (fixed !== null && fixed !== api_access)
      throw new Refused(
        `The setting REPOSITORY_VISIBILITY keeps this repository ${fixed}. Take it away from the service first.`,
        409,
      );
    await repository.do(context.var.author(), setVisibility(api_access));
    return context.body(null, 204);
  });

  app.post('/app/settings/repository', async (context) => {
    const { displayname } = naming.parse(await readForm(context));
    await repository.do(context.var.author(), setName(displayname));
    return context.json({ repository: { name: displayname } });
  });

  /** A service has a single environment, which the caller may use. */
  app.get('/core/environments', (context) =>
    context.json({
      results: [
        {
          kind: 'prod',
          name: repository.state.name ?? repository.repositoryName,
          domain: domainOf(repository.repositoryName),
          users: [{ id: context.var.author().id }],
        },
      ],
    }),
  );

  app.post('/core/documents/search', async (context) => {
    const { customTypes } = count.parse(await readJson(context.req.raw));
    const documents = [...repository.state.documents.values()];
    return context.json({
      total: documents.filter(({ type, archived }) => !archived && customTypes.includes(type))
        .length,
    });
  });

  return app;
}
