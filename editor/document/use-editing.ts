import { useSyncExternalStore } from 'react';
import type { EditedDocument, Editing } from './edited-document.ts';

/** A part of an open document; renders again only when that part changed, not with each keystroke. */
export function useEditing<Part>(document: EditedDocument, part: (editing: Editing) => Part): Part {
  return useSyncExternalStore(document.subscribe, () => part(document.editing()));
}
