import { randomUUID } from 'node:crypto';
import { isRecord, own } from '@farol/content-model';
import { describeValue, Faults, InvalidDocument, unexpected } from './fault.ts';
import {
  type CheckContext,
  checkFields,
  checkItems,
  type FieldModel,
  type Fields,
  withoutIndexes,
} from './fields.ts';

type SlicesModel = Extract<FieldModel, { type: 'Slices' | 'Choice' }>;
type Choice = NonNullable<NonNullable<SlicesModel['config']>['choices']>[string];

/** Checks each slice of a zone against its model; those that have none any more are left out, as on pages. */
export function checkSlices(
  model: SlicesModel,
  value: unknown,
  path: string,
  context: CheckContext,
): unknown[] | undefined {
  const slices = checkItems(value, path, (slice, itemPath) =>
    isGone(model, slice, context) ? null : checkSlice(model, slice, itemPath, context),
  ).filter((slice) => slice !== null);
  return slices.length === 0 ? undefined : slices;
}

function isGone(
  { config }: SlicesModel,
  slice: unknown,
  { slice: modelOf, formerSlice }: CheckContext,
): boolean {
  if (!isRecord(slice) || typeof slice.slice_type !== 'string') return false;
  const { slice_type: type, variation = 'default' } = slice;
  const choice = own(config?.choices ?? {}, type);
  // The type itself describes it.
  if (choice && choice.type !== 'SharedSlice') return false;
  const isThere = modelOf(type)?.variations.some(({ id }) => id === variation) ?? false;
  return !isThere && typeof variation === 'string' && formerSlice?.(type, variation) !== undefined;
}

function checkSlice(model: SlicesModel, slice: unknown, path: string, context: CheckContext) {
  if (!isRecord(slice)) throw unexpected(path, 'a slice', slice);
  const type = slice.slice_type;
  const choice = typeof type === 'string' ? choiceOf(model, type, path, context) : undefined;
  if (typeof type !== 'string' || !choice)
    throw new InvalidDocument(
      `${path}.slice_type`,
      `the zone takes ${Object.keys(model.config?.choices ?? {}).join(', ')}; got ${describeValue(type)}.`,
    );
  return choice.type === 'SharedSlice'
    ? checkShared(type, slice, path, context)
    : checkLegacy(type, choice, slice, path, context);
}

/** Sections that the zone took once stay, as pages show them still. */
function choiceOf(
  { config }: SlicesModel,
  type: string,
  path: string,
  { former }: CheckContext,
): Choice | undefined {
  const choice = own(config?.choices ?? {}, type);
  if (choice) return choice;
  const zones = (former?.(path) ?? []) as readonly SlicesModel[];
  return zones.flatMap((zone) => own(zone.config?.choices ?? {}, type) ?? [])[0];
}

function checkShared(
  type: string,
  slice: Record<string, unknown>,
  path: string,
  context: CheckContext,
) {
  const model = context.slice(type);
  if (!model) throw new InvalidDocument(`${path}.slice_type`, `there is no slice model ${type}.`);
  const requested = slice.variation ?? 'default';
  const variation = model.variations.find(({ id }) => id === requested);
  if (!variation)
    throw new InvalidDocument(
      `${path}.variation`,
      `${type} has the variations ${model.variations.map(({ id }) => id).join(', ')}; got ${describeValue(requested)}.`,
    );
  const former = context.formerSlice?.(type, variation.id);
  const around: CheckContext = {
    ...context,
    former: (field) => former?.get(withoutIndexes(field.slice(path.length + 1))) ?? [],
  };
  return {
    variation: variation.id,
    version: typeof slice.version === 'string' ? slice.version : 'initial',
    ...checkParts(fieldsOf(variation.primary), fieldsOf(variation.items), slice, path, around),
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
  const primary = choice.type === 'Slice' ? fieldsOf(choice['non-repeat']) : new Map();
  const items = choice.type === 'Slice' ? fieldsOf(choice.repeat) : new Map();
  const pathInModel = `${withoutIndexes(path)}.${type}`;
  const around: CheckContext = {
    ...context,
    former: (field) => context.former?.(`${pathInModel}${field.slice(path.length)}`) ?? [],
  };
  return {
    slice_type: type,
    slice_label: typeof slice.slice_label === 'string' ? slice.slice_label : null,
    id: typeof slice.id === 'string' ? slice.id : `${type}$${randomUUID()}`,
    ...checkParts(primary, items, slice, path, around),
  };
}

function checkParts(
  primary: Fields,
  items: Fields,
  slice: Record<string, unknown>,
  path: string,
  context: CheckContext,
) {
  const faults = new Faults();
  const checked = {
    primary: faults.collect(() =>
      checkFields(primary, slice.primary ?? {}, `${path}.primary`, context),
    ),
    items: faults.collect(() =>
      checkItems(slice.items ?? [], `${path}.items`, (item, itemPath) =>
        checkFields(items, item, itemPath, context),
      ),
    ),
  };
  faults.throwIfAny();
  return checked;
}

function fieldsOf(models: unknown): Fields {
  return new Map(Object.entries(isRecord(models) ? models : {})) as Fields;
}
