import type { Argument, ListArgument, Predicate, ValueArgument } from './predicate.ts';
import { faultAt } from './query-error.ts';

/**
 * query     := "[" predicate* "]"
 * predicate := "[" [":d" "="] name "(" argument ("," argument)* ")" "]"
 * argument  := path | "text" | number | true | false | "[" value ("," value)* "]"
 *
 * As with Prismic, a malformed predicate is reported at its opening bracket.
 *
 * Kits differ in what they escape: some both quotes and backslashes, @prismicio/client only quotes, old ones
 * neither. A predicate that is malformed in one style is parsed in the next.
 */
export function parsePredicates(text: string): Predicate[] {
  const reader = new Reader(text);
  const predicates: Predicate[] = [];
  reader.expect('[');
  for (;;) {
    reader.skipSpace();
    const start = reader.position;
    const predicate = quotingStyles.reduce<Predicate | null>((parsed, style) => {
      if (parsed) return parsed;
      reader.position = start;
      return readPredicate(reader, style);
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

interface QuotingStyle {
  readonly text: RegExp;
  readonly escape: RegExp;
}

const quotingStyles: readonly QuotingStyle[] = [
  { text: /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/y, escape: /\\(["\\])/g },
  { text: /"(?:\\"|[^"])*?(?<!\\)"/y, escape: /\\(")/g },
  { text: /"[^"]*?"(?=\s*[,)\]])/y, escape: /$^()/g },
];

function readPredicate(reader: Reader, style: QuotingStyle): Predicate | null {
  if (!reader.consume('[')) return null;
  if (reader.consume(':d') && !reader.consume('=')) return null;
  reader.skipSpace();
  const namePosition = reader.position;
  const name = reader.match(namePattern);
  if (name === null || !reader.consume('(')) return null;
  const args: Argument[] = [];
  if (!reader.consume(')')) {
    do {
      const argument = readArgument(reader, style);
      if (!argument) return null;
      args.push(argument);
    } while (reader.consume(','));
    if (!reader.consume(')')) return null;
  }
  return reader.consume(']') ? { name, namePosition, arguments: args } : null;
}

function readArgument(reader: Reader, style: QuotingStyle): Argument | null {
  reader.skipSpace();
  const position = reader.position;
  if (reader.peek('[')) return readList(reader, style);
  const value = readValue(reader, style);
  if (value) return value;
  const path = reader.match(pathPattern);
  return path === null ? null : { kind: 'path', path, position };
}

function readList(reader: Reader, style: QuotingStyle): ListArgument | null {
  const position = reader.position;
  reader.consume('[');
  const values: ValueArgument[] = [];
  if (reader.consume(']')) return { kind: 'list', values, position, endPosition: reader.position };
  do {
    const value = readValue(reader, style);
    if (!value) return null;
    values.push(value);
  } while (reader.consume(','));
  return reader.consume(']')
    ? { kind: 'list', values, position, endPosition: reader.position }
    : null;
}

function readValue(reader: Reader, style: QuotingStyle): ValueArgument | null {
  reader.skipSpace();
  const position = reader.position;
  if (reader.peek('"')) {
    const quoted = reader.match(style.text);
    if (quoted === null) return null;
    const value = quoted.slice(1, -1).replace(style.escape, '$1');
    return { kind: 'value', value, position, endPosition: reader.position };
  }
  const number = reader.match(numberPattern);
  if (number !== null)
    return { kind: 'value', value: Number(number), position, endPosition: reader.position };
  const text = reader.match(booleanPattern);
  return text === null
    ? null
    : { kind: 'value', value: text === 'true', position, endPosition: reader.position };
}

const namePattern = /[A-Za-z][A-Za-z.-]*/y;
const pathPattern = /[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_-]+)*/uy;
const numberPattern = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\p{L}\p{N}_.-])/uy;
const booleanPattern = /(?:true|false)(?![\p{L}\p{N}_.-])/uy;
const spacePattern = /\s+/y;

class Reader {
  position = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.#text)?.[0];
    if (match === undefined) return null;
    this.position += match.length;
    return match;
  }

  skipSpace(): void {
    this.match(spacePattern);
  }

  peek(token: string): boolean {
    return this.#text.startsWith(token, this.position);
  }

  consume(token: string): boolean {
    this.skipSpace();
    if (!this.peek(token)) return false;
    this.position += token.length;
    return true;
  }

  atEnd(): boolean {
    return this.position >= this.#text.length;
  }

  expect(token: string): void {
    if (!this.consume(token)) this.fail(`\`${token}'`);
  }

  fail(expected: string): never {
    const found = this.atEnd()
      ? 'end of source'
      : `\`${String.fromCodePoint(this.#text.codePointAt(this.position) ?? 0)}'`;
    throw faultAt('syntax', `${expected} expected but ${found} found`, this.#text, this.position);
  }
}
