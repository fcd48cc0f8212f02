import { isRecord, kindOf, own } from '@farol/content-model';
import { fieldsOfGroup } from '../../query/fields.ts';
import { everything, ofField, type Selection } from '../../query/selection.ts';
import type { EncodeContext } from './encode-context.ts';
import { wireLinks } from './links.ts';
import { wireImage } from './pictures.ts';
import { wireRichText, wireTable } from './rich-text.ts';
import { wireSlices } from './slices.ts';

/** The fields of a document, a group's item or a slice, each with its empty value where nothing is stored. */
export function wireFields(
  place: EncodeContext,
  fields: ReadonlyMap<string, unknown>,
  stored: unknown,
  selection: Selection,
): Record<string, unknown> {
  const holder = isRecord(stored) ? stored : {};
  const wire: [string, unknown][] = [];
  for (const [name, field] of fields) {
    const part = ofField(selection, name);
    if (!part || !isRecord(field)) continue;
    const write = writerOf(field.type);
    if (write) wire.push([name, write(own(holder, name), place, field, part)]);
  }
  return Object.fromEntries(wire);
}

export function wireField(place: EncodeContext, field: unknown, stored: unknown): unknown {
  if (!isRecord(field)) return null;
  return writerOf(field.type)?.(stored, place, field, everything) ?? null;
}

type FieldModel = Record<string, unknown>;
type Write = (stored: unknown, place: EncodeContext, field: FieldModel, part: Selection) => unknown;

/** What takes more than the value: files, other documents, models of sections, or a part that was asked for. */
const composed: Readonly<Record<string, Write>> = {
  StructuredText: (stored, place) => wireRichText(place, stored),
  Image: (stored, place, field) => wireImage(place, field, stored),
  Link: wireLinks,
  Table: (stored, place) => wireTable(place, stored),
  Group: wireGroup,
  Slices: wireSlices,
  Choice: wireSlices,
};

/** A UID stands beside the data, a Separator nowhere. */
function writerOf(type: unknown): Write | undefined {
  const write = kindOf(type)?.write;
  if (write) return (stored, _place, field) => write(stored, field);
  return own(composed, String(type));
}

function wireGroup(
  stored: unknown,
  place: EncodeContext,
  field: FieldModel,
  part: Selection,
): unknown {
  if (!Array.isArray(stored)) return [];
  return stored.map((item: unknown) => wireFields(place, fieldsOfGroup(field), item, part));
}
