import { isRecord } from '../same.ts';
import { defaults, type FieldKind } from './kind.ts';

export const richText: FieldKind = {
  ...defaults,
  texts: textsOfBlocks,
  values(stored) {
    const all = [...textsOfBlocks(stored)].join(' ');
    return all !== '' ? [all] : hasMedia(stored) ? [''] : [];
  },
  isSearched: true,
};

export function* textsOfBlocks(value: unknown): Iterable<string> {
  if (!Array.isArray(value)) return;
  for (const block of value) {
    if (isRecord(block) && typeof block.text === 'string') yield block.text;
  }
}

/** A rich text with only a picture has no words but is not empty. */
function hasMedia(stored: unknown): boolean {
  return (
    Array.isArray(stored) &&
    stored.some((block) => isRecord(block) && (block.type === 'image' || block.type === 'embed'))
  );
}
