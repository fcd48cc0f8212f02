import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditedDocument } from '../document/edited-document.ts';
import { type Path, valueAt } from '../document/path.ts';
import type { SliceModel } from './model.ts';

/** What every field of a document that is open may ask. */
export interface FieldContext {
  document: EditedDocument;
  /** The document's language, so that the browser checks spelling in it. */
  lang: string;
  slices: ReadonlyMap<string, SliceModel>;
  /** The sentence of the service about what stands at a path, where it did not take it. */
  faultAt(path: Path): string | null;
}

const Context = createContext<FieldContext | null>(null);
export const FieldContextProvider = Context;

export function useFieldContext(): FieldContext {
  const context = useContext(Context);
  if (!context) throw new Error('A field stands outside of a document.');
  return context;
}

/** What stands at a path; draws again only where that changed. */
export function useValue(path: Path): unknown {
  const { document } = useFieldContext();
  return useSyncExternalStore(document.subscribe, () => valueAt(document.written, path));
}

export function useWrite(path: Path): (value: unknown, how?: { isTyping?: boolean }) => void {
  const { document } = useFieldContext();
  return (value, how) => document.write(path, value, how);
}
