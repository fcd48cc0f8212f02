import { z } from 'zod';
import { operationRights } from '../../people/rights.ts';
import { LONGEST_KEY } from '../idempotency.ts';
import type { Operation } from './operation.ts';

/** The OpenAPI description of the operations; `npm run types` writes it to openapi.json. */
export function describeOperations(
  operations: readonly Operation[],
  streams: Readonly<Record<string, Record<string, object>>>,
): object {
  const paths: Record<string, Record<string, object>> = { ...streams };
  for (const operation of operations) {
    paths[operation.path] ??= {};
    const methods = paths[operation.path];
    if (methods) methods[operation.method] = describe(operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Farol, the editors’ API',
      version: '1',
      description:
        'What an editor needs beyond the public APIs. A call carries a write token, or the session of a person on a page of the editor’s origin. Faults answer {"error", "message"}.',
    },
    servers: [{ url: '/api/farol/v1' }],
    security: [{ token: [] }, { session: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: '__Host-farol-session' },
      },
    },
  };
}

function describe(operation: Operation): object {
  const allowed = operationRights[`${operation.method} ${operation.path}`];
  const parameters = [
    ...[...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...queryParameters(operation.query),
    ...(operation.status === 201 && operation.isRepeatable !== false ? [idempotencyKey] : []),
  ];
  return {
    summary: operation.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body ? { requestBody: { required: true, content: json(operation.body) } } : {}),
    responses: {
      [operation.status]: {
        description: operation.status === 204 ? 'Done' : 'The answer',
        ...(operation.answer ? { content: json(operation.answer, 'output') } : {}),
      },
      400: { description: 'The request does not fit; `field` names where' },
      ...(allowed === 'anybody'
        ? {}
        : {
            401: { description: 'Nobody is signed in, and a write token is missing' },
            403: { description: 'It takes another role, or other languages or types' },
          }),
    },
    ...(allowed === 'anybody' ? { security: [{}] } : { 'x-role': allowed?.from }),
    ...(allowed !== 'anybody' && !allowed?.programs ? { security: [{ session: [] }] } : {}),
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key gives the same answer for a day, and does the work once.',
  schema: { type: 'string', minLength: 1, maxLength: LONGEST_KEY },
};

function json(schema: z.ZodType, io: 'input' | 'output' = 'input') {
  return { 'application/json': { schema: z.toJSONSchema(schema, { io }) } };
}

function queryParameters(query: z.ZodType | undefined): object[] {
  if (!query) return [];
  const { properties = {} } = z.toJSONSchema(query, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
}
