import { isRecord, own } from '@farol/content-model';
import type { Models } from '../repository/models.ts';
import { fieldsOf } from '../repository/models.ts';
import { fieldsOfGroup } from './fields.ts';
import { faultAt, QueryError } from './query-error.ts';
import type { Selection } from './selection.ts';

/** Deep enough for any content, and safe for the stack. */
const maxDepth = 40;

/**
 * query := "{" (type block)* "}"     block := "{" item* "}"
 * item  := field [block] | "..." name "Fields" | "...on" name block
 *
 * Returns the selection of each type. Throws QueryError.
 */
export function parseGraphQuery(text: string, models: Models): ReadonlyMap<string, Selection> {
  const reader = new GraphReader(text);
  const query = emptyNode();
  reader.block(query, 0);
  reader.end();
  for (const [type, selection] of query.fields) checkType(type, selection, models);
  return query.fields;
}

interface Node extends Selection {
  all: boolean;
  readonly fields: Map<string, Node>;
  readonly on: Map<string, Node>;
}

function emptyNode(): Node {
  return { all: false, fields: new Map(), on: new Map() };
}

function child(children: Map<string, Node>, name: string): Node {
  const existing = children.get(name);
  if (existing) return existing;
  const created = emptyNode();
  children.set(name, created);
  return created;
}

class GraphReader {
  readonly #text: string;
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  block(node: Node, depth: number): void {
    if (depth > maxDepth) this.#fail(`blocks nested deeper than ${maxDepth}`);
    if (!this.#consume('{')) this.#fail("`{' expected");
    while (!this.#consume('}')) this.#item(node, depth);
  }

  end(): void {
    if (this.#peek() !== '') this.#fail('end of input expected');
  }

  #item(node: Node, depth: number): void {
    if (this.#consume('...')) {
      this.#spread(node, depth);
    } else {
      const field = child(node.fields, this.#name());
      if (this.#peek() === '{') this.block(field, depth + 1);
    }
  }

  #spread(node: Node, depth: number): void {
    const start = this.#position;
    const name = this.#name();
    if (name === 'on') {
      this.block(child(node.on, this.#name()), depth + 1);
    } else if (name.endsWith('Fields')) {
      node.all = true;
    } else {
      this.#position = start;
      this.#fail(`\`...${name}' names no fields`);
    }
  }

  #name(): string {
    this.#skipSpace();
    namePattern.lastIndex = this.#position;
    const name = namePattern.exec(this.#text)?.[0];
    if (name === undefined) return this.#fail('a name expected');
    this.#position += name.length;
    return name;
  }

  #peek(): string {
    this.#skipSpace();
    return this.#text.charAt(this.#position);
  }

  #consume(token: string): boolean {
    this.#skipSpace();
    if (!this.#text.startsWith(token, this.#position)) return false;
    this.#position += token.length;
    return true;
  }

  #skipSpace(): void {
    spacePattern.lastIndex = this.#position;
    this.#position += spacePattern.exec(this.#text)?.[0].length ?? 0;
  }

  #fail(problem: string): never {
    const fault = faultAt('syntax', problem, this.#text, this.#position, location).fault;
    throw new QueryError({ ...fault, message: `${messagePrefix}${fault.message}` });
  }
}

const namePattern = /[\p{L}\p{N}_-]+/uy;
const spacePattern = /[\s,]+/y;
const location = 'graphQuery';
const messagePrefix = 'Unable to parse fetch query Invalid fetch parsing Exception.\n\n';

function checkType(type: string, selection: Selection, models: Models): void {
  const model = models.types.get(type);
  if (model) checkFields(fieldsOf(model), selection, models);
}

function checkFields(
  fields: ReadonlyMap<string, unknown>,
  selection: Selection,
  models: Models,
): void {
  for (const [name, inner] of selection.fields) {
    const field = fields.get(name);
    if (!isRecord(field)) continue;
    if (field.type === 'Group') checkFields(fieldsOfGroup(field), inner, models);
    if (field.type === 'Slices' || field.type === 'Choice') checkZone(field, inner);
    if (field.type === 'Link') {
      for (const [type, linked] of inner.on) checkType(type, linked, models);
    }
  }
}

const compositeParts = new Set(['non-repeat', 'primary', 'repeat', 'items']);

function checkZone(zone: Record<string, unknown>, selection: Selection): void {
  const choices = isRecord(zone.config) && isRecord(zone.config.choices) ? zone.config.choices : {};
  for (const [type, slice] of selection.on) {
    const choice = own(choices, type);
    if (!isRecord(choice) || choice.type !== 'Slice') continue;
    if ([...slice.fields.keys()].some((part) => !compositeParts.has(part))) {
      const message = `${messagePrefix}A composite slice can only contains \`primary\` or \`repeat\` or both.`;
      throw new QueryError({ message, line: 1, column: 1, id: 0, location });
    }
  }
}
