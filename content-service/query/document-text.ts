import { isRecord, kindOf, own } from '@farol/content-model';
import { fieldsOf, type Models } from '../repository/models.ts';
import type { SnapshotDocument } from '../repository/snapshot.ts';
import { fieldsOfGroup } from './fields.ts';
import { sliceParts } from './slice-parts.ts';

/** All visible text of a document, and its uid, but not its tags. */
export function* textsOfDocument(
  models: Models,
  document: Pick<SnapshotDocument, 'uid' | 'type' | 'data'>,
): Iterable<string> {
  if (document.uid) yield document.uid;
  const model = models.types.get(document.type);
  if (!model) return;
  for (const [name, field] of fieldsOf(model)) {
    yield* textsOfField(models, field, own(document.data, name));
  }
}

export function* textsOfField(models: Models, field: unknown, value: unknown): Iterable<string> {
  if (value === null || value === undefined || !isRecord(field)) return;
  const kind = kindOf(field.type);
  if (kind) yield* kind.texts?.(value) ?? [];
  else if (field.type === 'Group') yield* textsOfItems(models, fieldsOfGroup(field), value);
  else if ((field.type === 'Slices' || field.type === 'Choice') && Array.isArray(value))
    for (const slice of value) yield* textsOfSlice(models, field, slice);
}

function* textsOfItems(
  models: Models,
  fields: ReadonlyMap<string, unknown>,
  value: unknown,
): Iterable<string> {
  for (const item of Array.isArray(value) ? value : [value]) {
    if (!isRecord(item)) continue;
    for (const [name, field] of fields) yield* textsOfField(models, field, own(item, name));
  }
}

function* textsOfSlice(models: Models, zone: Record<string, unknown>, slice: unknown) {
  const parts = sliceParts(models, zone, slice);
  if (!parts || !isRecord(slice)) return;
  yield* textsOfItems(models, parts.primary, slice.primary);
  yield* textsOfItems(models, parts.items, slice.items);
}
