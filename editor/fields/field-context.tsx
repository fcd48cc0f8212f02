import { type FieldFault, type Path, pathText, valueAt } from '@farol/content-model';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { EditedDocument } from '../document/edited-document.ts';
import { useWords } from '../messages/messages.tsx';
import type { SliceModel } from '../models/model.ts';
import { faultSentence, fieldWords } from './words.ts';

/** What the fields of an open document have access to. */
export interface FieldContext {
  document: EditedDocument;
  /** The document's language, in which the browser checks spelling. */
  lang: string;
  slices: ReadonlyMap<string, SliceModel>;
  /** Whether the person may not write in the document. */
  isOnlyToRead: boolean;
  /** The service's message about the value at a path, or also about values within it, if it rejected them. */
  refusalAt(path: Path, isWithin: boolean): string | null;
  /** Missing and invalid fields of the document's current text, by place. */
  faults(): ReadonlyMap<string, FieldFault>;
  /** Fields that should be the same in every language, compared with the document's current text. */
  inOtherLanguages(): OtherLanguages;
}

export interface OtherLanguages {
  /** All differing fields, with the names of the languages that differ. */
  all: readonly { place: string; label: string; languages: readonly string[] }[];
  languagesAt(path: Path): readonly string[];
  /** Copies the value at a path to those languages. */
  writeThere(path: Path): Promise<void>;
}

const Context = createContext<FieldContext | null>(null);
export const FieldContextProvider = Context;

export function useFieldContext(): FieldContext {
  const context = useContext(Context);
  if (!context) throw new Error('A field stands outside of a document.');
  return context;
}

/** What is shown beside each field's control, such as a mark of its comments. */
export const FieldMark = createContext<(path: Path, label: string) => ReactNode>(() => null);

/** The value at a path; renders again only when it changed. */
export function useValue(path: Path): unknown {
  const { document } = useFieldContext();
  return useSyncExternalStore(document.subscribe, () => valueAt(document.written, path));
}

export function useWrite(path: Path): (value: unknown, how?: { isTyping?: boolean }) => void {
  const { document, isOnlyToRead } = useFieldContext();
  return (value, how) => {
    // What can be dragged or moved by keys is no control that can be disabled.
    if (!isOnlyToRead) document.write(path, value, how);
  };
}

export interface Fault {
  sentence: string;
  /** Nothing was entered yet, which is shown only once the field has been left. */
  isMissing: boolean;
}

/** The fault of a field; for a field that contains no other fields, also of anything within it. */
export function useFault(path: Path, holdsFields = false): Fault | null {
  const { document, faults, refusalAt } = useFieldContext();
  const words = useWords(fieldWords);
  const place = pathText(path);
  const sentence = useSyncExternalStore(document.subscribe, () => {
    const found = faults().get(place);
    return found ? faultSentence(found.fault, words) : null;
  });
  const refusal = refusalAt(path, !holdsFields);
  if (refusal !== null) return { sentence: refusal, isMissing: false };
  return sentence === null ? null : { sentence, isMissing: sentence === words.missing };
}

/** The names of the languages that differ at a path, and a function that copies the value to them. */
export function useOtherLanguages(path: Path): { differing: string; writeThere(): Promise<void> } {
  const { document, inOtherLanguages } = useFieldContext();
  const differing = useSyncExternalStore(document.subscribe, () =>
    inOtherLanguages().languagesAt(path).join(', '),
  );
  return { differing, writeThere: () => inOtherLanguages().writeThere(path) };
}
