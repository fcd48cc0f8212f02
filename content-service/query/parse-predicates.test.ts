import { describe, expect, it } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import { parsePredicates } from './parse-predicates.ts';
import { QueryError } from './query-error.ts';

/** The predicates as nested lists, without positions. */
function read(text: string): unknown[] {
  return parsePredicates(text).map(({ name, arguments: args }) => [
    name,
    ...args.map((argument) => {
      if (argument.kind === 'path') return { path: argument.path };
      return argument.kind === 'list' ? argument.values.map(({ value }) => value) : argument.value;
    }),
  ]);
}

function faultOf(text: string) {
  try {
    parsePredicates(text);
  } catch (error) {
    if (error instanceof QueryError) return error.fault;
    throw error;
  }
  throw new Error(`"${text}" was read`);
}

describe('parsePredicates', () => {
  it('reads what @prismicio/client writes', () => {
    expect(read('[[at(document.type, "page")]]')).toEqual([
      ['at', { path: 'document.type' }, 'page'],
    ]);
    expect(read('[[any(my.page.price, [1, -2.5, true, "x"])]]')).toEqual([
      ['any', { path: 'my.page.price' }, [1, -2.5, true, 'x']],
    ]);
    expect(read('[[similar("WiU34h0AAI90y1m2", 10)]]')).toEqual([
      ['similar', 'WiU34h0AAI90y1m2', 10],
    ]);
    expect(read('[[date.day-of-week-after(my.page.starts, "monday")]]')).toEqual([
      ['date.day-of-week-after', { path: 'my.page.starts' }, 'monday'],
    ]);
    expect(read('[[has(my.a-type.a_field)]]')).toEqual([['has', { path: 'my.a-type.a_field' }]]);
  });

  it('reads several predicates in one query, as older kits write them', () => {
    expect(read('[[:d = at(document.type, "page")][:d = number.gt(my.page.price, 4)]]')).toEqual([
      ['at', { path: 'document.type' }, 'page'],
      ['number.gt', { path: 'my.page.price' }, 4],
    ]);
  });

  it('is indifferent to space', () => {
    const spaced = ' [ [ :d=any ( document.tags ,\n[ "a","b" ] ) ] \t] ';
    expect(read(spaced)).toEqual([['any', { path: 'document.tags' }, ['a', 'b']]]);
  });

  it('reads a query without predicates', () => {
    expect(read('[]')).toEqual([]);
    expect(read('[[any(document.id, [])]]')).toEqual([['any', { path: 'document.id' }, []]]);
  });

  it.each([
    ['1', 1],
    ['-0.25', -0.25],
    ['+7', 7],
    ['.5', 0.5],
    ['1e3', 1000],
    ['1e+21', 1e21],
  ])('reads the number %s', (text, number) => {
    expect(read(`[[at(my.a.b, ${text})]]`)).toEqual([['at', { path: 'my.a.b' }, number]]);
  });

  it.each([
    ['an escaped quote', String.raw`"say \"hi\""`, 'say "hi"'],
    ['an escaped backslash', String.raw`"a\\b"`, String.raw`a\b`],
    ['a backslash before anything else', String.raw`"C:\new"`, String.raw`C:\new`],
    ['a backslash alone, unescaped', String.raw`"\"`, '\\'],
    ['a backslash at the end, unescaped', String.raw`"folder\"`, 'folder\\'],
    ['a quote after a backslash, where only quotes are escaped', String.raw`"a\\"b"`, 'a\\"b'],
    ['control characters', '"tab\t nl\n cr\r ff\f bs\b"', 'tab\t nl\n cr\r ff\f bs\b'],
    ['letters of all scripts', `"<b>'été' 東京 🏝️"`, "<b>'été' 東京 🏝️"],
    ['brackets', '"[[at(a, b)]]"', '[[at(a, b)]]'],
  ])('reads %s in a text', (_, text, value) => {
    expect(read(`[[fulltext(document, ${text})]]`)).toEqual([
      ['fulltext', { path: 'document' }, value],
    ]);
    expect(read(`[[fulltext(document, ${text})][at(document.type, "page")]]`)[1]).toEqual([
      'at',
      { path: 'document.type' },
      'page',
    ]);
  });

  it('keeps all positions', () => {
    expect(parsePredicates('[[at(my.a.b, ["x", 1])]]')).toEqual([
      {
        name: 'at',
        namePosition: 2,
        arguments: [
          { kind: 'path', path: 'my.a.b', position: 5 },
          {
            kind: 'list',
            position: 13,
            endPosition: 21,
            values: [
              { kind: 'value', value: 'x', position: 14, endPosition: 17 },
              { kind: 'value', value: 1, position: 19, endPosition: 20 },
            ],
          },
        ],
      },
    ]);
  });

  it('reports a predicate it cannot read at its bracket, in the words of Prismic', () => {
    const text = '[[:d = in(document.id, [XXXX,YYYY])]]';
    expect(faultOf(text)).toEqual({
      message: `\`]' expected but \`[' found on line:1 col:2 in query '${text}'\n${text}\n ^\n`,
      line: 1,
      column: 2,
      id: 0,
      location: 'query',
    });
  });

  it.each([
    ['', 1, 1, "`[' expected but end of source found"],
    ['at(document.id, "x")', 1, 1, "`[' expected but `a' found"],
    ['[[at(document.id, "x")]', 1, 24, "`]' expected but end of source found"],
    ['[at(document.id, "x")]', 1, 2, "`]' expected but `a' found"],
    ['[[at(document.id, "x")]] more', 1, 26, "end of input expected but `m' found"],
    ['[[at(document.id, "x")]\n  [at(my.a.b, 1x)]]', 2, 3, "`]' expected but `[' found"],
    ['[[at(document.id, "x)]]', 1, 2, "`]' expected but `[' found"],
    ['[[at(my.a.b, NaN,)]]', 1, 2, "`]' expected but `[' found"],
    ['[[at(my.a.b, "x"y")]]', 1, 2, "`]' expected but `[' found"],
    ['[[at document.id]]', 1, 2, "`]' expected but `[' found"],
    ['[[:d at(document.id, "x")]]', 1, 2, "`]' expected but `[' found"],
    ['[🏝️]', 1, 2, "`]' expected but `🏝' found"],
  ])('refuses %j with the place', (text, line, column, what) => {
    const fault = faultOf(text);
    expect(fault).toMatchObject({ line, column, id: 0, location: 'query' });
    const faulty = text.split('\n')[line - 1];
    expect(fault.message).toBe(
      `${what} on line:${line} col:${column} in query '${text}'\n${faulty}\n${' '.repeat(column - 1)}^\n`,
    );
  });

  it('reads long and hostile texts in no time', () => {
    const started = workedMs();
    for (const hostile of ['\\', '"', '\\"', '[', '[[at(a,"', '(', ' ', 'a.', '[1,']) {
      const text = `[[at(my.a.b, "${hostile.repeat(60_000 / hostile.length)}`;
      expect(() => parsePredicates(text)).toThrow(QueryError);
    }
    expect(workedMs() - started).toBeLessThan(2_000);
  });
});
