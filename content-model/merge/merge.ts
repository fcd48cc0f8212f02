import { own } from '../own.ts';
import { mergeLists } from './lists.ts';
import { isRecord, keysOf, same } from './same.ts';
import { identityOf, isWhole } from './values.ts';

/** A value that both changed differently; undefined means absent. */
export interface Conflict extends Sides {
  /** The path in the merged document, where your value is now. */
  path: Path;
  /** Both moved the same item of a list: only the order is to be chosen, the items are merged. */
  isOrder?: true;
}

interface Sides {
  base: unknown;
  yours: unknown;
  theirs: unknown;
}

type Path = readonly (string | number)[];

/**
 * Merges two people's changes of the same document: by field, slice, group item and block of rich text. What only one
 * of them changed is taken; what both changed is reported as a conflict, and nothing is lost.
 */
export function merge<Value>(
  base: Value,
  yours: Value,
  theirs: Value,
): { merged: Value; conflicts: Conflict[] };
export function merge(base: unknown, yours: unknown, theirs: unknown) {
  const conflicts: Conflict[] = [];
  const merged = mergeValues({ base, yours, theirs }, [], (conflict) => conflicts.push(conflict));
  return { merged, conflicts };
}

type ReportConflict = (conflict: Conflict) => void;

function mergeValues({ base, yours, theirs }: Sides, path: Path, report: ReportConflict): unknown {
  if (same(yours, theirs) || same(base, theirs)) return yours;
  if (same(base, yours)) return theirs;
  if (Array.isArray(yours) && Array.isArray(theirs)) {
    const { items, isAmbiguous } = mergeLists(Array.isArray(base) ? base : [], yours, theirs);
    if (isAmbiguous) report({ path, base, yours, theirs, isOrder: true });
    return items.map((item, index) => mergeValues(item, [...path, index], report));
  }
  if (isRecord(yours) && isRecord(theirs) && canMergeParts(base, yours, theirs)) {
    const baseRecord = isRecord(base) ? base : {};
    const entries = keysOf(yours, theirs).map((key): [string, unknown] => {
      const sides = {
        base: own(baseRecord, key),
        yours: own(yours, key),
        theirs: own(theirs, key),
      };
      return [key, mergeValues(sides, [...path, key], report)];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  report({ path, base, yours, theirs });
  // Where one removed what the other edited, the edit stays until somebody decides.
  return yours === undefined ? theirs : yours;
}

function canMergeParts(
  base: unknown,
  yours: Record<string, unknown>,
  theirs: Record<string, unknown>,
): boolean {
  if (isWhole(yours) || isWhole(theirs) || identityOf(yours) !== identityOf(theirs)) return false;
  return !isRecord(base) || identityOf(base) === identityOf(yours);
}
