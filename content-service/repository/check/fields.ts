import { type CroppedFile, isRecord, kindOf } from '@farol/content-model';
import type { CustomTypeModelField, SharedSliceModel } from '@prismicio/client';
import type { FormerFields } from '../state.ts';
import { Faults, InvalidDocument, unexpected } from './fault.ts';
import { checkLinkField } from './links.ts';
import { checkPictureField } from './pictures.ts';
import { checkRichText } from './rich-text.ts';
import { checkSlices } from './slices.ts';
import { checkTable } from './table.ts';

/** Lookups for checks: existing files, and slice models. */
export interface CheckContext {
  asset(id: string): (CroppedFile & { kind: string }) | undefined;
  /** Whether the file existed once: references to it are cleared on save, not refused. */
  wasRemoved?(id: string): boolean;
  slice(id: string): SharedSliceModel | undefined;
  /** What the field at this path was in earlier models. */
  former?(path: string): readonly FieldModel[];
  /** The fields that earlier models of a slice had in this variation, if there was one. */
  formerSlice?(type: string, variation: string): FormerFields | undefined;
}

export type FieldModel = CustomTypeModelField;

/** Field models by id. Models come from outside, so unknown field types are possible. */
export type Fields = ReadonlyMap<string, FieldModel>;

/** The path of a field in its model. */
export const withoutIndexes = (path: string): string => path.replace(/\[\d+\]/g, '');

/** Validates data and converts it to stored form, without empty fields. Throws all faults at once. */
export function checkFields(
  fields: Fields,
  data: unknown,
  path: string,
  context: CheckContext,
): Record<string, unknown> {
  if (!isRecord(data)) throw unexpected(path, 'an object', data);
  const stored: [string, unknown][] = [];
  const faults = new Faults();
  for (const [id, value] of Object.entries(data))
    faults.collect(() => {
      const model = fields.get(id);
      const fieldPath = `${path}.${id}`;
      if (!model && formerAt(fieldPath, context).length > 0) return;
      if (!model) throw new InvalidDocument(fieldPath, 'the model has no such field.');
      if (value === null || value === undefined) return;
      const checked = checkChanged(model, value, fieldPath, context);
      if (checked !== undefined) stored.push([id, checked]);
    });
  faults.throwIfAny();
  return Object.fromEntries(stored);
}

/**
 * Checks a value by the model of its field. If it only fits an earlier one, what readers are still shown of it is kept:
 * a page can be saved after its model changed.
 */
function checkChanged(
  model: FieldModel,
  value: unknown,
  path: string,
  context: CheckContext,
): unknown {
  try {
    return checkField(model, value, path, context);
  } catch (fault) {
    if (!(fault instanceof InvalidDocument)) throw fault;
    const former = formerAt(path, context).filter((each) => fits(each, value, path, context));
    if (former.length === 0) throw fault;
    if (former.every(({ type }) => type !== model.type)) return undefined;
    if (model.type === 'Select') return value;
    if (model.type !== 'Link') return undefined;
    return checkLinkField(model, Array.isArray(value) ? (value[0] ?? {}) : [value], path, context);
  }
}

function formerAt(path: string, { former }: CheckContext): readonly FieldModel[] {
  return former?.(path) ?? [];
}

function fits(model: FieldModel, value: unknown, path: string, context: CheckContext): boolean {
  try {
    return checkField(model, value, path, context) !== undefined;
  } catch (fault) {
    if (fault instanceof InvalidDocument) return false;
    throw fault;
  }
}

function checkField(
  model: FieldModel,
  value: unknown,
  path: string,
  context: CheckContext,
): unknown {
  switch (model.type) {
    case 'UID':
    case 'Separator':
      return undefined;
    case 'StructuredText':
      return checkRichText(value, path, context);
    case 'Image':
      return checkPictureField(model, value, path, context);
    case 'Link':
      return checkLinkField(model, value, path, context);
    case 'Group':
      return checkItems(value, path, (item, itemPath) =>
        checkFields(
          new Map(Object.entries(model.config?.fields ?? {})) as Fields,
          item,
          itemPath,
          context,
        ),
      );
    case 'Slices':
    case 'Choice':
      return checkSlices(model, value, path, context);
    case 'Table':
      return checkTable(value, path, context);
    default:
      return checkPlain(model, value, path);
  }
}

function checkPlain(model: FieldModel, value: unknown, path: string): unknown {
  const check = kindOf(model.type)?.check;
  if (!check)
    throw new InvalidDocument(path, `the model gives it the type ${model.type}, which is unknown.`);
  if (!check.fits(value, model)) throw unexpected(path, check.expected, value);
  return check.stored ? check.stored(value) : value;
}

/** Checks every item of a list, and throws the faults of all of them. */
export function checkItems<Checked>(
  value: unknown,
  path: string,
  check: (item: unknown, itemPath: string) => Checked,
): Checked[] {
  const faults = new Faults();
  const checked = asList(value, path).flatMap((item, index) => {
    const result = faults.collect(() => [check(item, `${path}[${index}]`)]);
    return result ?? [];
  });
  faults.throwIfAny();
  return checked;
}

/** Longer lists would block the event loop, above all where items are compared with each other. */
const maxItems = 5_000;

export function asList(value: unknown, path: string): unknown[] {
  if (!Array.isArray(value)) throw unexpected(path, 'a list', value);
  if (value.length > maxItems)
    throw new InvalidDocument(
      path,
      `has ${value.length} items, and ${maxItems} are the most that can be saved. Take ${value.length - maxItems} out, or part them into several pages.`,
    );
  return value;
}
