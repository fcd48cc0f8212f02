import { isRecord, own, plainText, same } from '@farol/content-model';
import type { Written } from '../../document/written.ts';

export interface Change {
  /** The name of the field, or of its zone and section. */
  place: string;
  before: string;
  after: string;
}

/** The differences between two texts of a document, by field, and within zones by section. */
export function changesOf(before: Written, after: Written): Change[] {
  const heads = (['title', 'uid'] as const).flatMap((name) =>
    changeOf(name, before[name], after[name]),
  );
  const names = new Set([...Object.keys(before.data), ...Object.keys(after.data)]);
  const fields = [...names].flatMap((name) => {
    const [one, other] = [own(before.data, name), own(after.data, name)];
    return isSlices(one) || isSlices(other)
      ? slicesChanged(name, listOf(one), listOf(other))
      : changeOf(name, one, other);
  });
  return [...heads, ...fields];
}

function changeOf(place: string, before: unknown, after: unknown): Change[] {
  return same(before, after) ? [] : [{ place, before: plainText(before), after: plainText(after) }];
}

function isSlices(value: unknown): boolean {
  return Array.isArray(value) && value.some((each) => isRecord(each) && 'slice_type' in each);
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Compares sections by id, so that a moved one is not shown as another. */
function slicesChanged(
  place: string,
  before: readonly Record<string, unknown>[],
  after: readonly Record<string, unknown>[],
): Change[] {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  const written = ids.flatMap((id) => {
    const one = before.find((slice) => slice.id === id);
    const other = after.find((slice) => slice.id === id);
    const name = String((other ?? one)?.slice_type).replaceAll('_', ' ');
    return changeOf(`${place}: ${name}`, one, other).map((change) => ({
      ...change,
      place: `${change.place} (${ids.indexOf(id) + 1})`,
    }));
  });
  const order = (slices: readonly Record<string, unknown>[]) =>
    slices.map(({ slice_type }) => String(slice_type).replaceAll('_', ' ')).join('\n');
  const kept = (slices: readonly Record<string, unknown>[]) =>
    slices.filter(({ id }) => before.some((b) => b.id === id) && after.some((a) => a.id === id));
  const isMoved = !same(
    kept(before).map(({ id }) => id),
    kept(after).map(({ id }) => id),
  );
  return isMoved ? [...written, { place, before: order(before), after: order(after) }] : written;
}
