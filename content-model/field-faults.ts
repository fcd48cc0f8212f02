import { own } from './own.ts';
import { isRecord } from './same.ts';
import type { Path } from './value-path.ts';

/** The constraints a model sets on a field's value. */
export interface FieldRules {
  type: string;
  config?: {
    label?: string | null;
    /** Additions to Prismic's own settings: whether a value is required, and the most characters of a text. */
    required?: boolean;
    maxLength?: number;
    min?: number | null;
    max?: number | null;
    fields?: Readonly<Record<string, FieldRules>>;
  };
}

export interface SliceRules {
  id: string;
  variations: readonly {
    id: string;
    primary?: Readonly<Record<string, FieldRules>>;
    items?: Readonly<Record<string, FieldRules>>;
  }[];
}

/** What is wrong with a field, and its path. */
export interface FieldFault {
  path: Path;
  /** The field's label in the model, else its name. */
  label: string;
  fault:
    | { kind: 'missing' }
    | { kind: 'too-long'; length: number; most: number }
    | { kind: 'out-of-range'; min: number | null; max: number | null }
    | { kind: 'address' };
}

type Rules = Readonly<Record<string, FieldRules>>;

/**
 * Finds values that are missing, too long, out of range or no usable link: drafts may have them, visitors should not
 * see them.
 */
export function fieldFaults(
  fields: Rules,
  data: unknown,
  slices: ReadonlyMap<string, SliceRules>,
  path: Path = [],
): FieldFault[] {
  const record = isRecord(data) ? data : {};
  return Object.entries(fields).flatMap(([name, rules]) => {
    const value = own(record, name);
    const fieldPath = [...path, name];
    return [
      ...valueFaults(rules, value, fieldPath, name),
      ...nestedFaults(rules, value, fieldPath, slices),
    ];
  });
}

function valueFaults(rules: FieldRules, value: unknown, path: Path, name: string): FieldFault[] {
  // The uid is not part of the data.
  if (rules.type === 'UID') return [];
  const { label, required, maxLength, min = null, max = null } = rules.config ?? {};
  const faultOf = (fault: FieldFault['fault']) => [{ path, label: label || name, fault }];
  if (required && isEmpty(value)) return faultOf({ kind: 'missing' });
  const length = textOf(value).length;
  if (maxLength !== undefined && length > maxLength)
    return faultOf({ kind: 'too-long', length, most: maxLength });
  if (typeof value === 'number' && (value < (min ?? value) || value > (max ?? value)))
    return faultOf({ kind: 'out-of-range', min, max });
  if (rules.type === 'Link' && linksOf(value).some((link) => !isUsableLink(link)))
    return faultOf({ kind: 'address' });
  return [];
}

function nestedFaults(
  { type, config }: FieldRules,
  value: unknown,
  path: Path,
  slices: ReadonlyMap<string, SliceRules>,
): FieldFault[] {
  if (!Array.isArray(value)) return [];
  if (type === 'Group')
    return value.flatMap((item, index) =>
      fieldFaults(config?.fields ?? {}, item, slices, [...path, index]),
    );
  if (type !== 'Slices') return [];
  return value.filter(isRecord).flatMap((slice, index) => {
    const model = slices.get(String(slice.slice_type));
    const variation = model?.variations.find(({ id }) => id === slice.variation);
    const items = Array.isArray(slice.items) ? slice.items : [];
    return [
      ...fieldFaults(variation?.primary ?? {}, slice.primary, slices, [...path, index, 'primary']),
      ...items.flatMap((item, itemIndex) =>
        fieldFaults(variation?.items ?? {}, item, slices, [...path, index, 'items', itemIndex]),
      ),
    ];
  });
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every((each) => isBlock(each) && isEmpty(each.text));
  return isRecord(value) && (Object.keys(value).length === 0 || value.link_type === 'Any');
}

/** A block of text; any other block, such as a picture, is never empty. */
function isBlock(value: unknown): value is { text: string } {
  return isRecord(value) && Array.isArray(value.spans) && typeof value.text === 'string';
}

/** The words of a text or rich text, for counting its characters. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value)
    ? value
        .filter(isBlock)
        .map(({ text }) => text)
        .join('\n')
    : '';
}

function linksOf(value: unknown): Record<string, unknown>[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}

function isUsableLink({ link_type, url }: Record<string, unknown>): boolean {
  return link_type !== 'Web' || isLinkAddress(url);
}

/** Addresses a link may have: the web, a mailbox, a telephone, or a place on this site. */
export function isLinkAddress(url: unknown): url is string {
  if (typeof url !== 'string') return false;
  if (/^https?:\/\//i.test(url)) return URL.canParse(url);
  return /^mailto:[^@\s]+@[^@\s]+$|^tel:\+?[\d\s().-]{3,}$|^[/#?](?!\/)\S*$/i.test(url);
}
