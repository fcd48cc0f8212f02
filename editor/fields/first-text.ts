import { isRecord } from '@farol/content-model';

const LONGEST = 80;

/** The first words of a value, by which to recognize it. */
export function firstTextOf(value: unknown): string {
  const text = find(value)?.trim() ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function find(value: unknown): string | undefined {
  if (Array.isArray(value)) return first(value);
  if (!isRecord(value)) return undefined;
  if ('spans' in value && typeof value.text === 'string') return value.text;
  return ownText(value) ?? first(Object.values(value));
}

function first(values: readonly unknown[]): string | undefined {
  for (const value of values) {
    const found = find(value);
    if (found) return found;
  }
  return undefined;
}

/** The text of a plain field; not the properties of a link or a picture. */
function ownText(value: Record<string, unknown>): string | undefined {
  if ('link_type' in value || 'edit' in value || 'spans' in value) return undefined;
  return Object.values(value).find(
    (each): each is string => typeof each === 'string' && each.trim() !== '',
  );
}
