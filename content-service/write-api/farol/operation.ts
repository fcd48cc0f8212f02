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
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  /** Of a success: 201 for what creates. */
  status: 200 | 201 | 204;
  run(call: Call): Promise<unknown> | unknown;
}

/** `query` and `body` as the operation's schemas answer them; undefined where it has none. */
export interface Call<Query = unknown, Body = unknown> {
  repository: Repository;
  author: Author;
  parameter(name: string): string;
  query: Query;
  body: Body;
  /** The address this service is reached at, for the tokens it makes. */
  origin: string;
  now: number;
  /** Carries out a command; where the request has an idempotency key, at most once. */
  do<Answer>(command: Command<Answer>): Promise<Answer>;
}

/** An operation whose handler is given what its schemas checked. */
export function operation<
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>({
  run,
  ...row
}: Omit<Operation, 'query' | 'body' | 'run'> & {
  query?: Query;
  body?: Body;
  run(call: Call<Checked<Query>, Checked<Body>>): Promise<unknown> | unknown;
}): Operation {
  return {
    ...row,
    run: (call) =>
      run({ ...call, query: checked(row.query, call.query), body: checked(row.body, call.body) }),
  };
}

type Checked<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

function checked<Schema extends z.ZodType | undefined>(
  schema: Schema | undefined,
  given: unknown,
): Checked<Schema>;
function checked(schema: z.ZodType | undefined, given: unknown): unknown {
  return schema?.parse(given);
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
        query: context.req.query(),
        body: given,
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
