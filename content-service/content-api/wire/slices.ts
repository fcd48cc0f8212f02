import { isRecord, own } from '@farol/content-model';
import {
  everything,
  isWholeField,
  nothingSelected,
  type Selection,
} from '../../query/selection.ts';
import { type SliceParts, sliceParts } from '../../query/slice-parts.ts';
import type { EncodeContext } from './encode-context.ts';
import { wireField, wireFields } from './fields.ts';

/** A slice zone, without slices that have no model any more. */
export function wireSlices(
  stored: unknown,
  context: EncodeContext,
  zone: Record<string, unknown>,
  part: Selection,
): unknown[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isRecord).flatMap((slice) => {
    const selection = part.on.get(String(slice.slice_type)) ?? (part.all ? everything : null);
    if (!selection) return [];
    const parts = sliceParts(context.view.snapshot.contents.models, zone, slice);
    if (parts?.isShared) return [wireShared(context, slice, parts, selection)];
    return parts
      ? [wireComposite(context, slice, parts, selection)]
      : wireLegacy(context, zone, slice);
  });
}

type StoredSlice = Record<string, unknown>;

function wireShared(
  context: EncodeContext,
  slice: StoredSlice,
  parts: SliceParts,
  selection: Selection,
) {
  const variation = selection.fields.get('variation')?.on.get(String(slice.variation));
  const chosen = variation ?? selection;
  return {
    variation: slice.variation,
    version: parts.version,
    items: wireItems(context, slice, parts, partSelection(chosen, ['items', 'repeat'])),
    primary: wirePrimary(context, slice, parts, partSelection(chosen, ['primary', 'non-repeat'])),
    id: slice.id,
    slice_type: slice.slice_type,
    slice_label: null,
  };
}

function wireComposite(
  context: EncodeContext,
  slice: StoredSlice,
  parts: SliceParts,
  selection: Selection,
) {
  return {
    slice_type: slice.slice_type,
    slice_label: slice.slice_label ?? null,
    ...(slice.id === undefined ? {} : { id: slice.id }),
    primary: wirePrimary(
      context,
      slice,
      parts,
      partSelection(selection, ['non-repeat', 'primary']),
    ),
    items: wireItems(context, slice, parts, partSelection(selection, ['repeat', 'items'])),
  };
}

/** The oldest kind of slice, without parts: a single field or group. */
function wireLegacy(
  context: EncodeContext,
  zone: Record<string, unknown>,
  slice: StoredSlice,
): unknown[] {
  const config = isRecord(zone.config) ? zone.config : {};
  const choice = isRecord(config.choices)
    ? own(config.choices, String(slice.slice_type))
    : undefined;
  if (!isRecord(choice) || choice.type === 'SharedSlice') return [];
  const { slice_type, slice_label } = slice;
  const value = wireField(context, choice, slice.value);
  return [{ slice_type, slice_label: slice_label ?? null, value }];
}

function partSelection(selection: Selection, names: readonly string[]): Selection {
  if (selection.all || isWholeField(selection)) return everything;
  const [part] = names.flatMap((name) => selection.fields.get(name) ?? []);
  if (!part) return nothingSelected;
  return isWholeField(part) ? everything : part;
}

function wirePrimary(
  context: EncodeContext,
  slice: StoredSlice,
  parts: SliceParts,
  selection: Selection,
) {
  return wireFields(context, parts.primary, slice.primary, selection);
}

function wireItems(
  context: EncodeContext,
  slice: StoredSlice,
  parts: SliceParts,
  selection: Selection,
) {
  if (!Array.isArray(slice.items) || selection === nothingSelected) return [];
  return slice.items.map((item: unknown) => wireFields(context, parts.items, item, selection));
}
