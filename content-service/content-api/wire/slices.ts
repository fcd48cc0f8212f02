import { isRecord, own } from '@farol/content-model';
import { everything, isWhole, nothingAtAll, type Selection } from '../../query/selection.ts';
import { type SliceParts, sliceParts } from '../../query/slice-parts.ts';
import type { EncodeContext } from './encode-context.ts';
import { wireField, wireFields } from './fields.ts';

/** A slice zone. A slice that the models do not know any more is left out. */
export function wireSlices(
  stored: unknown,
  place: EncodeContext,
  zone: Record<string, unknown>,
  part: Selection,
): unknown[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isRecord).flatMap((slice) => {
    const selection = part.on.get(String(slice.slice_type)) ?? (part.all ? everything : null);
    if (!selection) return [];
    const parts = sliceParts(place.view.snapshot.contents.models, zone, slice);
    if (parts?.shared) return [wireShared(place, slice, parts, selection)];
    return parts ? [wireComposite(place, slice, parts, selection)] : wireOldest(place, zone, slice);
  });
}

type StoredSlice = Record<string, unknown>;

function wireShared(
  place: EncodeContext,
  slice: StoredSlice,
  parts: SliceParts,
  selection: Selection,
) {
  const variation = selection.fields.get('variation')?.on.get(String(slice.variation));
  const chosen = variation ?? selection;
  return {
    variation: slice.variation,
    version: parts.version,
    items: wireItems(place, slice, parts, partSelection(chosen, ['items', 'repeat'])),
    primary: wirePrimary(place, slice, parts, partSelection(chosen, ['primary', 'non-repeat'])),
    id: slice.id,
    slice_type: slice.slice_type,
    slice_label: null,
  };
}

function wireComposite(
  place: EncodeContext,
  slice: StoredSlice,
  parts: SliceParts,
  selection: Selection,
) {
  return {
    slice_type: slice.slice_type,
    slice_label: slice.slice_label ?? null,
    ...(slice.id === undefined ? {} : { id: slice.id }),
    primary: wirePrimary(place, slice, parts, partSelection(selection, ['non-repeat', 'primary'])),
    items: wireItems(place, slice, parts, partSelection(selection, ['repeat', 'items'])),
  };
}

/** Before there were parts, a slice was one field or group. */
function wireOldest(
  place: EncodeContext,
  zone: Record<string, unknown>,
  slice: StoredSlice,
): unknown[] {
  const config = isRecord(zone.config) ? zone.config : {};
  const choice = isRecord(config.choices)
    ? own(config.choices, String(slice.slice_type))
    : undefined;
  if (!isRecord(choice) || choice.type === 'SharedSlice') return [];
  const { slice_type, slice_label } = slice;
  const value = wireField(place, choice, slice.value);
  return [{ slice_type, slice_label: slice_label ?? null, value }];
}

function partSelection(selection: Selection, names: readonly string[]): Selection {
  if (selection.all || isWhole(selection)) return everything;
  const [part] = names.flatMap((name) => selection.fields.get(name) ?? []);
  if (!part) return nothingAtAll;
  return isWhole(part) ? everything : part;
}

function wirePrimary(
  place: EncodeContext,
  slice: StoredSlice,
  parts: SliceParts,
  selection: Selection,
) {
  return wireFields(place, parts.primary, slice.primary, selection);
}

function wireItems(
  place: EncodeContext,
  slice: StoredSlice,
  parts: SliceParts,
  selection: Selection,
) {
  if (!Array.isArray(slice.items) || selection === nothingAtAll) return [];
  return slice.items.map((item: unknown) => wireFields(place, parts.items, item, selection));
}
