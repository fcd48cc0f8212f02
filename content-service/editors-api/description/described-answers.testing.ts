import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../operation.ts';

/** Throws if an answer does not match its operation's schema: something is missing, wrong, or not described. */
export function expectDescribed(
  { method, path, status, answer }: Operation,
  actual: unknown,
): void {
  const name = `${method} ${path}`;
  if (status === 204) return;
  if (!answer) throw new Error(`${name} has no schema of its answer.`);
  const sent: unknown = JSON.parse(JSON.stringify(actual ?? null));
  const described = answer.safeParse(sent);
  if (!described.success)
    throw new Error(`${name} answers otherwise than described: ${described.error.message}`);
  if (!isDeepStrictEqual(described.data, sent))
    throw new Error(
      `${name} answers more than is described: ${JSON.stringify(sent)}, of which ${JSON.stringify(described.data)} is.`,
    );
}
