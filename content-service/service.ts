import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { StopOptions } from '@farol/server';
import { pictureKey } from '@farol/server/picture-key';
import { originAt } from '@farol/server/process';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { refusingForbidden } from './checks/refuse-forbidden.ts';
import { responseCache } from './content-api/response-cache.ts';
import { prepareFirstStart } from './first-start.ts';
import { readCertificate } from './http/certificate.ts';
import { startListeners } from './listeners.ts';
import { unusedHash } from './media/files.ts';
import { clearIncoming } from './media/incoming.ts';
import { openMedia } from './media/open.ts';
import { transformedPictures } from './media/transformed.ts';
import { detailedHealth } from './observe/health.ts';
import type { Metrics, MetricsSources } from './observe/metrics.ts';
import { endLeftPreviews } from './people/administration.ts';
import { peopleContext } from './people/context.ts';
import { editorAt } from './people/origins.ts';
import { prismicCli } from './prismic-cli/index.ts';
import { readyForEditors } from './ready-for-editors.ts';
import type { Event } from './repository/events.ts';
import type { Store } from './repository/history.ts';
import { isRefusal } from './repository/refusal.ts';
import { startReleaseSchedule } from './repository/release-schedule.ts';
import { Repository } from './repository/repository.ts';
import { salvagedStore } from './repository/salvaged-store.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';
import { startTidying } from './tidying.ts';
import { Deliveries } from './webhooks/deliveries.ts';

export interface RunningService {
  /** `http://localhost:3010` */
  address: string;
  /** `http://localhost:9100/metrics`, if enabled. */
  metricsAddress: string | null;
  /** The address for Prismic's command line, if enabled: `https://prismic.localhost:3443`. */
  secureAddress: string | null;
  repository: Repository;
  stop(options?: StopOptions): Promise<void>;
}

const megabyte = 1024 * 1024;

/** Opens the data folder, builds the service and listens. */
export async function startService(
  settings: Settings,
  log: Logger,
  clock: () => number = Date.now,
): Promise<RunningService> {
  const folder = join(settings.DATA_DIR, 'service');
  await mkdir(folder, { recursive: true });
  const tls = settings.TLS_PORT === undefined ? null : await readCertificate(settings);
  // What a person has to settle is no fault of the service, and where in the code it was noticed helps nobody.
  const report = (fault: Error) =>
    isRefusal(fault) ? log.warn(fault.message) : log.error(fault, fault.message);
  const store = await storeOf(settings, log);
  const repository = await openRepository(store, settings, { clock, report });
  await prepareFirstStart(repository, settings.DATA_DIR);
  const files = openMedia(settings);
  files.has(unusedHash).catch((fault: Error) => log.warn(fault.message));
  const incoming = join(folder, 'incoming');
  // Created now: later, on a read-only disk, Node would only report that the folder is missing.
  await mkdir(incoming, { recursive: true });
  const limits = uploadLimits(settings);
  const transformed = await transformedPictures({
    files,
    folder: join(folder, 'transformed'),
    maxBytes: settings.TRANSFORMED_PICTURES_MB * megabyte,
    pixels: limits.pixels,
    effort: settings.AVIF_EFFORT,
    report,
  });
  const cache = responseCache(settings.ANSWER_CACHE_MB * megabyte);
  const metrics =
    settings.METRICS_PORT === undefined
      ? null
      : await startMetrics({
          repository,
          responseCache: cache,
          transformed,
          health: () => detailedHealth(repository, files),
        });
  const ending = new AbortController();
  const deliveries = new Deliveries({
    repository,
    clock,
    limitMs: settings.WEBHOOK_SECONDS * 1000,
    allowInternal: settings.WEBHOOKS_INSIDE,
    report,
  });
  const siteUrl = settings.SITE_URL ?? originAt(settings.HOST, settings.PORT);
  let editor = editorAt(settings, originAt(settings.HOST, settings.SERVICE_PORT));
  const people = peopleContext(store, settings, { clock, origin: () => editor });
  const app = createApp({
    repository,
    people,
    files,
    transformed,
    pictureKey: await pictureKey(
      { key: settings.PICTURE_KEY, secret: settings.REVALIDATE_SECRET },
      settings.DATA_DIR,
      (fault) => log.warn(fault, 'The key of pictures cannot be kept'),
    ),
    cache,
    deliveries,
    intake: { temporaryFolder: incoming, limits },
    settings,
    siteUrl,
    clock,
    report,
    ending: ending.signal,
  });
  const name = settings.TLS_NAME;
  const commandLine = prismicCli({ repository, name, service: app, siteUrl, report });
  const listeners = await startListeners({ app, commandLine, metrics }, { settings, tls, log });
  const stopSchedule = startReleaseSchedule(repository, clock, report, (command) =>
    refusingForbidden(repository, command),
  );
  repository.finishDropping().catch(report);
  readyForEditors(repository, store.records, { ending: ending.signal }).catch(report);
  const stopTidying = startTidying(
    [
      () => repository.dropOldVersions(settings.KEPT_VERSIONS),
      () => repository.compactAutosaves(),
      () => clearIncoming(incoming, clock()),
      () => store.records.forget(clock()),
      () => endLeftPreviews(people, repository, 'clean-up'),
      () => store.workingCopies.forget(clock()),
    ],
    report,
  );
  const { address, secureAddress, metricsAddress } = listeners;
  editor = editorAt(settings, address);
  deliveries.start(settings.SERVICE_URL ?? address);
  log.info(
    {
      ...summaryOf(repository, address),
      secureAddress,
      metricsAddress,
      media: settings.S3_BUCKET ?? 'folder',
    },
    'The content service is ready',
  );
  return {
    address,
    metricsAddress,
    secureAddress,
    repository,
    async stop(options) {
      ending.abort();
      stopSchedule();
      stopTidying();
      await Promise.all([deliveries.stop(), listeners.stop(options)]);
      await repository.close();
    },
  };
}

function openRepository(
  store: Store,
  settings: Settings,
  { clock, report }: { clock: () => number; report: (fault: Error) => void },
): Promise<Repository> {
  return Repository.open(store, {
    name: settings.REPOSITORY_NAME,
    visibility: settings.REPOSITORY_VISIBILITY,
    keptRefs: settings.KEPT_REFS,
    keptAnswers: settings.KEPT_ANSWERS,
    clock,
    report,
  });
}

/** How large a file may be, and a picture. */
function uploadLimits(settings: Settings): { bytes: number; pixels: number } {
  return {
    bytes: settings.UPLOAD_LIMIT_MB * megabyte,
    pixels: settings.PICTURE_LIMIT_MEGAPIXELS * 1_000_000,
  };
}

/** The metrics library is loaded only if needed. */
async function startMetrics(measured: MetricsSources): Promise<Metrics> {
  const { metricsOf } = await import('./observe/metrics.ts');
  return metricsOf(measured);
}

async function storeOf(settings: Settings, log: Logger): Promise<Store> {
  const store = await openStore<Event>(settings);
  if (settings.DAMAGED_STORE === 'refuse') return store;
  log.warn(
    'DAMAGED_STORE=read: what is whole is shown, what is not is named here, and nothing is written',
  );
  return salvagedStore(store, (sentence) => log.error(sentence));
}

function summaryOf(repository: Repository, address: string) {
  const { state, engine } = repository;
  return {
    address,
    repository: repository.repositoryName,
    engine,
    documents: state.documents.size,
    versions: [...state.documents.values()].reduce((sum, { versions }) => sum + versions.length, 0),
    published: repository.master().size,
    publications: state.publications.length,
    ref: repository.master().ref,
    refs: repository.snapshots.refs,
  };
}
