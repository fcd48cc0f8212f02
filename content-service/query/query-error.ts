import type { QueryFault } from '../errors.ts';

/** A query that is malformed or does not match the models, with the position of the fault. */
export class QueryError extends Error {
  readonly fault: QueryFault;

  constructor(fault: QueryFault) {
    super(fault.message);
    this.name = 'QueryError';
    this.fault = fault;
  }
}

/** Prismic's ids of the two kinds of fault. */
const faultIds = { syntax: 0, meaning: 1 };

export function faultAt(
  kind: keyof typeof faultIds,
  problem: string,
  text: string,
  position: number,
  location = 'query',
): QueryError {
  const before = text.slice(0, position);
  const line = before.split('\n').length;
  const column = position - (before.lastIndexOf('\n') + 1) + 1;
  const faultyLine = text.split('\n')[line - 1] ?? '';
  return new QueryError({
    message: `${problem} on line:${line} col:${column} in query '${text}'\n${faultyLine}\n${' '.repeat(column - 1)}^\n`,
    line,
    column,
    id: faultIds[kind],
    location,
  });
}
