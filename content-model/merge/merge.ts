import { own } from '../own.ts';
import { isRecord, keysOf, same } from '../same.ts';
import { type Path, withValueAt } from '../value-path.ts';
import { mergeLists } from './lists.ts';
import { cropKeys, identityOf, isCropped, isWhole } from './values.ts';

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
    const records = { base: isRecord(base) ? base : {}, yours, theirs };
    return isCropped(yours)
      ? mergePictures(records, path, report)
      : mergeRecords(records, path, report);
  }
  report({ path, base, yours, theirs });
  // Where one removed what the other edited, the edit stays until somebody decides.
  return yours === undefined ? theirs : yours;
}

type Records = Readonly<Record<keyof Sides, Record<string, unknown>>>;

function mergeRecords(
  { base, yours, theirs }: Records,
  path: Path,
  report: ReportConflict,
): Record<string, unknown> {
  const entries = keysOf(yours, theirs).map((key): [string, unknown] => {
    const sides = { base: own(base, key), yours: own(yours, key), theirs: own(theirs, key) };
    return [key, mergeValues(sides, [...path, key], report)];
  });
  return present(Object.fromEntries(entries));
}

/**
 * The crops of a picture and its shapes are one choice: where both cropped it, the picture is the conflict, with all else
 * that both changed in it, as choosing a picture would otherwise undo what was chosen for its parts.
 */
function mergePictures(records: Records, path: Path, report: ReportConflict) {
  const conflicts: Conflict[] = [];
  const parts = mergeRecords(records, path, (conflict) => conflicts.push(conflict));
  if (!conflicts.some(isOfCrop)) {
    for (const conflict of conflicts) report(conflict);
    return parts;
  }
  const isOwnCrop = conflicts.some(({ path: at }) => cropKeys.includes(String(at[path.length])));
  // A crop is all of its keys, even where only one of both changed some of them.
  const withCropOf = (side: 'yours' | 'theirs') => {
    const crop = cropKeys.map((key): [string, unknown] => [key, own(records[side], key)]);
    return isOwnCrop ? { ...parts, ...Object.fromEntries(crop) } : parts;
  };
  const sideOf = (side: 'yours' | 'theirs') =>
    conflicts.reduce(
      (picture, { path: at, ...sides }) => withValueAt(picture, at.slice(path.length), sides[side]),
      present(withCropOf(side)),
    );
  const { base } = records;
  report({ path, base, yours: sideOf('yours'), theirs: sideOf('theirs') });
  return present(withCropOf('yours'));
}

function isOfCrop({ path, yours, theirs }: Conflict): boolean {
  const isShape = [yours, theirs].some((each) => isRecord(each) && isCropped(each));
  return isShape || cropKeys.includes(String(path.at(-1)));
}

function present(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

function canMergeParts(
  base: unknown,
  yours: Record<string, unknown>,
  theirs: Record<string, unknown>,
): boolean {
  if (isWhole(yours) || isWhole(theirs) || identityOf(yours) !== identityOf(theirs)) return false;
  return !isRecord(base) || identityOf(base) === identityOf(yours);
}
