import { addGauges, metricsApp, metricsRegistry, requestCounter } from '@farol/server/metrics';
import type { Hono } from 'hono';
import { Counter, Histogram } from 'prom-client';
import type { ResponseCache } from '../content-api/response-cache.ts';
import type { TransformedPictures } from '../media/transformed.ts';
import type { Repository } from '../repository/repository.ts';

export interface Metrics {
  count(kind: string, status: number, milliseconds: number): void;
  /** Endpoints for operators, on a port of their own. */
  readonly app: Hono;
}

export interface MetricsSources {
  readonly repository: Repository;
  readonly responseCache: ResponseCache;
  readonly transformed: Pick<TransformedPictures, 'bytes'>;
  /** The health in more detail than is public. */
  health(): object | Promise<object>;
}

/** In seconds: most answers take less than a millisecond, pictures up to some seconds. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics of a running service for operators, in Prometheus' format. */
export function metricsOf({
  repository,
  responseCache,
  transformed,
  health,
}: MetricsSources): Metrics {
  const registry = metricsRegistry();
  const registers = [registry];
  const requests = requestCounter(registry, 'farol_requests_total');
  const durations = new Histogram({
    name: 'farol_request_duration_seconds',
    help: 'From the head of a request to the last byte of its answer.',
    labelNames: ['kind'],
    buckets,
    registers,
  });
  const deliveries = new Counter({
    name: 'farol_webhook_deliveries_total',
    help: 'Webhook deliveries that came to an end, whichever process on this store made them.',
    labelNames: ['outcome'],
    registers,
  });
  repository.onCommit(({ events }) => {
    for (const event of events)
      if (event.kind === 'webhook-delivered')
        for (const { fault } of event.outcomes)
          deliveries.inc({ outcome: fault === null ? 'acknowledged' : 'given_up' });
  });
  addGauges(registry, [
    [
      'farol_documents',
      'Documents, drafts and archived ones included.',
      () => repository.state.documents.size,
    ],
    ['farol_documents_published', 'Published documents.', () => repository.master().size],
    ['farol_releases', 'Releases that wait.', () => repository.state.releases.size],
    ['farol_assets', 'Files in the library.', () => repository.state.assets.size],
    ['farol_commits', 'Commits of the history.', () => repository.state.tip.sequence],
    [
      'farol_publications',
      'Publications of the history.',
      () => repository.state.publications.length,
    ],
    [
      'farol_refs_kept',
      'Published contents that are readable by their refs.',
      () => repository.snapshots.refs,
    ],
    ['farol_answer_cache_bytes', 'Answers kept in memory.', () => cachedBytes(responseCache)],
    ['farol_transformed_bytes', 'Transformed pictures on disk.', () => transformed.bytes],
  ]);
  return {
    count(kind, status, milliseconds) {
      requests.inc({ kind, status });
      durations.observe({ kind }, milliseconds / 1000);
    },
    app: metricsApp(registry, health),
  };
}

function cachedBytes({ responses, results }: ResponseCache): number {
  return responses.bytes + results.bytes;
}
