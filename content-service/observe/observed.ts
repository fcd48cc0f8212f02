import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { App } from '@farol/server';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import { loggedPath, requestKind } from './request-kind.ts';

const present = new AsyncLocalStorage<string>();

/** For the logger: every line that is written on behalf of a request carries its id. */
export function requestOfLine(): { request?: string } {
  const request = present.getStore();
  return request === undefined ? {} : { request };
}

/** An id somebody in front of us gave the request, if it is one. */
const givenId = /^[\w.:-]{1,64}$/;

/**
 * An app whose requests are counted and written down: faults as errors, writes as information, reads only for
 * debugging. Neither tokens nor queries are written down.
 */
export function observed(app: App, log: Logger, metrics: Metrics | null): App {
  return {
    fetch(request, bindings) {
      const { incoming, outgoing } = bindings;
      const given = incoming.headers['x-request-id'];
      const id = typeof given === 'string' && givenId.test(given) ? given : randomUUID();
      const began = performance.now();
      outgoing.setHeader('x-request-id', id);
      outgoing.once('close', () => {
        const { method = '' } = incoming;
        const path = pathOf(bindings);
        // A client that went before there was an answer, as proxies write it down.
        const status = outgoing.headersSent ? outgoing.statusCode : 499;
        const ms = performance.now() - began;
        metrics?.count(requestKind(path), status, ms);
        const level = levelOf(method, path, status);
        if (!log.isLevelEnabled(level)) return;
        const line = { request: id, method, path: loggedPath(path), status, ms: Math.round(ms) };
        log[level](line, `${method} ${line.path} ${status}`);
      });
      return present.run(id, () => app.fetch(request, bindings));
    },
  };
}

/** What is sent with every word somebody writes. */
const withEachWord = /\/(?:working-copy|overlay)$/;

function levelOf(method: string, path: string, status: number): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  if (withEachWord.test(path)) return 'debug';
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? 'debug' : 'info';
}

function pathOf({ incoming }: HttpBindings): string {
  return (incoming.url ?? '').split('?', 1)[0] ?? '';
}
