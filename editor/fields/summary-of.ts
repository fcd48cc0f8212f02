import { isRecord, own, plainText } from '@farol/content-model';
import { type FieldModel, type Fields, labelOf } from '../models/model.ts';
import type { ValueWithModel } from './in-words.ts';

/** The kinds of fields by which people recognize an item, the best first. */
const kinds: readonly (readonly string[])[] = [
  ['Text', 'StructuredText'],
  ['Date', 'Timestamp'],
  ['Select'],
  ['Image'],
  ['Link'],
  ['Group'],
  ['Number', 'Range'],
  ['GeoPoint', 'Embed', 'Color'],
  ['Boolean'],
];

/** The kinds of fields whose values say nothing without their label. */
const nameless: readonly string[] = ['Number', 'Range', 'Boolean'];

/** The value by which people recognize an item of a group or a section, among its fields. */
export function summaryOf(values: unknown, fields: Fields): ValueWithModel | null {
  if (!isRecord(values)) return null;
  for (const kind of kinds)
    for (const [name, model] of Object.entries(fields)) {
      const found = kind.includes(model.type) ? summaryIn(own(values, name), model) : null;
      if (found)
        return nameless.includes(model.type) ? { ...found, label: labelOf(name, model) } : found;
    }
  return null;
}

/** The kinds of fields whose values are short enough to be read beside the one that an item is recognized by. */
const short: readonly string[] = ['Select', 'Number', 'Range'];
const maxDetails = 3;

/** What people want to know of an item of a group before they open it, besides what they recognize it by. */
export function detailsIn(item: unknown, model: FieldModel): ValueWithModel[] {
  if (model.type !== 'Group') return [];
  const lead = summaryIn(item, model);
  return Object.entries(model.config?.fields ?? {})
    .filter(([, field]) => short.includes(field.type) && field !== lead?.model)
    .flatMap(([name, field]) => summaryOf(item, { [name]: field }) ?? [])
    .slice(0, maxDetails);
}

/** The value by which people recognize a field, or one item of a list: not all of it. */
export function summaryIn(value: unknown, model: FieldModel): ValueWithModel | null {
  if (Array.isArray(value) && model.type !== 'StructuredText') {
    const [lead = null] = value.flatMap((item) => summaryIn(item, model) ?? []);
    return lead;
  }
  if (model.type === 'Group') return summaryOf(value, model.config?.fields ?? {});
  if (isRecord(value) && (model.type === 'Link' || model.type === 'Image')) {
    const text = plainText(model.type === 'Link' ? value.text : value.alt).trim();
    if (text) return { value: text, model: { type: 'Text' } };
    return value.id !== undefined || value.url ? { value, model } : null;
  }
  return plainText(value).trim() ? { value, model } : null;
}
