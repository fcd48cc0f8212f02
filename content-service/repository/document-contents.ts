import type { Repository } from './repository.ts';
import type { DocumentState } from './state.ts';

/** The current content of a document, its draft rather than the published one, from memory. */
export function contentNow(repository: Repository) {
  return ({ id, draft }: DocumentState): Readonly<Record<string, unknown>> => {
    const { master } = repository.snapshots;
    const draftContent = draft === null ? undefined : repository.snapshots.content(draft);
    return draftContent ?? master.document(id)?.data ?? {};
  };
}

/** The contents of a document that are published, drafted or in a release, from memory. */
export function* standingContents({ snapshots }: Repository, document: DocumentState) {
  const published = snapshots.master.document(document.id);
  if (published) yield published.data;
  for (const id of [document.draft, ...document.releases.values()]) {
    const content = id === null ? undefined : snapshots.content(id);
    if (content) yield content;
  }
}
