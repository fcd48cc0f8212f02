import { isRecord } from '../merge/same.ts';
import { type FieldKind, ordinary } from './kind.ts';

export const richText: FieldKind = {
  ...ordinary,
  texts: textsOfBlocks,
  values(stored) {
    const all = [...textsOfBlocks(stored)].join(' ');
    return all !== '' ? [all] : showsSomething(stored) ? [''] : [];
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
function showsSomething(stored: unknown): boolean {
  return (
    Array.isArray(stored) &&
    stored.some((block) => isRecord(block) && (block.type === 'image' || block.type === 'embed'))
  );
}
