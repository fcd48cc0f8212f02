import { z } from 'zod';

type Json = Record<string, unknown>;

/** Converts schemas to OpenAPI. Those with a name (`meta({ id })`) are written once and referenced. */
export class DescribedSchemas {
  readonly #named = new Map<string, Json>();

  /** All named schemas so far. */
  get named(): Record<string, Json> {
    return Object.fromEntries([...this.#named].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  requestContent(schema: z.ZodType) {
    return { 'application/json': { schema: this.describe(schema, 'input') } };
  }

  responseContent(schema: z.ZodType) {
    return { 'application/json': { schema: this.describe(schema) } };
  }

  /** Server-sent events by name; their data are JSON. */
  streamContent(events: Readonly<Record<string, z.ZodType>>) {
    const described = Object.entries(events).map(([name, data]) => [name, this.describe(data)]);
    return {
      'text/event-stream': {
        schema: { type: 'string' },
        'x-events': Object.fromEntries(described),
      },
    };
  }

  parametersOf(query: z.ZodType): object[] {
    const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' });
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    }));
  }

  describe(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
    const { $schema, $defs = {}, ...described } = z.toJSONSchema(schema, { io });
    for (const [name, each] of Object.entries($defs)) this.#addNamed(name, withAbsoluteRefs(each));
    const { id, ...rest } = described;
    if (typeof id !== 'string') return withAbsoluteRefs(rest);
    this.#addNamed(id, withAbsoluteRefs(rest));
    return { $ref: refTo(id) };
  }

  #addNamed(name: string, schema: Json): void {
    const { id, ...unnamed } = schema;
    const existing = this.#named.get(name);
    if (existing && JSON.stringify(existing) !== JSON.stringify(unnamed))
      throw new Error(`Two schemas are named ${name}; give each a name by .meta({ id }).`);
    this.#named.set(name, unnamed);
  }
}

/** With references that point into the whole description. */
function withAbsoluteRefs(schema: object): Json {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^#\/\$defs\//, refTo('')) : value,
  );
}

function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}
