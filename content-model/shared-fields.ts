import type { FieldRules, SliceRules } from './field-faults.ts';
import { listOf } from './list-of.ts';
import { own } from './own.ts';
import { isRecord, same } from './same.ts';
import type { Path } from './value-path.ts';

/** Fields that are the same in every language: numbers, dates, choices, places, pictures. Words are not. */
const sharedKinds: ReadonlySet<string> = new Set([
  'Number',
  'Range',
  'Date',
  'Timestamp',
  'Boolean',
  'Select',
  'Color',
  'GeoPoint',
  'Image',
]);

type Rules = Readonly<Record<string, FieldRules>>;

/** A field that differs in another language; `theirPath` differs where its section has another position there. */
export interface SharedDifference {
  path: Path;
  theirPath: Path;
  label: string;
  type: string;
  mine: unknown;
  theirs: unknown;
}

export function isSharedKind(type: string): boolean {
  return sharedKinds.has(type);
}

/** Shared fields that differ between two languages of a page; items are compared where both have equally many. */
export function sharedDifferences(
  fields: Rules,
  mine: unknown,
  theirs: unknown,
  slices: ReadonlyMap<string, SliceRules>,
): SharedDifference[] {
  return fieldDifferences(fields, { value: mine, path: [] }, { value: theirs, path: [] }, slices);
}

interface Side {
  value: unknown;
  path: Path;
}

function fieldDifferences(
  fields: Rules,
  mine: Side,
  theirs: Side,
  slices: ReadonlyMap<string, SliceRules>,
): SharedDifference[] {
  return Object.entries(fields).flatMap(([name, rules]) => {
    const one = stepInto(mine, name);
    const other = stepInto(theirs, name);
    if (isSharedKind(rules.type)) return valueDifferences(rules, one, other, name);
    if (rules.type === 'Group')
      return itemDifferences(rules.config?.fields ?? {}, one, other, slices);
    return rules.type === 'Slices' ? sliceDifferences(one, other, slices) : [];
  });
}

function valueDifferences(
  rules: FieldRules,
  mine: Side,
  theirs: Side,
  name: string,
): SharedDifference[] {
  if (same(normalized(mine.value, rules.type), normalized(theirs.value, rules.type))) return [];
  const label = rules.config?.label || name;
  return [
    {
      path: mine.path,
      theirPath: theirs.path,
      label,
      type: rules.type,
      mine: mine.value,
      theirs: theirs.value,
    },
  ];
}

function itemDifferences(
  fields: Rules,
  mine: Side,
  theirs: Side,
  slices: ReadonlyMap<string, SliceRules>,
): SharedDifference[] {
  const [myItems, theirItems] = [listOf(mine.value), listOf(theirs.value)];
  // A list of another length was written separately in that language.
  if (myItems.length !== theirItems.length) return [];
  return myItems.flatMap((_, index) =>
    fieldDifferences(fields, stepInto(mine, index), stepInto(theirs, index), slices),
  );
}

function sliceDifferences(
  mine: Side,
  theirs: Side,
  slices: ReadonlyMap<string, SliceRules>,
): SharedDifference[] {
  const theirItems = listOf(theirs.value);
  return listOf(mine.value).flatMap((slice, index) => {
    const theirIndex = theirItems.findIndex(
      (other) => isRecord(slice) && isRecord(other) && other.id === slice.id,
    );
    if (!isRecord(slice) || theirIndex < 0) return [];
    const model = slices.get(String(slice.slice_type));
    const variation = model?.variations.find(({ id }) => id === slice.variation);
    const part = (name: string): [Side, Side] => [
      stepInto(stepInto(mine, index), name),
      stepInto(stepInto(theirs, theirIndex), name),
    ];
    return [
      ...fieldDifferences(variation?.primary ?? {}, ...part('primary'), slices),
      ...itemDifferences(variation?.items ?? {}, ...part('items'), slices),
    ];
  });
}

function stepInto({ value, path }: Side, step: string | number): Side {
  const inner = Array.isArray(value)
    ? value[Number(step)]
    : isRecord(value)
      ? own(value, String(step))
      : undefined;
  return { value: inner, path: [...path, step] };
}

/** An unset switch equals false, an empty value null; pictures are compared by their file. */
function normalized(value: unknown, type: string): unknown {
  if (type === 'Image') return isRecord(value) ? (value.id ?? null) : null;
  if (type === 'Boolean') return value === true;
  return isRecord(value) && Object.keys(value).length === 0 ? null : (value ?? null);
}

/** My value for insertion into their text: a picture keeps its description in their language. */
export function sharedValue({ type, mine, theirs }: SharedDifference): unknown {
  if (type !== 'Image' || !isRecord(mine)) return mine;
  const alt = isRecord(theirs) && theirs.id === mine.id ? (theirs.alt ?? null) : null;
  return withAlt(mine, alt);
}

function withAlt(picture: Record<string, unknown>, alt: unknown): Record<string, unknown> {
  const views = Object.entries(picture).map(([name, view]) => [
    name,
    isRecord(view) && typeof view.id === 'string' ? { ...view, alt } : view,
  ]);
  return { ...Object.fromEntries(views), alt };
}
