import { isRecord } from '@farol/content-model';
import { fieldsOfGroup } from '../query/fields.ts';
import { sliceParts } from '../query/slice-parts.ts';
import { fieldsOf, type Models } from '../repository/models.ts';

/** Metadata that Prismic's exports put beside their fields. */
const metadataFields = /_(TYPE|POSITION|KEY|INTERNAL)$/;

/** The data of a document without what its model does not have (any more), and the paths of what was dropped. */
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
      if (isRecord(field)) return [[name, knownValue(field, value, fieldPath)]];
      if (!metadataFields.test(name)) dropped.push(fieldPath);
      return [];
    });
    return Object.fromEntries(kept);
  }

  function knownValue(field: Record<string, unknown>, value: unknown, path: string): unknown {
    if (!Array.isArray(value)) return value;
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
