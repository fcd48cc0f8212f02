import { own } from '@farol/content-model';
import { readDate, writeDate } from '../../query/dates.ts';
import { initially } from '../../query/field-values.ts';
import { fieldsOfGroup } from '../../query/fields.ts';
import { everything, ofField, type Selection } from '../../query/selection.ts';
import { isRecord } from '../../repository/stored-data.ts';
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
    const write = own(kinds, String(field.type));
    if (write) wire.push([name, write(own(holder, name), place, field, part)]);
  }
  return Object.fromEntries(wire);
}

export function wireField(place: EncodeContext, field: unknown, stored: unknown): unknown {
  if (!isRecord(field)) return null;
  return own(kinds, String(field.type))?.(stored, place, field, everything) ?? null;
}

type FieldModel = Record<string, unknown>;
type Write = (stored: unknown, place: EncodeContext, field: FieldModel, part: Selection) => unknown;

/** Every kind of field that stands in `data`. A UID stands beside it, a Separator nowhere. */
const kinds: Readonly<Record<string, Write>> = {
  StructuredText: (stored, place) => wireRichText(place, stored),
  Image: (stored, place, field) => wireImage(place, field, stored),
  Link: wireLinks,
  Embed: recordOrEmpty,
  GeoPoint: recordOrEmpty,
  Color: textOrNull,
  Date: textOrNull,
  Timestamp: (stored) => {
    const at = readDate(stored);
    return at === null ? null : writeDate(at);
  },
  Number: numberOrNull,
  Range: numberOrNull,
  Select: textOrNull,
  Text: (stored) => (typeof stored === 'string' ? stored : null),
  Boolean: (stored, _place, field) => (typeof stored === 'boolean' ? stored : initially(field)),
  Table: (stored, place) => wireTable(place, stored),
  IntegrationFields: (stored) => stored ?? null,
  Group: wireGroup,
  Slices: wireSlices,
  Choice: wireSlices,
};

function wireGroup(
  stored: unknown,
  place: EncodeContext,
  field: FieldModel,
  part: Selection,
): unknown {
  if (!Array.isArray(stored)) return [];
  return stored.map((item: unknown) => wireFields(place, fieldsOfGroup(field), item, part));
}

function recordOrEmpty(stored: unknown): unknown {
  return isRecord(stored) ? stored : {};
}

function textOrNull(stored: unknown): string | null {
  return typeof stored === 'string' && stored !== '' ? stored : null;
}

function numberOrNull(stored: unknown): number | null {
  return typeof stored === 'number' ? stored : null;
}
