import { operationRights } from '../../people/rights.ts';
import { maxKeyLength } from '../../write-api/idempotency.ts';
import { isRepeatable, type Operation } from '../operation.ts';
import { DescribedSchemas } from './described-schemas.ts';

/** Describes routes that are not operations; their schemas are collected with those of the operations. */
export type RouteDescription = (
  schemas: DescribedSchemas,
) => Record<string, Record<string, object>>;

/** The OpenAPI description of the operations; `npm run types` writes it to openapi.json. */
export function describeOperations(
  operations: readonly Operation[],
  others: readonly RouteDescription[],
): object {
  const schemas = new DescribedSchemas();
  const paths: Record<string, Record<string, object>> = Object.assign(
    {},
    ...others.map((describeOther) => describeOther(schemas)),
  );
  for (const operation of operations) {
    paths[operation.path] ??= {};
    const methods = paths[operation.path];
    if (methods) methods[operation.method] = describe(operation, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Farol, the editors’ API',
      version: '1',
      description:
        'What an editor needs beyond the public APIs. A call carries a write token, or the session of a person on a page of the editor’s origin. With `Farol-Person: <id>` it is refused where the session is another person’s. Faults answer {"error", "message"}, and `code`, which names why, where there is a name.',
    },
    servers: [{ url: '/api/farol/v1' }],
    security: [{ token: [] }, { session: [] }],
    paths,
    components: {
      schemas: schemas.named,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: '__Host-farol-session' },
      },
    },
  };
}

function describe(operation: Operation, schemas: DescribedSchemas): object {
  const allowed = operationRights[`${operation.method} ${operation.path}`];
  const parameters = [
    ...[...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(operation.query ? schemas.parametersOf(operation.query) : []),
    ...(isRepeatable(operation) ? [idempotencyKey] : []),
  ];
  return {
    summary: operation.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.takesFile ? { requestBody: { required: true, content: fileContent } } : {}),
    ...(operation.body
      ? { requestBody: { required: true, content: schemas.requestContent(operation.body) } }
      : {}),
    responses: {
      [operation.status]: {
        description: operation.status === 204 ? 'Done' : 'The answer',
        ...(operation.answer ? { content: schemas.responseContent(operation.answer) } : {}),
      },
      400: { description: 'The request does not fit; `field` names where' },
      ...(allowed === 'anybody'
        ? {}
        : {
            401: { description: 'Nobody is signed in, and a write token is missing' },
            403: { description: forbidden(allowed?.isFreshOnly) },
          }),
    },
    ...(allowed === 'anybody' ? { security: [{}] } : { 'x-role': allowed?.from }),
    ...(allowed !== 'anybody' && !allowed?.programs ? { security: [{ session: [] }] } : {}),
  };
}

const forbidden = (isFreshOnly = false) =>
  `It takes another role, or other languages or types${
    isFreshOnly ? '; `signInAgain`: of a person, a sign-in within the last quarter of an hour' : ''
  }`;

const fileContent = {
  'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key gives the same answer for a day, and does the work once.',
  schema: { type: 'string', minLength: 1, maxLength: maxKeyLength },
};
