import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen } from '@farol/server';
import {
  exitWithParent,
  handleUncaughtFaults,
  keepFilesPrivate,
  originAt,
  restrictToOwner,
  sentenceOf,
  stopOnSignals,
} from '@farol/server/process';
import pino from 'pino';
import { withEarlierAssets } from './http/earlier-assets.ts';
import { loadFiles } from './http/files.ts';
import { serverOptions } from './http/server-options.ts';
import { freeMemoryWhenIdle } from './memory.ts';
import { requestKind } from './observe/request-kind.ts';
import about from './package.json' with { type: 'json' };
import { builtAssets } from './render/built-assets.ts';
import { readSettings } from './settings.ts';
import { startSite } from './site.ts';

const outliveParent = exitWithParent();
keepFilesPrivate();
try {
  const settings = readSettings(process.env);
  await restrictToOwner(settings.dataFolder);
  const log = pino({ level: settings.logLevel });
  handleUncaughtFaults(log);
  freeMemoryWhenIdle();
  const files = await loadFiles(fileURLToPath(new URL('../client', import.meta.url)));
  const { app, fastPath, metrics, transport, stop } = await startSite({
    settings,
    log,
    clock: Date.now,
    files: await withEarlierAssets(files, join(settings.dataFolder, 'builds'), (fault) =>
      log.warn({ err: fault }, 'The files of the build before are not kept.'),
    ),
    assets: builtAssets(files),
    version: about.version,
    fontFile: fileURLToPath(new URL('drawing.ttf', import.meta.url)),
  });
  const listening = await listen(app, {
    ...serverOptions(transport),
    fastPath,
    onFault: (fault) => log.error({ err: fault }, 'An answer could not be sent.'),
    ...(metrics && {
      onResponse: (path, status) => metrics.answered(requestKind(path), status),
    }),
    port: settings.port,
    host: settings.host,
    settings: { port: 'PORT', host: 'HOST' },
  });
  const metricsServer =
    metrics && settings.metrics
      ? await listen(metrics.app, {
          ...settings.metrics,
          settings: { port: 'SITE_METRICS_PORT', host: 'METRICS_HOST' },
        })
      : null;
  const address = originAt(settings.host, listening.port);
  log.info({ address, repository: settings.content.repository }, 'The website listens');
  // For the parent process. Until there is content, visitors get a 503.
  process.send?.({ ready: address });
  outliveParent();
  stopOnSignals(async (options) => {
    log.info('Stopping: finishing what runs');
    await Promise.all([listening.stop(options), metricsServer?.stop(), stop()]);
  });
} catch (fault) {
  console.error(sentenceOf(fault));
  process.exit(1);
}
