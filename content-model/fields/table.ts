import { own } from '../own.ts';
import { isRecord } from '../same.ts';
import { defaults, type FieldKind } from './kind.ts';
import { textsOfBlocks } from './rich-text.ts';

export const table: FieldKind = {
  ...defaults,
  *texts(stored) {
    if (!isRecord(stored)) return;
    for (const part of [stored.head, stored.body])
      for (const row of listIn(part, 'rows'))
        for (const cell of listIn(row, 'cells'))
          if (isRecord(cell)) yield* textsOfBlocks(cell.content);
  },
  values: (stored) => (isRecord(stored) ? [''] : []),
  isCompared: false,
  isSearched: true,
  isFetched: false,
};

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = isRecord(value) ? own(value, name) : undefined;
  return Array.isArray(list) ? list : [];
}
