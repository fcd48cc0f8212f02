import { InvalidDocument } from './check/fault.ts';
import { Conflict, NotFound, Refused } from './faults.ts';

/** What a command refuses; every other fault is one of the service. */
export type Refusal = Refused | NotFound | Conflict | InvalidDocument;

export function isRefusal(fault: unknown): fault is Refusal {
  return [Refused, NotFound, Conflict, InvalidDocument].some((each) => fault instanceof each);
}
