import { Hono } from 'hono';
import type { Repository } from '../repository/repository.ts';
import { type CliEnvironment, writersOnly } from './authorize.ts';
import { domainOf } from './hosts.ts';

/** `user-service.{host}`: the caller's profile. There are no accounts here, so it describes the token by its name. */
export function users(repository: Repository) {
  const app = new Hono<CliEnvironment>();
  app.use(writersOnly(repository));
  app.get('/profile', (context) => {
    const { id, name } = context.var.author();
    const displayName = repository.state.name;
    return context.json({
      email: name,
      shortId: id,
      intercomHash: '',
      repositories: [
        {
          domain: domainOf(repository.repositoryName),
          ...(displayName === null ? {} : { name: displayName }),
          role: 'Administrator',
        },
      ],
    });
  });
  return app;
}
