import { restoredText, type WrittenText } from '@farol/content-model';
import type { Command } from '../repository/command.ts';
import { editDocument } from '../repository/commands/documents.ts';
import type { Written } from '../repository/commands/write-version.ts';
import { Refused } from '../repository/faults.ts';

interface Restoration {
  earlier: WrittenText & { id: string; at: number };
  present: WrittenText;
  /** The present version as the person restoring knows it. */
  basedOn: string;
  /** `title`, `uid`, `tags`, `data.FIELD` or `data.FIELD.SLICE ID`; everything if omitted. */
  fields?: readonly string[] | undefined;
  by: string;
}

/** Writes the text of an earlier version as a new one; the history keeps both. */
export function restoreVersion(
  document: string,
  { earlier, present, basedOn, fields, by }: Restoration,
): Command<Written> {
  const restored = fields ? restoredText(present, earlier, fields) : earlier;
  if (!restored)
    throw new Refused(
      `There is no such field to restore: ${fields?.join(', ')}. Say title, uid, tags, data.FIELD or data.FIELD.SLICE.`,
    );
  const { title, uid, tags, data } = restored;
  const fieldNames = fields ? ` ${fields.join(', ')}` : '';
  return editDocument(
    document,
    {
      ...{ title, uid, tags, data, by, kind: 'restored' as const, basedOn },
      note: `Restored${fieldNames} of ${new Date(earlier.at).toISOString()}`.slice(0, 500),
    },
    () => present.data,
  );
}
