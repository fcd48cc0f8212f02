import type { FieldFault } from '@farol/content-model';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditedDocument } from '../document/edited-document.ts';
import { type Path, pathText, valueAt } from '../document/path.ts';
import { useWords } from '../messages/messages.tsx';
import type { SliceModel } from './model.ts';
import { faultSentence, fieldWords } from './words.ts';

/** What every field of a document that is open may ask. */
export interface FieldContext {
  document: EditedDocument;
  /** The document's language, so that the browser checks spelling in it. */
  lang: string;
  slices: ReadonlyMap<string, SliceModel>;
  /** The sentence of the service about what stands at a path, or within it, where it did not take it. */
  refusalAt(path: Path, isWithin: boolean): string | null;
  /** What is missing or does not fit as the document stands now, by its place. */
  faults(): ReadonlyMap<string, FieldFault>;
  /** How what should be the same in every language stands there, as the document stands now. */
  inOtherLanguages(): OtherLanguages;
}

export interface OtherLanguages {
  /** Everything that differs, with the names of the languages that say something else. */
  all: readonly { place: string; label: string; languages: readonly string[] }[];
  languagesAt(path: Path): readonly string[];
  /** Writes what stands at a path here into those languages too. */
  writeThere(path: Path): Promise<void>;
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

export interface Fault {
  sentence: string;
  /** Nothing was written yet, which is said only to who has been there. */
  isMissing: boolean;
}

/** What is not right with the field at a path; of one that holds no other fields, anywhere within it. */
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

/** The languages that say something else at a path, and what writes it there too. */
export function useOtherLanguages(path: Path): { differing: string; writeThere(): Promise<void> } {
  const { document, inOtherLanguages } = useFieldContext();
  const differing = useSyncExternalStore(document.subscribe, () =>
    inOtherLanguages().languagesAt(path).join(', '),
  );
  return { differing, writeThere: () => inOtherLanguages().writeThere(path) };
}
