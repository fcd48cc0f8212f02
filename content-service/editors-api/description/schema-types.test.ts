import { expect, it } from 'vitest';
import { z } from 'zod';
import { DescribedSchemas } from './described-schemas.ts';
import { typeOf } from './schema-types.ts';

const schemas = new DescribedSchemas();
const answered = (schema: z.ZodType) =>
  typeOf(schemas.describe(schema), { depth: 0, isInput: false });
const given = (schema: z.ZodType) =>
  typeOf(schemas.describe(schema, 'input'), { depth: 0, isInput: true });

it.each<[z.ZodType, string]>([
  [z.string(), 'string'],
  [z.int().nullable(), 'number | null'],
  [z.enum(['a', "b's"]), "'a' | 'b\\'s'"],
  [z.union([z.literal('draft'), z.boolean()]), "'draft' | boolean"],
  [z.array(z.string()), 'string[]'],
  [z.array(z.string().nullable()), '(string | null)[]'],
  [z.tuple([z.string(), z.number()]), '[string, number]'],
  [z.unknown(), 'unknown'],
  [z.record(z.string(), z.unknown()), 'Record<string, unknown>'],
  [z.record(z.enum(['a', 'b']), z.boolean()), "Record<'a' | 'b', boolean>"],
  [z.partialRecord(z.enum(['a', 'b']), z.boolean()), "Partial<Record<'a' | 'b', boolean>>"],
  [z.object({}), 'Record<string, never>'],
  [z.object({ a: z.string(), 'b-c': z.null().optional() }), '{\n  a: string;\n  "b-c"?: null;\n}'],
  [z.object({ a: z.object({ b: z.int() }) }), '{\n  a: {\n    b: number;\n  };\n}'],
])('writes %j as a type', (schema, type) => {
  expect(answered(schema)).toBe(type);
});

it('takes lists that nobody changes, what is left out, and of a default nothing', () => {
  const schema = z.object({ a: z.array(z.string()), b: z.int().default(1) });
  expect(given(schema)).toBe('{\n  a: readonly string[];\n  b?: number | undefined;\n}');
});

it('calls a schema with a name by it, one that holds itself too', () => {
  const tree = z
    .object({
      get branches() {
        return z.array(tree);
      },
    })
    .meta({ id: 'ExampleTree' });
  expect(answered(z.object({ tree }))).toBe('{\n  tree: ExampleTree;\n}');
  expect(schemas.named.ExampleTree).toMatchObject({
    properties: { branches: { items: { $ref: '#/components/schemas/ExampleTree' } } },
  });
});

it('refuses two schemas of one name', () => {
  const described = new DescribedSchemas();
  const schema = z.object({ size: z.int().default(1) }).meta({ id: 'ExampleTwice' });
  described.describe(schema, 'input');
  expect(() => described.describe(schema, 'output')).toThrow('Two schemas are named ExampleTwice');
});
