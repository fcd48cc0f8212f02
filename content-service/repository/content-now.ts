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
