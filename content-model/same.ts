import { own } from './own.ts';

/** Deep equality of JSON values; an undefined property counts as absent. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => same(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  return keysOf(one, other).every((key) => same(own(one, key), own(other, key)));
}

/** A JSON object, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function keysOf(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): string[] {
  const others = Object.keys(other).filter((key) => !Object.hasOwn(one, key));
  return [...Object.keys(one), ...others];
}
