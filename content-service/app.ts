import { hourMs } from '@farol/content-model';
import { secured, type TransportSecurity } from '@farol/server';
import { noStoreByDefault } from '@farol/server/cache-policies';
import { Hono } from 'hono';
import { contentApi } from './content-api/index.ts';
import { originOf } from './content-api/origin.ts';
import type { ResponseCache } from './content-api/response-cache.ts';
import { editorApp } from './editor/editor-app.ts';
import { farolApi } from './editors-api/index.ts';
import { mediaApp } from './media/app.ts';
import type { MediaFiles } from './media/files.ts';
import type { IntakeOptions } from './media/intake.ts';
import { contentKeeper } from './media/keeping.ts';
import type { TransformedPictures } from './media/transformed.ts';
import { healthApp } from './observe/health.ts';
import type { PeopleContext } from './people/context.ts';
import { previewApi } from './previews/app.ts';
import { assetLibrary } from './repository/assets.ts';
import type { Repository } from './repository/repository.ts';
import type { Settings } from './settings.ts';
import type { Deliveries } from './webhooks/deliveries.ts';
import { assetApi } from './write-api/assets/asset-api.ts';
import { authorOf, refuseWriter } from './write-api/authorize.ts';
import { customTypesApi } from './write-api/custom-types.ts';
import { answerFaults } from './write-api/faults.ts';
import { migrationApi } from './write-api/migration.ts';

interface AppParts {
  repository: Repository;
  people: PeopleContext;
  files: MediaFiles;
  transformed: TransformedPictures;
  /** The key with which this service's sites sign requests for pictures on their pages. */
  pictureKey: string;
  cache: ResponseCache;
  intake: IntakeOptions;
  deliveries: Deliveries;
  settings: Settings;
  siteUrl: string;
  clock: () => number;
  report: (fault: Error) => void;
  /** Aborted when the service stops. */
  ending: AbortSignal;
}

/** The client's longest requests (100 ids, routes) need a few kB. */
export const maxAddressLength = 24 * 1024;

/** The routes of the service; the first match wins. */
export function createApp(parts: AppParts): Hono {
  const { repository, files, transformed, settings, clock, report } = parts;
  const library = assetLibrary(repository);
  const contents = contentKeeper(files, library.hasContent, report);
  const origin = (request: Request) =>
    originOf(new URL(request.url), request.headers, settings.TRUST_PROXY);

  const app = new Hono();
  // Routes for other origins override this: the Content API, media, previews and their toolbar.
  app.use(secured(() => transportOf(settings)));
  app.use(noStoreByDefault);

  app.route('/api/migration', migrationApi(repository));
  app.route('/api/models', customTypesApi(repository));
  app.route(
    '/api/assets',
    assetApi({
      library,
      contents,
      intake: parts.intake,
      authorize: (request) => authorOf(repository, request) ?? refuseWriter(repository, request),
      publicAddress: origin,
      report,
      now: clock,
    }),
  );
  app.route(
    '/api/farol/v1',
    farolApi({
      repository,
      people: parts.people,
      clock,
      originOf: origin,
      ending: parts.ending,
      media: { contents, intake: parts.intake },
      previews: {
        siteUrl: parts.siteUrl,
        lastsMs: settings.PREVIEW_HOURS * hourMs,
        sharedLastsMs: settings.SHARED_PREVIEW_HOURS * hourMs,
      },
      webhooks: {
        logLength: settings.WEBHOOK_LOG,
        test: (id) => parts.deliveries.test(id),
      },
    }),
  );
  app.route(
    '/',
    editorApp({
      host: () => parts.people.origin().host,
      site: new URL(parts.siteUrl).origin,
      originOf: origin,
    }),
  );
  app.route('/', healthApp());
  app.route(
    '/',
    mediaApp({ find: library.at, files, transformed, pictureKey: parts.pictureKey, report }),
  );
  app.route('/', previewApi({ repository, clock, originOf: origin }));
  app.route(
    '/',
    contentApi({
      library: repository,
      clock,
      trustProxy: settings.TRUST_PROXY,
      requestsPerSecond: settings.REQUESTS_PER_SECOND || null,
      cache: parts.cache,
      maxAddressLength,
      report,
    }),
  );
  app.notFound((context) => {
    const sentence = `There is nothing at ${context.req.path}. The Content API stands at /api/v2.`;
    return context.json({ error: sentence, message: sentence }, 404);
  });
  app.onError(answerFaults(report));
  return app;
}

/** How the service is reached, as far as configured. */
export function transportOf({ SERVICE_URL, HSTS_SUBDOMAINS }: Settings): TransportSecurity {
  return { origin: SERVICE_URL ?? 'http:', includeSubDomains: HSTS_SUBDOMAINS };
}
