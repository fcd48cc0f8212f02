import type { QueryFault } from '../errors.ts';

/** A query that cannot be read or does not fit the models. It knows where. */
export class QueryError extends Error {
  readonly fault: QueryFault;

  constructor(fault: QueryFault) {
    super(fault.message);
    this.name = 'QueryError';
    this.fault = fault;
  }
}

/** What Prismic calls the two kinds of fault. */
const faultIds = { syntax: 0, meaning: 1 };

export function faultAt(
  kind: keyof typeof faultIds,
  what: string,
  text: string,
  position: number,
  location = 'query',
): QueryError {
  const before = text.slice(0, position);
  const line = before.split('\n').length;
  const column = position - (before.lastIndexOf('\n') + 1) + 1;
  const faulty = text.split('\n')[line - 1] ?? '';
  return new QueryError({
    message: `${what} on line:${line} col:${column} in query '${text}'\n${faulty}\n${' '.repeat(column - 1)}^\n`,
    line,
    column,
    id: faultIds[kind],
    location,
  });
}
