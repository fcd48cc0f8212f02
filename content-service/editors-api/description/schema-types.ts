/** The subset of JSON Schema that this API's descriptions use. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  not?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
  items?: Schema | boolean;
  prefixItems?: readonly Schema[];
}

interface TypeOptions {
  /** The indentation depth of the type in the file. */
  depth: number;
  /** Whether the type is for input: lists are readonly, and omitted properties may be undefined. */
  isInput: boolean;
}

/** A JSON schema as a TypeScript type. */
export function typeOf(schema: Schema, options: TypeOptions): string {
  if (schema.$ref !== undefined) return schema.$ref.replace(/^.*\//, '');
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map((each) => typeOf(each, options)));
  if (schema.allOf) return schema.allOf.map((each) => typeOf(each, options)).join(' & ');
  if (schema.not) return 'never';
  if (typeof schema.type === 'string') return simpleType(schema.type, schema, options);
  if (schema.type) return union(schema.type.map((type) => simpleType(type, schema, options)));
  return 'unknown';
}

function simpleType(type: string, schema: Schema, options: TypeOptions): string {
  switch (type) {
    case 'array':
      return arrayType(schema, options);
    case 'object':
      return objectType(schema, options);
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return type;
    default:
      throw new Error(`There is no type of TypeScript for ${JSON.stringify(type)}.`);
  }
}

function arrayType({ items, prefixItems }: Schema, options: TypeOptions): string {
  const readonly = options.isInput ? 'readonly ' : '';
  if (prefixItems)
    return `${readonly}[${prefixItems.map((each) => typeOf(each, options)).join(', ')}]`;
  const item = typeof items === 'object' ? typeOf(items, options) : 'unknown';
  return /^\w+$/.test(item) ? `${readonly}${item}[]` : `${readonly}(${item})[]`;
}

function objectType(schema: Schema, options: TypeOptions): string {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
  const rest = typeof additionalProperties === 'object' ? additionalProperties : null;
  if (Object.keys(properties).length === 0 && rest) {
    const names = propertyNames ? typeOf(propertyNames, options) : 'string';
    const record = `Record<${names}, ${typeOf(rest, options)}>`;
    const isPartial = names !== 'string' && required.length === 0;
    return isPartial ? `Partial<${record}>` : record;
  }
  const deeper = { ...options, depth: options.depth + 1 };
  const indent = '  '.repeat(deeper.depth);
  const rows = Object.entries(properties).map(([name, each]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const type = typeOf(each, deeper);
    if (required.includes(name)) return `${indent}${key}: ${type};\n`;
    return `${indent}${key}?: ${type}${options.isInput ? ' | undefined' : ''};\n`;
  });
  if (options.isInput && rest) rows.push(`${indent}[other: string]: unknown;\n`);
  return rows.length === 0
    ? 'Record<string, never>'
    : `{\n${rows.join('')}${'  '.repeat(options.depth)}}`;
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);
}
