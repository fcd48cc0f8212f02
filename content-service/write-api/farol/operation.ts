import type { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { Command, Repository } from '../../repository/repository.ts';
import type { Author } from '../authorize.ts';
import { readJson } from '../faults.ts';
import { atMostOnce } from '../idempotency.ts';

/** One row of the editors' API: what the routes are mounted from and what the OpenAPI file is made of. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api/farol/v1`; parameters as `{name}`. */
  path: string;
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Of a success: 201 for what creates. */
  status: 200 | 201 | 204;
  run(call: Call): Promise<unknown> | unknown;
}

export interface Call {
  repository: Repository;
  author: Author;
  parameter(name: string): string;
  query: unknown;
  body: unknown;
  /** The address this service is reached at, for the tokens it makes. */
  origin: string;
  now: number;
  /** Carries out a command; where the request has an idempotency key, at most once. */
  do<Answer>(command: Command<Answer>): Promise<Answer>;
}

export function mount(
  app: Hono<{ Variables: { author: Author } }>,
  operations: readonly Operation[],
  options: { repository: Repository; clock: () => number; originOf(request: Request): string },
): void {
  for (const operation of operations) {
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(operation.method.toUpperCase(), path, async (context) => {
      const { repository } = options;
      const given = await readJson(context.req.raw);
      const answer = await operation.run({
        repository,
        author: context.var.author,
        parameter: (name) => context.req.param(name) ?? '',
        query: operation.query?.parse(context.req.query()),
        body: operation.body?.parse(given),
        origin: options.originOf(context.req.raw),
        now: options.clock(),
        do: (command) =>
          repository.do(
            context.var.author.name,
            operation.status === 201 ? atMostOnce(context.req, given, command) : command,
          ),
      });
      if (operation.status === 204) return context.body(null, 204);
      return context.json(answer ?? null, operation.status as ContentfulStatusCode);
    });
  }
}

export const milliseconds = z.number().int().nonnegative();
