import { own } from '@farol/content-model';
import { editDocument, type Written } from '../repository/commands/documents.ts';
import { Refused } from '../repository/faults.ts';
import type { Command } from '../repository/repository.ts';
import { isRecord } from '../repository/stored-data.ts';

/** What a person writes of a document. */
export interface WrittenText {
  title: string;
  uid: string | null;
  tags: readonly string[];
  data: Readonly<Record<string, unknown>>;
}

export interface Restoration {
  earlier: WrittenText & { id: string; at: number };
  present: WrittenText;
  /** The version that stands, as far as who restores knows. */
  basedOn: string;
  /** `title`, `uid`, `tags`, `data.FIELD` or `data.FIELD.SLICE ID`; all of it where nothing is said. */
  fields?: readonly string[] | undefined;
  by: string;
}

/** Writes what an earlier version said as the next one; the history keeps both. */
export function restoreVersion(
  document: string,
  { earlier, present, basedOn, fields, by }: Restoration,
): Command<Written> {
  const { title, uid, tags, data } = fields ? restoredText(present, earlier, fields) : earlier;
  const what = fields ? ` ${fields.join(', ')}` : '';
  return editDocument(
    document,
    {
      ...{ title, uid, tags, data, by, kind: 'restored' as const, basedOn },
      note: `Restored${what} of ${new Date(earlier.at).toISOString()}`.slice(0, 500),
    },
    () => present.data,
  );
}

/** The present text with some fields as they were. */
export function restoredText(
  present: WrittenText,
  earlier: WrittenText,
  fields: readonly string[],
): WrittenText {
  let text = present;
  for (const field of fields) {
    const [head = '', name, ...slice] = field.split('.');
    if (head === 'title') text = { ...text, title: earlier.title };
    else if (head === 'uid') text = { ...text, uid: earlier.uid };
    else if (head === 'tags') text = { ...text, tags: earlier.tags };
    else if (head === 'data' && name) {
      const value =
        slice.length === 0
          ? own(earlier.data, name)
          : withSlice(own(text.data, name), own(earlier.data, name), slice.join('.'));
      text = { ...text, data: { ...text.data, [name]: value } };
    } else
      throw new Refused(
        `There is no field ${JSON.stringify(field)} to restore. Say title, uid, tags, data.FIELD or data.FIELD.SLICE.`,
      );
  }
  return text;
}

/** The slices of now, one of them as it was: in its place, put back after the one it came after, or taken out. */
function withSlice(present: unknown, earlier: unknown, id: string): unknown[] {
  const now = Array.isArray(present) ? present : [];
  const before = Array.isArray(earlier) ? earlier : [];
  const place = before.findIndex((slice) => idOf(slice) === id);
  const others = now.filter((slice) => idOf(slice) !== id);
  if (place === -1) return others;
  const stands = now.findIndex((slice) => idOf(slice) === id);
  if (stands !== -1) return now.with(stands, before[place]);
  const ids = before.slice(0, place).map(idOf);
  const after = others.findLastIndex((slice) => ids.includes(idOf(slice)));
  return others.toSpliced(after + 1, 0, before[place]);
}

function idOf(slice: unknown): unknown {
  return isRecord(slice) ? slice.id : undefined;
}
