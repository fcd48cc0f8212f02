import { type CroppedFile, isRecord, kindOf } from '@farol/content-model';
import type { CustomTypeModelField, SharedSliceModel } from '@prismicio/client';
import { Faults, InvalidDocument, what } from './fault.ts';
import { checkLinkField } from './links.ts';
import { checkPictureField } from './pictures.ts';
import { checkRichText } from './rich-text.ts';
import { checkSlices } from './slices.ts';
import { checkTable } from './table.ts';

/** What a check may look up: the files that exist, and the models of slices. */
export interface CheckContext {
  asset(id: string): (CroppedFile & { kind: string }) | undefined;
  /** Whether there was such a file: what shows it shows nothing now, and is no mistake of whoever saves it. */
  wasRemoved?(id: string): boolean;
  slice(id: string): SharedSliceModel | undefined;
}

export type FieldModel = CustomTypeModelField;

/** Field models by id; models come from outside, so a field of an unknown type is possible. */
export type Fields = ReadonlyMap<string, FieldModel>;

/** Checks data against field models and brings it to stored form; empty fields are left out. Tells all faults at once. */
export function checkFields(
  fields: Fields,
  data: unknown,
  path: string,
  context: CheckContext,
): Record<string, unknown> {
  if (!isRecord(data)) throw new InvalidDocument(path, `expected an object, got ${what(data)}.`);
  const stored: [string, unknown][] = [];
  const faults = new Faults();
  for (const [id, value] of Object.entries(data))
    faults.in(() => {
      const model = fields.get(id);
      const at = `${path}.${id}`;
      if (!model) throw new InvalidDocument(at, 'the model has no such field.');
      const checked = isEmpty(value) ? undefined : checkField(model, value, at, context);
      if (checked !== undefined) stored.push([id, checked]);
    });
  faults.refuse();
  return Object.fromEntries(stored);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined;
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
      return each(value, path, (item, at) =>
        checkFields(
          new Map(Object.entries(model.config?.fields ?? {})) as Fields,
          item,
          at,
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
  if (!check.fits(value, model))
    throw new InvalidDocument(path, `expected ${check.expected}, got ${what(value)}.`);
  return check.stored ? check.stored(value) : value;
}

/** Checks each thing of a list, and tells the faults of all of them. */
export function each<Checked>(
  value: unknown,
  path: string,
  check: (item: unknown, at: string) => Checked,
): Checked[] {
  const faults = new Faults();
  const checked = list(value, path).flatMap((item, index) => {
    const found = faults.in(() => [check(item, `${path}[${index}]`)]);
    return found ?? [];
  });
  faults.refuse();
  return checked;
}

/** What is read item by item, or each beside each, takes everybody's time. */
const MOST_ITEMS = 5_000;

export function list(value: unknown, path: string): unknown[] {
  if (!Array.isArray(value))
    throw new InvalidDocument(path, `expected a list, got ${what(value)}.`);
  if (value.length > MOST_ITEMS)
    throw new InvalidDocument(
      path,
      `has ${value.length} items, and ${MOST_ITEMS} are the most that can be saved. Take ${value.length - MOST_ITEMS} out, or part them into several pages.`,
    );
  return value;
}
