import { useSyncExternalStore } from 'react';
import type { EditedDocument, Editing } from './edited-document.ts';

/** Something of a document that is open; draws again only where that changed, not with each key. */
export function useEditing<Part>(document: EditedDocument, part: (editing: Editing) => Part): Part {
  return useSyncExternalStore(document.subscribe, () => part(document.editing()));
}
