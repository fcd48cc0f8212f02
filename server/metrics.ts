import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { noStoreByDefault } from './cache-policies.ts';
import { secured } from './security-headers.ts';

/** A Prometheus registry with the default metrics of the process. */
export function metricsRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Counts the requests of a server. */
export function requestCounter(registry: Registry, name: string): Counter<'kind' | 'status'> {
  return new Counter({
    name,
    help: 'Requests answered, by what they were about and by status.',
    labelNames: ['kind', 'status'],
    registers: [registry],
  });
}

type Measure = readonly [name: string, help: string, measure: () => number];

/** Numbers that are measured whenever the metrics are read. */
export function addGauges(registry: Registry, measures: readonly Measure[]): void {
  for (const [name, help, measure] of measures)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(measure());
      },
    });
}

/**
 * `/metrics`, and `/healthz` in more detail than strangers get. Meant for a port of its own: whoever can reach it may
 * read it.
 */
export function metricsApp(
  registry: Pick<Registry, 'metrics' | 'contentType'>,
  health: () => object | Promise<object>,
): Hono {
  const app = new Hono();
  app.use(secured(() => ({ origin: 'http://localhost', includeSubDomains: false })));
  app.use(noStoreByDefault);
  app.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'content-type': registry.contentType }),
  );
  app.get('/healthz', async (context) => context.json(await health()));
  app.notFound((context) => context.text('The metrics stand at /metrics.\n', 404));
  return app;
}
