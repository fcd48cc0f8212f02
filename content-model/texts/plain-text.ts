import { isRecord } from '../same.ts';

/** The words of a value, for reading and comparing. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n');
  if (!isRecord(value)) return '';
  // Of a block or link, only its text; in a section, `text` is one field among others.
  const isText = 'spans' in value || 'link_type' in value;
  if (isText && typeof value.text === 'string') return value.text;
  // Of a picture, its description once: its shapes repeat it, and their sizes are no words.
  if (isPicture(value)) return plainText(value.alt);
  if (typeof value.url === 'string') return value.url;
  const hidden = new Set([
    ...['id', 'slice_type', 'variation', 'version', 'link_type', 'edit', 'type', 'key'],
  ]);
  return Object.entries(value)
    .filter(([name]) => !hidden.has(name))
    .map(([, inner]) => plainText(inner))
    .filter(Boolean)
    .join('\n');
}

/** A picture of a field or a rich text, in stored form. */
export function isPicture(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value.id === 'string' && ('alt' in value || isRecord(value.edit));
}
