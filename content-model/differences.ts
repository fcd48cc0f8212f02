import { firstIndexById } from './first-index-by-id.ts';
import { align } from './merge/align.ts';
import { own } from './own.ts';
import { isRecord, keysOf, same } from './same.ts';
import type { Path } from './value-path.ts';

/** One place where two versions of a document differ. */
export interface Difference {
  /** The place in the later version; in the earlier one where something was removed. */
  path: Path;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  before: unknown;
  after: unknown;
}

/**
 * What changed in a document: by field, by section, by item of a group. A rich text, a link or a picture is one value.
 * Sections are matched by id, so that a moved one is not both removed and added; items of a group, which have none, by
 * their content.
 */
export function differencesOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Difference[] {
  return recordDifferences(before, after, []);
}

function recordDifferences(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  path: Path,
): Difference[] {
  return keysOf(before, after).flatMap((key) =>
    valueDifferences(own(before, key), own(after, key), [...path, key]),
  );
}

function valueDifferences(before: unknown, after: unknown, path: Path): Difference[] {
  if (same(before, after)) return [];
  if (isNothing(before) && isNothing(after)) return [];
  const one = itemsOf(before);
  const other = itemsOf(after);
  if (one && other) {
    const areSections = [...one, ...other].every((item) => 'slice_type' in item);
    return areSections ? sectionDifferences(one, other, path) : itemDifferences(one, other, path);
  }
  const kind = isNothing(before) ? 'added' : isNothing(after) ? 'removed' : 'changed';
  return [{ path, kind, before, after }];
}

/** The items of a list of forms; null for a rich text or a list of links. */
function itemsOf(value: unknown): Record<string, unknown>[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const items = value.filter(isRecord);
  const areRecords = items.every(
    (item) => !('spans' in item || 'oembed' in item || 'edit' in item || 'link_type' in item),
  );
  return areRecords && items.length === value.length ? items : null;
}

function itemDifferences(
  before: readonly Record<string, unknown>[],
  after: readonly Record<string, unknown>[],
  path: Path,
): Difference[] {
  const origins = align(before, after);
  const kept = new Set(origins);
  const removed = before.flatMap((one, index): Difference[] =>
    kept.has(index)
      ? []
      : [{ path: [...path, index], kind: 'removed', before: one, after: undefined }],
  );
  const rest = after.flatMap((other, index): Difference[] => {
    const origin = origins[index] ?? null;
    const one = origin === null ? undefined : before[origin];
    const itemPath = [...path, index];
    return one
      ? recordDifferences(one, other, itemPath)
      : [{ path: itemPath, kind: 'added', before: undefined, after: other }];
  });
  return [...removed, ...rest];
}

function sectionDifferences(
  before: readonly Record<string, unknown>[],
  after: readonly Record<string, unknown>[],
  path: Path,
): Difference[] {
  const [indexesBefore, indexesAfter] = [firstIndexById(before), firstIndexById(after)];
  const removed = before.flatMap((one, index): Difference[] =>
    indexesAfter.has(one.id)
      ? []
      : [{ path: [...path, index], kind: 'removed', before: one, after: undefined }],
  );
  const orderBefore = firstIndexById(before.filter(({ id }) => indexesAfter.has(id)));
  const orderAfter = firstIndexById(after.filter(({ id }) => indexesBefore.has(id)));
  const rest = after.flatMap((other, index): Difference[] => {
    const indexBefore = indexesBefore.get(other.id);
    const one = indexBefore === undefined ? undefined : before[indexBefore];
    const itemPath = [...path, index];
    if (!one) return [{ path: itemPath, kind: 'added', before: undefined, after: other }];
    const hasMoved = orderBefore.get(one.id) !== orderAfter.get(one.id);
    const moved: Difference[] = hasMoved
      ? [{ path: itemPath, kind: 'moved', before: indexBefore, after: index }]
      : [];
    return [...moved, ...changesInSection(one, other, itemPath)];
  });
  return [...removed, ...rest];
}

/** Compares the section's fields one by one; the version of its model is ignored, as it means nothing to people. */
function changesInSection(
  { primary: before, version: _, ...one }: Record<string, unknown>,
  { primary: after, version: __, ...other }: Record<string, unknown>,
  path: Path,
): Difference[] {
  const fields = (value: unknown) => (isRecord(value) ? value : {});
  return [
    ...recordDifferences(one, other, path),
    ...recordDifferences(fields(before), fields(after), [...path, 'primary']),
  ];
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || same(value, []);
}
