import { describe, expect, it } from 'vitest';
import { parseGraphQuery } from './graph-query.ts';
import { exampleModels } from './models.testing.ts';
import { QueryError } from './query-error.ts';
import type { Selection } from './selection.ts';

/** `{ all, fields, on }` as plain objects without empty parts. */
function plain({ all, fields, on }: Selection): object {
  const inner = (map: ReadonlyMap<string, Selection>) =>
    Object.fromEntries([...map].map(([name, selection]) => [name, plain(selection)]));
  return {
    ...(all ? { all } : {}),
    ...(fields.size ? { fields: inner(fields) } : {}),
    ...(on.size ? { on: inner(on) } : {}),
  };
}

function read(text: string): object {
  const all = [...parseGraphQuery(text, exampleModels)];
  return Object.fromEntries(all.map(([type, selection]) => [type, plain(selection)]));
}

function faultOf(text: string) {
  try {
    parseGraphQuery(text, exampleModels);
  } catch (error) {
    if (error instanceof QueryError) return error.fault;
    throw error;
  }
  throw new Error(`"${text}" was read`);
}

const invalid = 'Unable to parse fetch query Invalid fetch parsing Exception.\n\n';

describe('parseGraphQuery', () => {
  it('reads fields, groups and all fields', () => {
    expect(
      read('{ trip { ...tripFields title stops { ...stopsFields name } } guide{name} }'),
    ).toEqual({
      trip: {
        all: true,
        fields: { title: {}, stops: { all: true, fields: { name: {} } } },
      },
      guide: { fields: { name: {} } },
    });
  });

  it('reads what to take of linked documents, by type', () => {
    expect(
      read('{\ntrip {\n\tguide {\n...on guide { name agency { ... on guide { town } } }\n} } }'),
    ).toEqual({
      trip: {
        fields: {
          guide: {
            on: {
              guide: { fields: { name: {}, agency: { on: { guide: { fields: { town: {} } } } } } },
            },
          },
        },
      },
    });
  });

  it('reads composite and shared slices', () => {
    expect(
      read(`{ trip { slices {
        ...on quote { non-repeat { ...non-repeatFields } repeat { source } }
        ...on hero { variation { ...on default { primary { ...primaryFields } items { label } } } }
      } } }`),
    ).toEqual({
      trip: {
        fields: {
          slices: {
            on: {
              quote: {
                fields: { 'non-repeat': { all: true }, repeat: { fields: { source: {} } } },
              },
              hero: {
                fields: {
                  variation: {
                    on: {
                      default: {
                        fields: { primary: { all: true }, items: { fields: { label: {} } } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    });
  });

  it('puts together what is said twice', () => {
    expect(read('{trip{guide{...on guide{name}}guide{...on guide{town}}}}')).toEqual({
      trip: { fields: { guide: { on: { guide: { fields: { name: {}, town: {} } } } } } },
    });
  });

  it('asks nothing of types and fields it does not know', () => {
    expect(read('{ unknown { a { ...on b { c } } } trip { nope } }')).toEqual({
      unknown: { fields: { a: { on: { b: { fields: { c: {} } } } } } },
      trip: { fields: { nope: {} } },
    });
  });

  it('says that a composite slice has two parts', () => {
    const message = `${invalid}A composite slice can only contains \`primary\` or \`repeat\` or both.`;
    const wrong = 'slices { ...on quote { words } }';
    for (const text of [
      `{ trip { ${wrong} } }`,
      `{ home { featured { ...on trip { ${wrong} } } } }`,
    ]) {
      expect(faultOf(text)).toEqual({ message, line: 1, column: 1, id: 0, location: 'graphQuery' });
    }
    expect(() =>
      read('{ trip { slices { ...on quote { primary { words } repeat { source } } } } }'),
    ).not.toThrow();
  });

  it.each([
    ['', 1, 1, "`{' expected"],
    ['{ trip { title }', 1, 17, 'a name expected'],
    ['{ trip { title } } }', 1, 20, 'end of input expected'],
    ['{ trip {\n title: x } }', 2, 7, 'a name expected'],
    ['{ trip { ...on } }', 1, 16, 'a name expected'],
    ['{ trip { ...everything } }', 1, 13, "`...everything' names no fields"],
    [`${'{a'.repeat(20_000)}`, 1, 83, 'blocks nested deeper than 40'],
  ])('refuses %.30s with the place', (text, line, column, what) => {
    const fault = faultOf(text);
    expect(fault).toMatchObject({ line, column, id: 0, location: 'graphQuery' });
    expect(fault.message.startsWith(`${invalid}${what} on line:${line} col:${column}`)).toBe(true);
  });
});
