import { type Editing, isSaved } from '../../document/edited-document.ts';

interface Standing {
  published: { id: string } | null;
  releases: Readonly<Record<string, unknown>>;
}

/** Whether a page has nothing that could be looked through: no draft, no text in a release, nothing unsaved. */
export function isNothingNew(editing: Editing, { published, releases }: Standing): boolean {
  const isPublished = isSaved(editing) && editing.base.id === published?.id;
  return isPublished && Object.keys(releases).length === 0;
}
