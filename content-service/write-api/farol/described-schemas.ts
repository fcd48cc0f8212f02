import { z } from 'zod';

type Json = Record<string, unknown>;

/** Converts schemas to OpenAPI. Those with a name (`meta({ id })`) are written once and referenced. */
export class DescribedSchemas {
  readonly #named = new Map<string, Json>();

  /** All named schemas so far. */
  get named(): Record<string, Json> {
    return Object.fromEntries([...this.#named].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  given(schema: z.ZodType) {
    return { 'application/json': { schema: this.describe(schema, 'input') } };
  }

  answered(schema: z.ZodType) {
    return { 'application/json': { schema: this.describe(schema) } };
  }

  /** Server-sent events by name; their data are JSON. */
  streamed(events: Readonly<Record<string, z.ZodType>>) {
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
    for (const [name, each] of Object.entries($defs)) this.#keep(name, pointed(each));
    const { id, ...rest } = described;
    if (typeof id !== 'string') return pointed(rest);
    this.#keep(id, pointed(rest));
    return { $ref: addressOf(id) };
  }

  #keep(name: string, schema: Json): void {
    const { id, ...kept } = schema;
    const present = this.#named.get(name);
    if (present && JSON.stringify(present) !== JSON.stringify(kept))
      throw new Error(`Two schemas are named ${name}; give each a name by .meta({ id }).`);
    this.#named.set(name, kept);
  }
}

/** With references that point into the whole description. */
function pointed(schema: object): Json {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace(/^#\/\$defs\//, addressOf(''))
      : value,
  );
}

function addressOf(name: string): string {
  return `#/components/schemas/${name}`;
}
