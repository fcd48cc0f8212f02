import { own } from './own.ts';
import { isRecord } from './same.ts';

/** The parts of a document that people edit. */
export interface WrittenText {
  title: string;
  uid: string | null;
  tags: readonly string[];
  data: Readonly<Record<string, unknown>>;
}

/**
 * The present text with some fields restored: `title`, `uid`, `tags`, `data.FIELD` or `data.FIELD.SLICE ID`. Null for
 * any other name.
 */
export function restoredText<Text extends WrittenText>(
  present: Text,
  earlier: WrittenText,
  fields: readonly string[],
): Text | null {
  let text: Text | null = present;
  for (const field of fields) text = text && withField(text, earlier, field);
  return text;
}

function withField<Text extends WrittenText>(
  text: Text,
  earlier: WrittenText,
  field: string,
): Text | null {
  const [head = '', name, ...slice] = field.split('.');
  if (head === 'title') return { ...text, title: earlier.title };
  if (head === 'uid') return { ...text, uid: earlier.uid };
  if (head === 'tags') return { ...text, tags: earlier.tags };
  if (head !== 'data' || !name) return null;
  const earlierValue = own(earlier.data, name);
  const value =
    slice.length === 0
      ? earlierValue
      : withSlice(own(text.data, name), earlierValue, slice.join('.'));
  const { [name]: _, ...others } = text.data;
  return { ...text, data: value === undefined ? others : { ...text.data, [name]: value } };
}

/** The present slices with one restored: in its place, put back after the one it followed, or removed. */
function withSlice(present: unknown, earlier: unknown, id: string): unknown[] {
  const current: readonly unknown[] = Array.isArray(present) ? present : [];
  const before: readonly unknown[] = Array.isArray(earlier) ? earlier : [];
  const earlierIndex = before.findIndex((slice) => idOf(slice) === id);
  const others = current.filter((slice) => idOf(slice) !== id);
  if (earlierIndex === -1) return others;
  const currentIndex = current.findIndex((slice) => idOf(slice) === id);
  if (currentIndex !== -1) return current.with(currentIndex, before[earlierIndex]);
  const ids = before.slice(0, earlierIndex).map(idOf);
  const after = others.findLastIndex((slice) => ids.includes(idOf(slice)));
  return others.toSpliced(after + 1, 0, before[earlierIndex]);
}

function idOf(slice: unknown): unknown {
  return isRecord(slice) ? slice.id : undefined;
}
