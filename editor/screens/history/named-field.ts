import { isRecord, own } from '@farol/content-model';
import { type Fields, labelOf, variationOf } from '../../models/model.ts';
import { fieldLabel, type Models, sectionLabel } from './field-changes.ts';

/** The label of a field by the service's name: `data.title`, `data.slices.ID.primary.text`. */
export function namedField(
  field: string,
  data: Readonly<Record<string, unknown>>,
  { type, slices, heads }: Models,
): string {
  const [head = '', name = '', id, ...rest] = field.split('.');
  if (head === 'title' || head === 'uid' || head === 'tags') return heads[head];
  if (id === undefined) return fieldLabel(type, name);
  const zone = own(data, name);
  const sections: unknown[] = Array.isArray(zone) ? zone : [];
  const section = sections.find((each) => isRecord(each) && each.id === id);
  if (!isRecord(section)) return fieldLabel(type, name);
  const model = variationOf(section, slices);
  const inner = rest.at(-1) ?? '';
  const label =
    rest[0] === 'items'
      ? labelsOf(model?.items ?? {})
      : own(model?.primary ?? {}, inner)?.config?.label || inner.replaceAll('_', ' ');
  return `${sectionLabel({ id, slice_type: String(section.slice_type) }, slices)}: ${label}`;
}

/** The repeated items of a section have no label of their own. */
function labelsOf(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, model]) => labelOf(name, model))
    .join(', ');
}
