import type { BatchAnswer, PageDocument } from '../../api/pages.ts';

/** A batch that was carried out and can be undone. */
export interface Archived {
  act: 'archive' | 'restore';
  /** Those that it changed, as they were by then. */
  documents: readonly PageDocument[];
}

/** The documents that a batch changed, as they were by then: the list may have shown an earlier version. */
export function changedBy(
  { rows }: BatchAnswer,
  documents: readonly PageDocument[],
): readonly PageDocument[] {
  const changed = new Map(
    rows.flatMap(({ document, outcome, publishedBefore }) =>
      outcome === 'done' ? [[document, publishedBefore]] : [],
    ),
  );
  return documents.flatMap((document) => {
    const published = changed.get(document.id);
    return published === undefined ? [] : [{ ...document, published }];
  });
}
