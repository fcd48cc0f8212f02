import { isRecord, kindOf } from '@farol/content-model';
import { fieldsOfGroup } from '../query/fields.ts';
import { sliceParts } from '../query/slice-parts.ts';
import { fieldsOf, isRepeatable, isUidField, type Models } from '../repository/models.ts';

/** Metadata that Prismic's exports put beside their fields. */
const metadataFields = /_(TYPE|POSITION|KEY|INTERNAL)$/;

/** The data of a document without what its model has no place for (any more), and the paths of what was dropped. */
export function knownFields(
  models: Models,
  type: string,
  data: unknown,
): { data: unknown; dropped: string[] } {
  const model = models.types.get(type);
  if (!model) return { data, dropped: [] };
  const dropped: string[] = [];
  return { data: fieldsIn(fieldsOf(model), data, ''), dropped };

  function fieldsIn(fields: ReadonlyMap<string, unknown>, holder: unknown, path: string): unknown {
    if (!isRecord(holder)) return holder;
    const kept = Object.entries(holder).flatMap(([name, value]) => {
      const field = fields.get(name);
      const fieldPath = `${path}${name}`;
      if (isRecord(field) && takes(field, value))
        return [[name, knownValue(field, value, fieldPath)]];
      if (!metadataFields.test(name)) dropped.push(fieldPath);
      return [];
    });
    return Object.fromEntries(kept);
  }

  function knownValue(field: Record<string, unknown>, value: unknown, path: string): unknown {
    if (field.type === 'Link' && isRepeatable(field)) return isRecord(value) ? [value] : value;
    if (!Array.isArray(value)) return value;
    if (field.type === 'Link') return value[0];
    if (field.type === 'Group')
      return value.map((item: unknown, index) =>
        fieldsIn(fieldsOfGroup(field), item, `${path}[${index}].`),
      );
    if (field.type !== 'Slices' && field.type !== 'Choice') return value;
    return value.flatMap((slice: unknown, index) => knownSlice(field, slice, `${path}[${index}]`));
  }

  function knownSlice(zone: Record<string, unknown>, slice: unknown, path: string): unknown[] {
    if (!isRecord(slice)) return [slice];
    const choices = isRecord(zone.config) ? zone.config.choices : undefined;
    const isChoice = isRecord(choices) && Object.hasOwn(choices, String(slice.slice_type));
    const parts = isChoice ? sliceParts(models, zone, slice) : null;
    if (!parts) {
      dropped.push(`${path} (${slice.slice_type})`);
      return [];
    }
    const items = Array.isArray(slice.items) ? slice.items : [];
    return [
      {
        ...slice,
        primary: fieldsIn(parts.primary, slice.primary, `${path}.primary.`),
        items: items.map((item: unknown, index) =>
          fieldsIn(parts.items, item, `${path}.items[${index}].`),
        ),
      },
    ];
  }
}

/** A document's uid, unless its model has no field for it (any more). */
export function knownUid(models: Models, type: string, uid: string | null): string | null {
  const model = models.types.get(type);
  const isKnown = !model || [...fieldsOf(model).values()].some(isUidField);
  return isKnown ? uid : null;
}

/** Whether a value is of the kind that a field holds: its model may have been another one when it was written. */
function takes(field: Record<string, unknown>, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  const items = Array.isArray(value) ? value : null;
  switch (field.type) {
    case 'Group':
    case 'Slices':
    case 'Choice':
      return items?.every(isRecord) ?? false;
    case 'StructuredText':
      return items?.every((block) => isRecord(block) && typeof block.type === 'string') ?? false;
    case 'Link':
      return isRecord(value) || items !== null;
    case 'Image':
      return isRecord(value) && !('link_type' in value);
    case 'Table':
      return isRecord(value);
    default:
      return kindOf(String(field.type))?.check?.fits(value, field) ?? true;
  }
}
