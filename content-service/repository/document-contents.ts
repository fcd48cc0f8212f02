import type { Repository } from './repository.ts';
import type { DocumentState } from './state.ts';

/** What stands of a document now, its draft before what is published; all of that is in memory. */
export function contentNow(repository: Repository) {
  return ({ id, draft }: DocumentState): Readonly<Record<string, unknown>> => {
    const { master } = repository.snapshots;
    const drafted = draft === null ? undefined : repository.snapshots.content(draft);
    return drafted ?? master.document(id)?.data ?? {};
  };
}

/** What of a document is published, drafted or waiting in a release; all of them are in memory. */
export function* standingContents({ snapshots }: Repository, document: DocumentState) {
  const published = snapshots.master.document(document.id);
  if (published) yield published.data;
  for (const id of [document.draft, ...document.releases.values()]) {
    const content = id === null ? undefined : snapshots.content(id);
    if (content) yield content;
  }
}
