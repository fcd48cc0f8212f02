import { addGauges, metricsApp, metricsRegistry, requestCounter } from '@farol/server/metrics';
import type { Hono } from 'hono';
import { Histogram } from 'prom-client';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { Publisher } from '../publish/publisher.ts';

export interface Metrics {
  answered(kind: string, status: number): void;
  rendered(milliseconds: number): void;
  /** Serves `/metrics` on a separate port, without authentication. */
  app: Hono;
}

interface MetricsSource {
  publisher: Publisher;
  cache: Pick<PageCache, 'bytes' | 'size'>;
  clock: () => number;
  health(): object;
}

/** In seconds: most pages take a few milliseconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** Prometheus metrics of the running site and its process. */
export function metricsOf(source: () => MetricsSource): Metrics {
  const registry = metricsRegistry();
  const requests = requestCounter(registry, 'farol_site_requests_total');
  const renderings = new Histogram({
    name: 'farol_site_render_seconds',
    help: 'How long a page took to render.',
    buckets,
    registers: [registry],
  });
  addGauges(registry, [
    [
      'farol_site_content_age_seconds',
      'Since the content was last known to be the newest.',
      () => ageOf(source()),
    ],
    ['farol_site_pages_kept', 'Pages in memory.', () => source().cache.size],
    ['farol_site_pages_kept_bytes', 'Bodies of pages in memory.', () => source().cache.bytes],
  ]);
  return {
    answered: (kind, status) => requests.inc({ kind, status }),
    rendered: (milliseconds) => renderings.observe(milliseconds / 1000),
    app: metricsApp(registry, () => source().health()),
  };
}

/** NaN until there is content. */
function ageOf({ publisher, clock }: MetricsSource): number {
  const seenAt = publisher.seenAt();
  return seenAt === null ? Number.NaN : Math.max(0, (clock() - seenAt) / 1000);
}
