import { own } from '../own.ts';
import { isRecord } from '../same.ts';
import type { Path } from '../value-path.ts';

/** The models of a document: its fields and its slices. */
export interface TextModels {
  fields: ModelFields;
  slice(id: string): unknown;
}

export interface FieldModel {
  type: string;
  config?: unknown;
}

export type ModelFields = Readonly<Record<string, FieldModel>>;

/** Returns what stands in the place of a value; undefined leaves its field out. */
type MapField = (value: unknown, path: Path, model: FieldModel) => unknown;

interface Walk {
  models: TextModels;
  mapField: MapField;
}

/** Replaces the values of a document's fields, also those in groups and sections; everything else stays as it is. */
export function mapFields(
  data: Readonly<Record<string, unknown>>,
  models: TextModels,
  mapField: MapField,
): Record<string, unknown> {
  return mapRecord(data, [], models.fields, { models, mapField });
}

function mapRecord(
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
    const mapped = model ? mapValue(value, [...path, name], model, walk) : value;
    return mapped === undefined ? [] : [[name, mapped] as const];
  });
  return Object.fromEntries(entries);
}

function mapValue(value: unknown, path: Path, model: FieldModel, walk: Walk): unknown {
  const config = isRecord(model.config) ? model.config : {};
  switch (model.type) {
    case 'Group':
      return mapItems(value, path, fieldsIn(config.fields), walk);
    case 'Slices':
    case 'Choice':
      return Array.isArray(value)
        ? value.map((slice, index) => mapSlice(slice, [...path, index], config.choices, walk))
        : value;
    default:
      return walk.mapField(value, path, model);
  }
}

function mapItems(value: unknown, path: Path, fields: ModelFields, walk: Walk): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item, index) =>
    isRecord(item) ? mapRecord(item, [...path, index], fields, walk) : item,
  );
}

function mapSlice(slice: unknown, path: Path, choices: unknown, walk: Walk): unknown {
  if (!isRecord(slice)) return slice;
  const { primary, items } = sectionFields(slice, choices, walk.models);
  return {
    ...slice,
    ...(isRecord(slice.primary)
      ? { primary: mapRecord(slice.primary, [...path, 'primary'], primary, walk) }
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

/** Replaces the rich text in each cell of a table. */
export function mapCells(
  table: unknown,
  path: Path,
  mapContent: (content: unknown, path: Path) => unknown,
): unknown {
  if (!isRecord(table)) return table;
  const entries = Object.entries(table).map(([part, rows]): [string, unknown] => [
    part,
    mapEach(rows, [...path, part], 'rows', (row, rowPath) =>
      mapEach(row, rowPath, 'cells', (cell, cellPath) =>
        isRecord(cell)
          ? { ...cell, content: mapContent(cell.content, [...cellPath, 'content']) }
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
