import { own } from '@farol/content-model';
import { fieldsOf, type Models } from '../repository/models.ts';
import type { SnapshotDocument } from '../repository/snapshot.ts';
import { isRecord } from '../repository/stored-data.ts';
import { fieldsOfGroup } from './fields.ts';
import { sliceParts } from './slice-parts.ts';

/** All the text a reader could see in a document, and its uid; not its tags. */
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
  switch (field.type) {
    case 'Text':
    case 'Select':
      if (typeof value === 'string') yield value;
      return;
    case 'StructuredText':
      yield* textsOfBlocks(value);
      return;
    case 'Link':
      yield* textsOfLinks(value);
      return;
    case 'Table':
      yield* textsOfTable(value);
      return;
    case 'Group':
      yield* textsOfItems(models, fieldsOfGroup(field), value);
      return;
    case 'Slices':
    case 'Choice':
      if (Array.isArray(value)) {
        for (const slice of value) yield* textsOfSlice(models, field, slice);
      }
  }
}

export function* textsOfBlocks(value: unknown): Iterable<string> {
  if (!Array.isArray(value)) return;
  for (const block of value) {
    if (isRecord(block) && typeof block.text === 'string') yield block.text;
  }
}

function* textsOfLinks(value: unknown): Iterable<string> {
  for (const link of Array.isArray(value) ? value : [value]) {
    if (isRecord(link) && typeof link.text === 'string') yield link.text;
  }
}

function* textsOfTable(value: unknown): Iterable<string> {
  if (!isRecord(value)) return;
  for (const part of [value.head, value.body]) {
    for (const row of listIn(part, 'rows')) {
      for (const cell of listIn(row, 'cells')) {
        if (isRecord(cell)) yield* textsOfBlocks(cell.content);
      }
    }
  }
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

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = isRecord(value) ? own(value, name) : undefined;
  return Array.isArray(list) ? list : [];
}
