import { Hono } from 'hono';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { secured } from './security-headers.ts';

/** A Prometheus registry with the default metrics of the process. */
export function metricsRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
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
  app.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'content-type': registry.contentType }),
  );
  app.get('/healthz', async (context) =>
    context.json(await health(), 200, { 'cache-control': 'no-store' }),
  );
  app.notFound((context) => context.text('The metrics stand at /metrics.\n', 404));
  return app;
}
