import { restoreVersion } from '../../api/versions.ts';
import type { OpenDocument } from '../../document/open.ts';
import { type Written, writtenOf } from '../../document/written.ts';

interface TakingBack {
  /** The id of the version. */
  earlier: string;
  text: Written;
  /** The fields to restore; all if undefined. */
  fields?: string[] | undefined;
}

/**
 * Restores an earlier text: at once in the document, as one undo step, and on the service as a version of that kind.
 * Where the present text cannot be saved first, the restored one is saved like any other.
 */
export async function takeBack(
  { document, saving, id }: Pick<OpenDocument, 'document' | 'saving'> & { id: string },
  { earlier, text, fields }: TakingBack,
): Promise<void> {
  await saving.now();
  const { base } = document.editing();
  const isSaved = saving.state().kind === 'saved';
  document.write([], text);
  if (!isSaved) return;
  const request = { version: earlier, basedOn: base.id, ...(fields ? { fields } : {}) };
  const { version, at, kind } = await restoreVersion(id, request, crypto.randomUUID());
  document.saved({ ...writtenOf(text), id: version, at, by: null, kind });
}
