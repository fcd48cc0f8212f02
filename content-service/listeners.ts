import { type App, jsonRefusals, listen, type StopOptions } from '@farol/server';
import { originAt } from '@farol/server/process';
import type { Logger } from 'pino';
import { maxAddressLength, transportOf } from './app.ts';
import { withSingleSlashes } from './http/single-slashes.ts';
import type { Metrics } from './observe/metrics.ts';
import { observeRequests } from './observe/observed.ts';
import type { Settings } from './settings.ts';
import { maxReturnedBytes } from './translations/xliff-limits.ts';

const megabyte = 1024 * 1024;
const maxDocumentBytes = 4 * megabyte;

/** Listens for everybody and, if enabled, for Prismic's command line and for who reads the metrics. */
export async function startListeners(
  { app, commandLine, metrics }: { app: App; commandLine: App; metrics: Metrics | null },
  {
    settings,
    tls,
    log,
  }: { settings: Settings; tls: { cert: string; key: string } | null; log: Logger },
) {
  const limits = limitsOf(settings, log);
  const everybody = await listen(observeRequests(app, log, metrics), {
    ...limits,
    port: settings.SERVICE_PORT,
    settings: { port: 'SERVICE_PORT', host: 'HOST' },
  });
  const measured =
    metrics &&
    (await listen(metrics.app, {
      port: settings.METRICS_PORT ?? 0,
      host: settings.METRICS_HOST,
      settings: { port: 'METRICS_PORT', host: 'METRICS_HOST' },
    }));
  const secure =
    tls &&
    (await listen(observeRequests(commandLine, log, metrics), {
      ...limits,
      tls,
      port: settings.TLS_PORT ?? 0,
      settings: { port: 'TLS_PORT', host: 'HOST' },
    }));
  return {
    address: originAt(settings.HOST, everybody.port),
    secureAddress: secure && `https://${settings.TLS_NAME}:${secure.port}`,
    metricsAddress: measured && `${originAt(settings.METRICS_HOST, measured.port)}/metrics`,
    async stop(options?: StopOptions): Promise<void> {
      await Promise.all([everybody.stop(options), secure?.stop(options), measured?.stop()]);
    },
  };
}

/** The limits and refusals of both listeners: that of everybody and that of Prismic's command line. */
function limitsOf(settings: Settings, log: Logger) {
  const uploadBytes = settings.UPLOAD_LIMIT_MB * megabyte;
  return {
    host: settings.HOST,
    onFault: (fault: unknown) => log.error({ err: fault }, 'An answer could not be sent.'),
    rewriteUrl: withSingleSlashes,
    renderRefusal: jsonRefusals(() => transportOf(settings)),
    defaultMaxBodyBytes: maxDocumentBytes,
    // Room for headers besides the longest address, so that a longer one is refused by the API, in JSON.
    maxHeaderBytes: maxAddressLength + 8 * 1024,
    // Multipart uploads need some bytes in addition to the file.
    bodyLimits: [
      { method: 'POST', path: '/api/assets/assets', bytes: uploadBytes + megabyte },
      { method: 'POST', path: '/api/farol/v1/media', bytes: uploadBytes },
      { method: 'POST', path: '/api/farol/v1/translation-imports', bytes: maxReturnedBytes },
      { method: 'PUT', path: /^\/api\/farol\/v1\/media\/[\w-]+\/content$/, bytes: uploadBytes },
    ],
  };
}
