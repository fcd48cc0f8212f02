import { restoreVersion } from '../../api/versions.ts';
import type { OpenDocument } from '../../document/open.ts';
import { type Written, writtenOf } from '../../document/written.ts';

interface TakingBack {
  /** The version that it was. */
  earlier: string;
  text: Written;
  /** Only these; all of it where nothing is said. */
  fields?: string[] | undefined;
}

/**
 * Takes back what was: here at once, as one step that can be undone, and on the service as a version that says so.
 * Where the service cannot be asked, the text is saved as any other.
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
  document.saved({ ...writtenOf(text), id: version, at, by: '', kind });
}
