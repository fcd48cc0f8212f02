import { type Schema, typeOf } from './schema-types.ts';

interface Description {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema> };
}

interface DescribedOperation {
  summary: string;
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

type Content = Record<string, { schema: Schema; 'x-events'?: Record<string, Schema> }>;

const jsonType = 'application/json';
const eventsType = 'text/event-stream';

/** A client's TypeScript types, generated from the OpenAPI description; `npm run types` writes them for the editor. */
export function clientTypes(description: object): string {
  const { paths, components } = description as Description;
  const namedTypes = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema, { depth: 0, isInput: false })};\n`,
  );
  const operations = Object.entries(paths).map(([path, methods]) => {
    const rows = Object.entries(methods).map(
      ([method, operation]) =>
        `    /** ${operation.summary} */\n    ${method}: ${operationType(operation)};\n`,
    );
    return `  '${path}': {\n${rows.join('')}  };\n`;
  });
  return [
    '// Made of content-service/openapi.json by `npm run types`; not to be changed by hand.\n',
    ...namedTypes,
    `/** What each operation takes and answers, by path and method. */\nexport interface Operations {\n${operations.join('')}}\n`,
  ].join('\n');
}

function operationType({ parameters = [], requestBody, responses }: DescribedOperation): string {
  const input = { depth: 3, isInput: true };
  const body = requestBody?.content[jsonType]?.schema;
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const content = success?.[1].content;
  const answer = content?.[jsonType]?.schema;
  const events = content?.[eventsType]?.['x-events'];
  const parts = [
    ...parameterType('parameters', 'path'),
    ...parameterType('query', 'query'),
    ...(body ? [`body: ${typeOf(body, input)}`] : []),
    ...(events ? [`events: ${typeOf(recordOf(events), { depth: 3, isInput: false })}`] : []),
    `answer: ${answer ? typeOf(answer, { depth: 3, isInput: false }) : 'null'}`,
  ];
  return `{\n${parts.map((part) => `      ${part};\n`).join('')}    }`;

  function parameterType(name: string, place: string): string[] {
    const matching = parameters.filter((each) => each.in === place);
    if (matching.length === 0) return [];
    const properties = Object.fromEntries(matching.map((each) => [each.name, each.schema]));
    const required = matching.filter((each) => each.required).map((each) => each.name);
    const schema = { type: 'object', properties, required, additionalProperties: false };
    return [`${name}${required.length > 0 ? '' : '?'}: ${typeOf(schema, input)}`];
  }
}

function recordOf(properties: Record<string, Schema>): Schema {
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false };
}
