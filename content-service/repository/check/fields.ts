import { type CroppedFile, own } from '@farol/content-model';
import type { CustomTypeModelField, SharedSliceModel } from '@prismicio/client';
import { isRecord } from '../stored-data.ts';
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

/** Fields whose value is one plain thing. */
const plain: Record<
  string,
  { expected: string; fits: (value: unknown, model: FieldModel) => boolean }
> = {
  Boolean: { expected: 'true or false', fits: (value) => typeof value === 'boolean' },
  Text: { expected: 'a text', fits: (value) => typeof value === 'string' },
  Number: { expected: 'a number', fits: (value) => Number.isFinite(value) },
  Range: { expected: 'a number', fits: (value) => Number.isFinite(value) },
  Color: {
    expected: 'a colour like "#0c2f4a"',
    fits: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  },
  Date: {
    expected: 'a date like "2027-03-31"',
    fits: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isDate(value),
  },
  Timestamp: {
    expected: 'a time like "2027-03-31T08:00:00+0000"',
    fits: (value) => typeof value === 'string' && timestamp.test(value) && isDate(value),
  },
  Select: {
    expected: 'one of the options of the model',
    fits: (value, model) =>
      typeof value === 'string' &&
      (model.type !== 'Select' || (model.config?.options ?? []).includes(value)),
  },
  GeoPoint: {
    expected: 'a latitude from -90 to 90 and a longitude from -180 to 180',
    fits: (value) =>
      isRecord(value) &&
      (Object.keys(value).length === 0 ||
        (within(value.latitude, 90) && within(value.longitude, 180))),
  },
  Embed: {
    expected: 'an oEmbed object with "embed_url"',
    fits: (value) =>
      isRecord(value) &&
      (Object.keys(value).length === 0 || /^https?:\/\//.test(String(value.embed_url))),
  },
  IntegrationFields: { expected: 'an object', fits: isRecord },
};

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:?\d\d)$/;

function isDate(text: string): boolean {
  const day = text.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function within(value: unknown, limit: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

function checkPlain(model: FieldModel, value: unknown, path: string): unknown {
  const rule = own(plain, model.type);
  if (!rule)
    throw new InvalidDocument(path, `the model gives it the type ${model.type}, which is unknown.`);
  if (!rule.fits(value, model))
    throw new InvalidDocument(path, `expected ${rule.expected}, got ${what(value)}.`);
  if (model.type === 'Timestamp') return asWireTime(String(value));
  return isRecord(value) && Object.keys(value).length === 0 ? undefined : value;
}

/** `yyyy-MM-ddTHH:mm:ss+0000`, as the Content API writes times. */
function asWireTime(text: string): string {
  const normal = text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
  return `${new Date(normal).toISOString().slice(0, 19)}+0000`;
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

export function list(value: unknown, path: string): unknown[] {
  if (!Array.isArray(value))
    throw new InvalidDocument(path, `expected a list, got ${what(value)}.`);
  return value;
}
