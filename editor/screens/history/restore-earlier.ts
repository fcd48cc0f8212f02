import { restoreVersion } from '../../api/versions.ts';
import { type Written, writtenOf } from '../../api/written.ts';
import type { OpenDocument } from '../../document/open.ts';

interface RestoringEarlier {
  /** The id of the version. */
  earlier: string;
  /** The restored text, given the present one; null if the fields are not in it. */
  restored(present: Written): Written | null;
  /** The fields to restore; all if undefined. */
  fields?: string[] | undefined;
}

/**
 * Restores an earlier text: at once in the document, as one undo step, and on the service as a version of that kind.
 * Where the present text cannot be saved first, the restored one is saved like any other.
 */
export async function restoreEarlier(
  { document, saving, id }: Pick<OpenDocument, 'document' | 'saving'> & { id: string },
  { earlier, restored, fields }: RestoringEarlier,
): Promise<void> {
  const { undone } = document.editing().history;
  // Saving may bring in what others wrote meanwhile.
  await saving.now();
  const { base, history } = document.editing();
  // Who undoes before it is there does not want it; what was undone can be redone.
  if (history.undone.length > undone.length) return;
  const isSaved = saving.state().kind === 'saved';
  const text = restored(document.written);
  if (!text) return;
  document.write([], text);
  if (!isSaved) return;
  const request = { version: earlier, basedOn: base.id, ...(fields ? { fields } : {}) };
  await saving.saveBy(async () => {
    const { version, at, kind } = await restoreVersion(id, request, crypto.randomUUID());
    return { ...writtenOf(text), id: version, at, by: null, kind };
  });
}
