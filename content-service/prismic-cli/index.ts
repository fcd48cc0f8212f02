import { secured } from '@farol/server';
import { noStoreByDefault } from '@farol/server/cache-policies';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { isForAnotherRepository, refusalMessage } from '../write-api/authorize.ts';
import { customTypesApi } from '../write-api/custom-types.ts';
import { answerFaults } from '../write-api/faults.ts';
import { auth } from './auth.ts';
import { type CliEnvironment, writersOnly } from './authorize.ts';
import { dashboard } from './dashboard.ts';
import { messageInStatusLine } from './first-line.ts';
import { hostNames } from './hosts.ts';
import { internal } from './internal.ts';
import { repositoryPaths, repositorySettings } from './repository.ts';
import { users } from './users.ts';

interface PrismicCliOptions {
  repository: Repository;
  /** The name that all hosts are under. */
  name: string;
  /** The service as reached without TLS, which serves the content hosts. */
  service: Hono;
  siteUrl: string;
  report: (fault: Error) => void;
}

/** What Prismic's own command line calls, by host name. Everything except the content requires a write token. */
export function prismicCli({ repository, name, service, siteUrl, report }: PrismicCliOptions) {
  const hosts = hostNames(name, repository.repositoryName);

  /** Without CORS headers, so that pages in browsers have no access. */
  function host(routes: Hono<CliEnvironment>): Hono<CliEnvironment> {
    const app = new Hono<CliEnvironment>();
    app.use(messageInStatusLine);
    app.use(secured(() => ({ origin: `https://${name}`, includeSubDomains: false })));
    app.use(noStoreByDefault);
    app.route('/', routes);
    app.notFound((context) => {
      const message = `There is nothing at ${context.req.path} for the command line.`;
      return context.json({ error: message, message }, 404);
    });
    app.onError(answerFaults(report));
    return app;
  }

  const customTypes = new Hono<CliEnvironment>();
  // The command line interprets 401 as an expired session, and 403 as somebody else's repository.
  customTypes.use(writersOnly(repository));
  customTypes.use(async (context, next) => {
    const { raw } = context.req;
    if (isForAnotherRepository(repository, raw))
      throw new Refused(refusalMessage(repository, raw), 403);
    await next();
  });
  customTypes.route('/', customTypesApi(repository));
  const settings = host(repositorySettings(repository, siteUrl));
  const unknownHost = host(new Hono());
  const apps = new Map([
    [hosts.dashboard, host(dashboard(repository))],
    [hosts.auth, host(auth(repository))],
    [hosts.customTypes, host(customTypes)],
    [hosts.users, host(users(repository))],
    [hosts.internal, host(internal(repository))],
  ]);

  return {
    fetch(request: Request, bindings: HttpBindings): Response | Promise<Response> {
      const { hostname, pathname } = new URL(request.url);
      if (hostname === hosts.content) return service.fetch(request, bindings);
      if (hostname === hosts.repository)
        return (repositoryPaths.test(pathname) ? settings : service).fetch(request, bindings);
      return (apps.get(hostname) ?? unknownHost).fetch(request, bindings);
    },
  };
}
