import { dateInWords, isRecord, own, plainText, readDate } from '@farol/content-model';
import {
  type FieldModel,
  type Fields,
  labelOf,
  type SliceModel,
  variationOf,
} from '../models/model.ts';
import { isTable, rowsOf } from './table-value.ts';

/** What the words of a value need besides the value. */
export interface ValueWords {
  /** The locale for dates and numbers. */
  code: string;
  yes: string;
  no: string;
  labelled(label: string, text: string): string;
  choice(value: string): string;
  page(id: string): string;
  file(id: string): string;
  slices: ReadonlyMap<string, SliceModel>;
}

/** A value with the model of its field, or without one for a section. */
export interface ValueWithModel {
  value: unknown;
  model: FieldModel | undefined;
  /** Said before a value that says nothing alone, such as a number. */
  label?: string;
}

/** A value as people know it, one line for each of its parts: no ids, sizes and stored forms. */
export function inWords({ label, ...modelled }: ValueWithModel, wording: ValueWords): string {
  const text = valueInWords(modelled, wording);
  return label && text ? wording.labelled(label, text) : text;
}

function valueInWords({ value, model }: ValueWithModel, wording: ValueWords): string {
  if (value === undefined || value === null) return '';
  if (isRecord(value) && 'slice_type' in value) return sectionInWords(value, wording);
  const kind = model && own(kinds, model.type);
  return kind ? kind(value, wording, model) : plainText(value);
}

type InWords = (value: unknown, wording: ValueWords, model: FieldModel) => string;

const kinds: Readonly<Record<string, InWords>> = {
  Number: numberInWords,
  Range: numberInWords,
  Boolean: (value, { yes, no }) => (value === true ? yes : no),
  Select: (value, { choice }) => choice(plainText(value)),
  Date: (value, { code }) => timeInWords(value, code, { dateStyle: 'medium', timeZone: 'UTC' }),
  Timestamp: (value, { code }) =>
    timeInWords(value, code, { dateStyle: 'medium', timeStyle: 'short' }),
  GeoPoint: (value) =>
    isRecord(value) ? `${value.latitude}, ${value.longitude}` : plainText(value),
  Embed: (value) => plainText(isRecord(value) ? value.embed_url : value),
  Image: (value, { file }) =>
    isRecord(value) && typeof value.id === 'string'
      ? lines([file(value.id), plainText(value.alt)])
      : plainText(value),
  Link: (value, wording) =>
    lines(listOf(value).map((link) => (isRecord(link) ? linkInWords(link, wording) : ''))),
  Table: (value) =>
    isTable(value)
      ? lines(rowsOf(value).map(({ cells }) => cells.map(plainText).join(' | ')))
      : plainText(value),
  Group: (value, wording, { config }) =>
    lines(listOf(value).map((item) => fieldsInWords(item, config?.fields ?? {}, wording))),
  Slices: sectionsInWords,
  Choice: sectionsInWords,
};

function numberInWords(value: unknown, { code }: ValueWords): string {
  // A year has no separator: it starts at five digits.
  return typeof value === 'number'
    ? value.toLocaleString(code, { useGrouping: 'min2', maximumFractionDigits: 20 })
    : plainText(value);
}

function timeInWords(value: unknown, code: string, style: Intl.DateTimeFormatOptions): string {
  const time = readDate(value);
  return time === null ? plainText(value) : dateInWords(time, code, style);
}

/** The text of a link and where it leads. */
function linkInWords(link: Record<string, unknown>, wording: ValueWords): string {
  const { text, link_type, id, url } = link;
  const target =
    typeof id === 'string'
      ? link_type === 'Media'
        ? wording.file(id)
        : wording.page(id)
      : plainText(url).replace(/^(?:mailto|tel):/i, '');
  return [plainText(text), target].filter(Boolean).join(' → ');
}

function sectionsInWords(value: unknown, wording: ValueWords): string {
  return lines(
    listOf(value).map((section) => inWords({ value: section, model: undefined }, wording)),
  );
}

function sectionInWords(section: Record<string, unknown>, wording: ValueWords): string {
  const variation = variationOf(section, wording.slices);
  if (!variation) return plainText(section);
  const items = listOf(section.items);
  return lines([
    fieldsInWords(section.primary, variation.primary ?? {}, wording),
    ...items.map((item) => fieldsInWords(item, variation.items ?? {}, wording)),
  ]);
}

function fieldsInWords(values: unknown, fields: Fields, wording: ValueWords): string {
  if (!isRecord(values)) return plainText(values);
  return lines(
    Object.entries(fields).map(([name, model]) => {
      // Among others, "yes" alone says nothing.
      const label = model.type === 'Boolean' ? labelOf(name, model) : '';
      return inWords({ value: own(values, name), model, label }, wording);
    }),
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function lines(texts: readonly string[]): string {
  return texts.filter(Boolean).join('\n');
}
