import { randomUUID } from 'node:crypto';
import { isRecord, own } from '@farol/content-model';
import { Faults, InvalidDocument, what } from './fault.ts';
import { type CheckContext, checkFields, each, type FieldModel, type Fields } from './fields.ts';

type SlicesModel = Extract<FieldModel, { type: 'Slices' | 'Choice' }>;
type Choice = NonNullable<NonNullable<SlicesModel['config']>['choices']>[string];

/** The slices of a zone, each against its own model. */
export function checkSlices(
  model: SlicesModel,
  value: unknown,
  path: string,
  context: CheckContext,
): unknown[] | undefined {
  const slices = each(value, path, (slice, at) => checkSlice(model, slice, at, context));
  return slices.length === 0 ? undefined : slices;
}

function checkSlice(model: SlicesModel, slice: unknown, path: string, context: CheckContext) {
  if (!isRecord(slice)) throw new InvalidDocument(path, `expected a slice, got ${what(slice)}.`);
  const type = slice.slice_type;
  const choice = typeof type === 'string' ? own(model.config?.choices ?? {}, type) : undefined;
  if (typeof type !== 'string' || !choice)
    throw new InvalidDocument(
      `${path}.slice_type`,
      `the zone takes ${Object.keys(model.config?.choices ?? {}).join(', ')}; got ${what(type)}.`,
    );
  return choice.type === 'SharedSlice'
    ? checkShared(type, slice, path, context)
    : checkLegacy(type, choice, slice, path, context);
}

function checkShared(
  type: string,
  slice: Record<string, unknown>,
  path: string,
  context: CheckContext,
) {
  const model = context.slice(type);
  if (!model) throw new InvalidDocument(`${path}.slice_type`, `there is no slice model ${type}.`);
  const wanted = slice.variation ?? 'default';
  const variation = model.variations.find(({ id }) => id === wanted);
  if (!variation)
    throw new InvalidDocument(
      `${path}.variation`,
      `${type} has the variations ${model.variations.map(({ id }) => id).join(', ')}; got ${what(wanted)}.`,
    );
  return {
    variation: variation.id,
    version: typeof slice.version === 'string' ? slice.version : 'initial',
    ...parts(fields(variation.primary), fields(variation.items), slice, path, context),
    id: typeof slice.id === 'string' ? slice.id : `${type}$${randomUUID()}`,
    slice_type: type,
    slice_label: null,
  };
}

function checkLegacy(
  type: string,
  choice: Choice,
  slice: Record<string, unknown>,
  path: string,
  context: CheckContext,
) {
  const primary = choice.type === 'Slice' ? fields(choice['non-repeat']) : new Map();
  const items = choice.type === 'Slice' ? fields(choice.repeat) : new Map();
  return {
    slice_type: type,
    slice_label: typeof slice.slice_label === 'string' ? slice.slice_label : null,
    id: typeof slice.id === 'string' ? slice.id : `${type}$${randomUUID()}`,
    ...parts(primary, items, slice, path, context),
  };
}

function parts(
  primary: Fields,
  items: Fields,
  slice: Record<string, unknown>,
  path: string,
  context: CheckContext,
) {
  const faults = new Faults();
  const checked = {
    primary: faults.in(() => checkFields(primary, slice.primary ?? {}, `${path}.primary`, context)),
    items: faults.in(() =>
      each(slice.items ?? [], `${path}.items`, (item, at) => checkFields(items, item, at, context)),
    ),
  };
  faults.refuse();
  return checked;
}

function fields(models: unknown): Fields {
  return new Map(Object.entries(isRecord(models) ? models : {})) as Fields;
}
