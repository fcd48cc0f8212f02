import { InvalidDocument } from './check/fault.ts';
import { Conflict, NotFound, Refused } from './faults.ts';

/** Errors by which a command refuses; any other error is a bug or an outage. */
export type Refusal = Refused | NotFound | Conflict | InvalidDocument;

export function isRefusal(fault: unknown): fault is Refusal {
  return [Refused, NotFound, Conflict, InvalidDocument].some((refusal) => fault instanceof refusal);
}
