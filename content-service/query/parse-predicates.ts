import type { Argument, ListArgument, Predicate, ValueArgument } from './predicate.ts';
import { faultAt } from './query-error.ts';

/**
 * query     := "[" predicate* "]"
 * predicate := "[" [":d" "="] name "(" argument ("," argument)* ")" "]"
 * argument  := path | "text" | number | true | false | "[" value ("," value)* "]"
 *
 * As with Prismic, a predicate that cannot be read is reported at its opening bracket.
 *
 * Kits differ in what they escape: some both quotes and backslashes, @prismicio/client quotes only, old ones
 * neither. A predicate that makes no sense in one way of writing is read in the next.
 */
export function parsePredicates(text: string): Predicate[] {
  const reader = new Reader(text);
  const predicates: Predicate[] = [];
  reader.expect('[');
  for (;;) {
    reader.skipSpace();
    const start = reader.position;
    const predicate = writings.reduce<Predicate | null>((found, writing) => {
      if (found) return found;
      reader.position = start;
      return readPredicate(reader, writing);
    }, null);
    if (!predicate) {
      reader.position = start;
      break;
    }
    predicates.push(predicate);
  }
  reader.expect(']');
  reader.skipSpace();
  if (!reader.atEnd()) reader.fail('end of input');
  return predicates;
}

interface Writing {
  readonly text: RegExp;
  readonly escape: RegExp;
}

const writings: readonly Writing[] = [
  { text: /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/y, escape: /\\(["\\])/g },
  { text: /"(?:\\"|[^"])*?(?<!\\)"/y, escape: /\\(")/g },
  { text: /"[^"]*?"(?=\s*[,)\]])/y, escape: /$^()/g },
];

function readPredicate(reader: Reader, writing: Writing): Predicate | null {
  if (!reader.take('[')) return null;
  if (reader.take(':d') && !reader.take('=')) return null;
  reader.skipSpace();
  const namePosition = reader.position;
  const name = reader.match(namePattern);
  if (name === null || !reader.take('(')) return null;
  const args: Argument[] = [];
  if (!reader.take(')')) {
    do {
      const argument = readArgument(reader, writing);
      if (!argument) return null;
      args.push(argument);
    } while (reader.take(','));
    if (!reader.take(')')) return null;
  }
  return reader.take(']') ? { name, namePosition, arguments: args } : null;
}

function readArgument(reader: Reader, writing: Writing): Argument | null {
  reader.skipSpace();
  const position = reader.position;
  if (reader.sees('[')) return readList(reader, writing);
  const value = readValue(reader, writing);
  if (value) return value;
  const path = reader.match(pathPattern);
  return path === null ? null : { kind: 'path', path, position };
}

function readList(reader: Reader, writing: Writing): ListArgument | null {
  const position = reader.position;
  reader.take('[');
  const values: ValueArgument[] = [];
  if (reader.take(']')) return { kind: 'list', values, position };
  do {
    const value = readValue(reader, writing);
    if (!value) return null;
    values.push(value);
  } while (reader.take(','));
  return reader.take(']') ? { kind: 'list', values, position } : null;
}

function readValue(reader: Reader, writing: Writing): ValueArgument | null {
  reader.skipSpace();
  const position = reader.position;
  if (reader.sees('"')) {
    const quoted = reader.match(writing.text);
    if (quoted === null) return null;
    const value = quoted.slice(1, -1).replace(writing.escape, '$1');
    return { kind: 'value', value, position };
  }
  const number = reader.match(numberPattern);
  if (number !== null) return { kind: 'value', value: Number(number), position };
  const truth = reader.match(truthPattern);
  return truth === null ? null : { kind: 'value', value: truth === 'true', position };
}

const namePattern = /[A-Za-z][A-Za-z.-]*/y;
const pathPattern = /[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_-]+)*/uy;
const numberPattern = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\p{L}\p{N}_.-])/uy;
const truthPattern = /(?:true|false)(?![\p{L}\p{N}_.-])/uy;
const spacePattern = /\s+/y;

class Reader {
  position = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) return null;
    this.position += found.length;
    return found;
  }

  skipSpace(): void {
    this.match(spacePattern);
  }

  sees(token: string): boolean {
    return this.#text.startsWith(token, this.position);
  }

  take(token: string): boolean {
    this.skipSpace();
    if (!this.sees(token)) return false;
    this.position += token.length;
    return true;
  }

  atEnd(): boolean {
    return this.position >= this.#text.length;
  }

  expect(token: string): void {
    if (!this.take(token)) this.fail(`\`${token}'`);
  }

  fail(expected: string): never {
    const found = this.atEnd()
      ? 'end of source'
      : `\`${String.fromCodePoint(this.#text.codePointAt(this.position) ?? 0)}'`;
    throw faultAt('syntax', `${expected} expected but ${found} found`, this.#text, this.position);
  }
}
