import { latestMs } from '@farol/content-model';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { Browser } from '../people/browser.ts';
import { authorName, type Caller, commitAuthor, type SignedIn } from '../people/caller.ts';
import type { PeopleContext } from '../people/context.ts';
import { limitToRights } from '../people/event-rights.ts';
import type { Showing } from '../people/media-rights.ts';
import { NotAllowed } from '../people/rights.ts';
import { documentsShowing } from '../repository/assets.ts';
import type { Command } from '../repository/command.ts';
import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { refusalMessage, refuseWriter } from '../write-api/authorize.ts';
import { readJson } from '../write-api/faults.ts';
import { atMostOnce } from '../write-api/idempotency.ts';
import { admit } from './identify.ts';

/** One entry of the editors' API, from which both the route and the OpenAPI description are made. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api/farol/v1`; parameters as `{name}`. */
  path: string;
  summary: string;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  /** Whether the body is a raw file instead of JSON. */
  takesFile?: boolean;
  /** The status of a success; 201 if something is created. */
  status: 200 | 201 | 204;
  /** The schema of a successful answer. */
  answer?: z.ZodType | undefined;
  /** Whether it may be repeated with an idempotency key; by default, if it creates something. */
  isRepeatable?: boolean;
  /** For reads: the answer's ETag, so that an unchanged answer is not sent again. */
  etagOf?(call: Pick<Call, 'repository'>): Promise<string | null> | string | null;
  run(call: Call): Promise<unknown> | unknown;
}

/** `query` and `body` as parsed by the operation's schemas; undefined if it has none. */
export interface Call<Query = unknown, Body = unknown> {
  repository: Repository;
  people: PeopleContext;
  caller: Caller;
  browser: Browser;
  parameter(name: string): string;
  query: Query;
  body: Body;
  /** The body of an operation that takes a file. */
  file: ReadableStream<Uint8Array> | null;
  /** The address this service is reached at, used in the tokens it makes. */
  origin: string;
  now: number;
  /** The command, refused where it goes beyond the caller's rights; what `do` executes is so anyway. */
  withinRights<Answer>(command: Command<Answer>): Command<Answer>;
  /**
   * Executes a command within the caller's rights; at most once if the request has an idempotency key. `about`
   * identifies the request if its body does not, `part` is one of several commands of the same request.
   */
  do<Answer>(command: Command<Answer>, about?: unknown, part?: string): Promise<Answer>;
}

/** An operation whose handler receives what its schemas parsed. */
export function operation<
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>({
  run,
  ...row
}: Omit<Operation, 'query' | 'body' | 'run'> & {
  query?: Query;
  body?: Body;
  run(call: Call<Parsed<Query>, Parsed<Body>>): Promise<unknown> | unknown;
}): Operation {
  return {
    ...row,
    run: (call) =>
      run({ ...call, query: parsed(row.query, call.query), body: parsed(row.body, call.body) }),
  };
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

function parsed<Schema extends z.ZodType | undefined>(
  schema: Schema | undefined,
  sent: unknown,
): Parsed<Schema>;
function parsed(schema: z.ZodType | undefined, sent: unknown): unknown {
  return schema?.parse(sent);
}

/** The person who calls; always present where the table of rights excludes programs. */
export function signedInPerson({ caller }: Pick<Call, 'caller'>): SignedIn {
  if (caller.kind === 'person') return caller;
  throw new NotAllowed('This is for people who are signed in.');
}

export interface MountOptions {
  repository: Repository;
  people: PeopleContext;
  clock: () => number;
  originOf(request: Request): string;
  /** Called with each answer before it is sent; tests check it against its schema. */
  onAnswer?: ((operation: Operation, answer: unknown) => void) | undefined;
}

/** What a request's context carries. */
export interface Environment {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Asked again once a body is there: rights may end while it arrives. */
    identifyCaller(): Promise<Caller>;
    browser: Browser;
  };
}

export function mount(
  app: Hono<Environment>,
  operations: readonly Operation[],
  options: MountOptions,
): void {
  const { repository, people } = options;
  const showing: Showing = (state, asset) => documentsShowing(repository, state, asset);
  for (const operation of operations) {
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    const name = `${operation.method} ${operation.path}`;
    app.on(operation.method.toUpperCase(), path, async (context) => {
      const { identifyCaller, browser } = context.var;
      const request = context.req.raw;
      const origin = options.originOf(request);
      const { takesFile = false } = operation;
      const incoming = { request, host: hostOf(origin), browser, takesFile };
      const admitted = async () => {
        const caller = await identifyCaller();
        return admit(name, caller, people, incoming) === 'admitted' ? caller : null;
      };
      let caller = await admitted();
      if (!caller) return refuseWriter(repository, request);
      const etag = (await operation.etagOf?.({ repository })) ?? null;
      if (etag !== null) {
        context.header('etag', `"${etag}"`);
        if (context.req.header('if-none-match') === `"${etag}"`) return context.body(null, 304);
      }
      const sent = takesFile ? null : await readJson(request);
      if (operation.method !== 'get') caller = await admitted();
      if (!caller) return refuseWriter(repository, request);
      const answer = await operation.run({
        repository,
        people,
        caller,
        browser,
        parameter: (parameter) => context.req.param(parameter) ?? '',
        query: context.req.query(),
        body: sent,
        file: takesFile ? request.body : null,
        origin,
        now: options.clock(),
        withinRights: (command) => limitToRights(caller, command, showing),
        async do(command, about = sent, part) {
          // Reading a file or what is changed takes a while, and so do the commands before this one.
          const present = await admitted();
          if (!present) throw new Refused(refusalMessage(repository, request), 401);
          const by = authorName(present);
          const allowed = limitToRights(present, command, showing);
          return repository.do(
            commitAuthor(present),
            isRepeatable(operation) ? atMostOnce(context.req, by, about, allowed, part) : allowed,
          );
        },
      });
      options.onAnswer?.(operation, answer);
      if (operation.status === 204) return context.body(null, 204);
      return context.json(answer ?? null, operation.status as ContentfulStatusCode);
    });
  }
}

export function isRepeatable(operation: Operation): boolean {
  return operation.isRepeatable ?? operation.status === 201;
}

export function hostOf(origin: string): string {
  return new URL(origin).host;
}

export const milliseconds = z.number().int().min(0).max(latestMs);
