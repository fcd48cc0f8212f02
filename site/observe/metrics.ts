import { metricsApp, metricsRegistry } from '@farol/server/metrics';
import type { Hono } from 'hono';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { Publisher } from '../publish/publisher.ts';

export interface Metrics {
  answered(kind: string, status: number): void;
  rendered(milliseconds: number): void;
  /** `/metrics`, for a port of its own: who may reach that port may read it. */
  app: Hono;
}

interface Measured {
  publisher: Publisher;
  cache: Pick<PageCache, 'bytes' | 'size'>;
  clock: () => number;
  /** The health report for operators. */
  health(): object;
}

/** Seconds: most pages take a few milliseconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** What operators may ask about the running site, in Prometheus' words; memory and the like are among it. */
export function metricsOf(measured: () => Measured): Metrics {
  const registry = metricsRegistry();
  const registers = [registry];
  const requests = new Counter({
    name: 'farol_site_requests_total',
    help: 'Requests answered, by what they were about and by status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const renderings = new Histogram({
    name: 'farol_site_render_seconds',
    help: 'How long a page took to render.',
    buckets,
    registers,
  });
  const gauges: readonly (readonly [string, string, (now: Measured) => number])[] = [
    ['farol_site_content_age_seconds', 'Since the content was last known to be the newest.', ageOf],
    ['farol_site_pages_kept', 'Pages in memory.', ({ cache }) => cache.size],
    ['farol_site_pages_kept_bytes', 'Bodies of pages in memory.', ({ cache }) => cache.bytes],
  ];
  for (const [name, help, measure] of gauges)
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(measure(measured()));
      },
    });
  return {
    answered: (kind, status) => requests.inc({ kind, status }),
    rendered: (milliseconds) => renderings.observe(milliseconds / 1000),
    app: metricsApp(registry, () => measured().health()),
  };
}

/** NaN before there is content. */
function ageOf({ publisher, clock }: Measured): number {
  const seenAt = publisher.seenAt();
  return seenAt === null ? Number.NaN : Math.max(0, (clock() - seenAt) / 1000);
}
