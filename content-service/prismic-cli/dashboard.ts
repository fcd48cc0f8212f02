import { Hono } from 'hono';
import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { type CliEnvironment, writersOnly } from './authorize.ts';
import { domainOf } from './hosts.ts';

/** `{host}`: the list of repositories, which always contains just this one. */
export function dashboard(repository: Repository) {
  const app = new Hono<CliEnvironment>();
  app.use(writersOnly(repository));
  const domain = domainOf(repository.repositoryName);

  /** True if the name is still available. */
  app.get('/app/dashboard/repositories/:domain/exists', (context) =>
    context.json(context.req.param('domain').toLowerCase() !== domain),
  );

  app.post('/app/dashboard/repositories', () => {
    throw new Refused(
      `This content service holds one repository, ${domain}. Start another service, with a REPOSITORY_NAME and a DATA_DIR of its own, for another one.`,
      409,
    );
  });

  return app;
}
