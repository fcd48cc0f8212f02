import { any, at, has, inOrder, missing, not } from './comparisons.ts';
import type { Call, Condition } from './condition.ts';
import { dateFunctions } from './date-functions.ts';
import { near } from './near.ts';
import { numberFunctions } from './number-functions.ts';
import { fulltext, similar } from './text-functions.ts';

/** All predicates by name. */
const functions: ReadonlyMap<string, (call: Call) => Condition> = new Map([
  ['at', at],
  ['not', not],
  ['any', any],
  ['in', inOrder],
  ['has', has],
  ['missing', missing],
  ['fulltext', fulltext],
  ['similar', similar],
  ['geopoint.near', near],
  ...Object.entries(numberFunctions),
  ...Object.entries(dateFunctions),
]);

export function conditionOf(name: string, call: Call): Condition {
  const toCondition = functions.get(name);
  return toCondition ? toCondition(call) : call.refuseName();
}
