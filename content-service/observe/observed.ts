import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { App } from '@farol/server';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import { loggedPath, requestKind } from './request-kind.ts';

const requestIds = new AsyncLocalStorage<string>();

/** For the logger: adds the request's id to every line logged on its behalf. */
export function logContext(): { request?: string } {
  const request = requestIds.getStore();
  return request === undefined ? {} : { request };
}

/** A valid request id given by a proxy in front of the service. */
const validRequestId = /^[\w.:-]{1,64}$/;

/**
 * Counts and logs an app's requests: faults as errors, writes as info, reads only at debug level. Neither tokens nor
 * queries are logged.
 */
export function observeRequests(app: App, log: Logger, metrics: Metrics | null): App {
  return {
    fetch(request, bindings) {
      const { incoming, outgoing } = bindings;
      const received = incoming.headers['x-request-id'];
      const id =
        typeof received === 'string' && validRequestId.test(received) ? received : randomUUID();
      const startedAt = performance.now();
      outgoing.setHeader('x-request-id', id);
      outgoing.once('close', () => {
        const { method = '' } = incoming;
        const path = pathOf(bindings);
        // The client disconnected before a response; proxies log this status too.
        const status = outgoing.headersSent ? outgoing.statusCode : 499;
        const ms = performance.now() - startedAt;
        metrics?.count(requestKind(path), status, ms);
        const level = levelOf(method, path, status);
        if (!log.isLevelEnabled(level)) return;
        const line = { request: id, method, path: loggedPath(path), status, ms: Math.round(ms) };
        log[level](line, `${method} ${line.path} ${status}`);
      });
      return requestIds.run(id, () => app.fetch(request, bindings));
    },
  };
}

/** Requests sent with every word somebody types. */
const sentWhileTyping = /\/(?:working-copy|overlay)$/;

function levelOf(method: string, path: string, status: number): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  if (sentWhileTyping.test(path)) return 'debug';
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? 'debug' : 'info';
}

function pathOf({ incoming }: HttpBindings): string {
  return (incoming.url ?? '').split('?', 1)[0] ?? '';
}
