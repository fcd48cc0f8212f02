import { isRecord } from '../merge/same.ts';
import { own } from '../own.ts';
import type { Path } from '../value-path.ts';

/** A text for readers, and its path: plain words, or a block of rich text with its spans. */
export type Text =
  | { path: Path; kind: 'words'; value: string }
  | { path: Path; kind: 'block'; value: TextBlock };

export interface TextBlock extends Readonly<Record<string, unknown>> {
  type: string;
  text: string;
  spans: readonly unknown[];
}

/** The models of a document: its fields and its slices. */
export interface TextModels {
  fields: ModelFields;
  slice(id: string): unknown;
}

export type ModelFields = Readonly<Record<string, { type: string; config?: unknown }>>;

/** Returns the replacement of a text; undefined removes it. */
type Change = (text: Text) => unknown;

/** Returns what stands in the place of a whole rich text or table, before its texts are replaced. */
type Form = (value: unknown, path: Path) => unknown;

/** Replaces the texts in a document's data; everything else stays as it is. */
export function mapTexts(
  data: Readonly<Record<string, unknown>>,
  models: TextModels,
  change: Change,
  form: Form = (value) => value,
): Record<string, unknown> {
  return mapFields(data, [], models.fields, { models, change, form });
}

/** All texts of a document, in order. */
export function textsOf(data: Readonly<Record<string, unknown>>, models: TextModels): Text[] {
  const texts: Text[] = [];
  mapTexts(data, models, (text) => {
    texts.push(text);
    return text.value;
  });
  return texts;
}

/** The data without its words: pictures, numbers, dates, choices, link targets, which sections there are. */
export function withoutTexts(
  data: Readonly<Record<string, unknown>>,
  models: TextModels,
): Record<string, unknown> {
  return mapTexts(data, models, () => undefined);
}

interface Walk {
  models: TextModels;
  change: Change;
  form: Form;
}

function mapFields(
  data: Readonly<Record<string, unknown>>,
  path: Path,
  fields: ModelFields,
  walk: Walk,
): Record<string, unknown> {
  // In the models' order, in which people see the fields.
  const names = [...new Set([...Object.keys(fields), ...Object.keys(data)])];
  const entries = names.flatMap((name) => {
    const model = own(fields, name);
    const value = own(data, name);
    if (value === undefined) return [];
    const mapped = model ? mapField(value, [...path, name], model, walk) : value;
    return mapped === undefined ? [] : [[name, mapped] as const];
  });
  return Object.fromEntries(entries);
}

function mapField(value: unknown, path: Path, model: ModelFields[string], walk: Walk): unknown {
  const config = isRecord(model.config) ? model.config : {};
  switch (model.type) {
    case 'Text':
      return isSameEverywhere(config) ? value : mapWords(value, path, walk);
    case 'StructuredText':
      return mapBlocks(walk.form(value, path), path, walk);
    case 'Link':
      return Array.isArray(value)
        ? value.map((link, index) => mapPart(link, [...path, index], 'text', walk))
        : mapPart(value, path, 'text', walk);
    case 'Image':
      return mapPicture(value, path, walk);
    case 'Table':
      return mapTable(walk.form(value, path), path, walk);
    case 'Group':
      return mapItems(value, path, fieldsIn(config.fields), walk);
    case 'Slices':
    case 'Choice':
      return Array.isArray(value)
        ? value.map((slice, index) => mapSlice(slice, [...path, index], config.choices, walk))
        : value;
    default:
      return value;
  }
}

/** A text that is an identifier, such as a topic's tag, and is not translated. */
export const isSameEverywhere = (config: Readonly<Record<string, unknown>>): boolean =>
  config.sameEverywhere === true;

function mapWords(value: unknown, path: Path, { change }: Walk): unknown {
  return typeof value === 'string' && value.trim() !== ''
    ? change({ path, kind: 'words', value })
    : value;
}

/** Replaces one text within a value whose other parts stay. */
function mapPart(value: unknown, path: Path, name: string, walk: Walk): unknown {
  if (!isRecord(value)) return value;
  const { [name]: text, ...rest } = value;
  const mapped = mapWords(text, [...path, name], walk);
  if (mapped === text) return value;
  return mapped === undefined ? rest : { ...value, [name]: mapped };
}

function mapBlocks(value: unknown, path: Path, walk: Walk): unknown {
  if (!Array.isArray(value)) return value;
  const blocks = value.flatMap((block: unknown, index) => {
    const itemPath = [...path, index];
    const mapped = isTextBlock(block)
      ? mapBlock(block, itemPath, walk)
      : isRecord(block) && block.type === 'image'
        ? mapPicture(block, itemPath, walk)
        : block;
    return mapped === undefined ? [] : [mapped];
  });
  return blocks.length > 0 ? blocks : undefined;
}

function mapBlock(block: TextBlock, path: Path, { change }: Walk): unknown {
  return block.text.trim() === '' ? block : change({ path, kind: 'block', value: block });
}

function isTextBlock(block: unknown): block is TextBlock {
  return isRecord(block) && typeof block.text === 'string' && Array.isArray(block.spans);
}

/** The description of a picture, and of each of its views; null means the file's own description. */
function mapPicture(value: unknown, path: Path, walk: Walk): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
    const itemPath = [...path, name];
    if (name === 'alt') return [name, mapWords(inner, itemPath, walk) ?? null];
    return [name, isRecord(inner) && 'edit' in inner ? mapPicture(inner, itemPath, walk) : inner];
  });
  return Object.fromEntries(entries);
}

function mapTable(value: unknown, path: Path, walk: Walk): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([part, rows]): [string, unknown] => [
    part,
    mapEach(rows, [...path, part], 'rows', (row, itemPath) =>
      mapEach(row, itemPath, 'cells', (cell, cellPath) =>
        isRecord(cell)
          ? { ...cell, content: mapBlocks(cell.content, [...cellPath, 'content'], walk) ?? [] }
          : cell,
      ),
    ),
  ]);
  return Object.fromEntries(entries);
}

function mapEach(
  value: unknown,
  path: Path,
  name: string,
  map: (item: unknown, path: Path) => unknown,
): unknown {
  if (!isRecord(value) || !Array.isArray(value[name])) return value;
  const items = value[name].map((item, index) => map(item, [...path, name, index]));
  return { ...value, [name]: items };
}

function mapItems(value: unknown, path: Path, fields: ModelFields, walk: Walk): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item, index) =>
    isRecord(item) ? mapFields(item, [...path, index], fields, walk) : item,
  );
}

function mapSlice(slice: unknown, path: Path, choices: unknown, walk: Walk): unknown {
  if (!isRecord(slice)) return slice;
  const { primary, items } = sectionFields(slice, choices, walk.models);
  return {
    ...slice,
    ...(isRecord(slice.primary)
      ? { primary: mapFields(slice.primary, [...path, 'primary'], primary, walk) }
      : {}),
    ...(Array.isArray(slice.items)
      ? { items: mapItems(slice.items, [...path, 'items'], items, walk) }
      : {}),
  };
}

/** The fields of a section and of its items, from a shared model or from the type itself. */
export function sectionFields(
  slice: Readonly<Record<string, unknown>>,
  choices: unknown,
  models: TextModels,
) {
  const name = String(slice.slice_type);
  const choice = isRecord(choices) ? own(choices, name) : undefined;
  if (isRecord(choice) && choice.type === 'Slice')
    return { primary: fieldsIn(choice['non-repeat']), items: fieldsIn(choice.repeat) };
  const model = models.slice(name);
  const variations = isRecord(model) && Array.isArray(model.variations) ? model.variations : [];
  const variation: unknown = variations.find(
    (each) => isRecord(each) && each.id === slice.variation,
  );
  return isRecord(variation)
    ? { primary: fieldsIn(variation.primary), items: fieldsIn(variation.items) }
    : { primary: {}, items: {} };
}

export function fieldsIn(value: unknown): ModelFields {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).flatMap(([name, field]) =>
    isRecord(field) && typeof field.type === 'string'
      ? [[name, { type: field.type, config: field.config }] as const]
      : [],
  );
  return Object.fromEntries(entries);
}
