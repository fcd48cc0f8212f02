import { isRecord, kindOf, own } from '@farol/content-model';
import { fieldsOfGroup } from '../../query/fields.ts';
import { everything, type Selection, selectionOfField } from '../../query/selection.ts';
import type { EncodeContext } from './encode-context.ts';
import { wireLinks } from './links.ts';
import { wireImage } from './pictures.ts';
import { wireRichText, wireTable } from './rich-text.ts';
import { wireSlices } from './slices.ts';

/** Encodes the fields of a document, group item or slice; fields without a value get their empty value. */
export function wireFields(
  context: EncodeContext,
  fields: ReadonlyMap<string, unknown>,
  stored: unknown,
  selection: Selection,
): Record<string, unknown> {
  const values = isRecord(stored) ? stored : {};
  const wire: [string, unknown][] = [];
  for (const [name, field] of fields) {
    const selected = selectionOfField(selection, name);
    if (!selected || !isRecord(field)) continue;
    const write = writerOf(field.type);
    if (write) wire.push([name, write(own(values, name), context, field, selected)]);
  }
  return Object.fromEntries(wire);
}

export function wireField(context: EncodeContext, field: unknown, stored: unknown): unknown {
  if (!isRecord(field)) return null;
  return writerOf(field.type)?.(stored, context, field, everything) ?? null;
}

type FieldModel = Record<string, unknown>;
type Writer = (
  stored: unknown,
  context: EncodeContext,
  field: FieldModel,
  selected: Selection,
) => unknown;

/** Fields that need more than their value: assets, other documents, slice models, or the selection. */
const writers: Readonly<Record<string, Writer>> = {
  StructuredText: (stored, context) => wireRichText(context, stored),
  Image: (stored, context, field) => wireImage(context, field, stored),
  Link: wireLinks,
  Table: (stored, context) => wireTable(context, stored),
  Group: wireGroup,
  Slices: wireSlices,
  Choice: wireSlices,
};

/** Undefined for a UID, which is not part of `data`, and for a Separator, which has no value. */
function writerOf(type: unknown): Writer | undefined {
  const write = kindOf(type)?.write;
  if (write) return (stored, _place, field) => write(stored, field);
  return own(writers, String(type));
}

function wireGroup(
  stored: unknown,
  context: EncodeContext,
  field: FieldModel,
  selected: Selection,
): unknown {
  if (!Array.isArray(stored)) return [];
  return stored.map((item: unknown) => wireFields(context, fieldsOfGroup(field), item, selected));
}
