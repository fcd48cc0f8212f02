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
