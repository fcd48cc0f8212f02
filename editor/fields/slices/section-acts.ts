import { isRecord } from '@farol/content-model';
import type { EditedDocument } from '../../document/edited-document.ts';
import { type SliceValue, slicesIn, withItemMoved, withSectionsMoved } from './slice-value.ts';

type Move =
  | { act: 'up' | 'down' | 'remove' }
  | { act: 'move'; beside: { id: string; position: 'before' | 'after' } };

/** What is done to a section; what is inserted comes below it. */
type SectionAct = Move | { act: 'insert'; slice: SliceValue };

/** What the page in the frame asks for: which section is added is chosen in the editor. */
export type AskedAct = Move | { act: 'duplicate' } | { act: 'add' };

const simple = ['up', 'down', 'remove'] as const;

/** Reads what the page says; null where it says nothing that is known. */
export function askedAct({ act, beside }: Record<string, unknown>): AskedAct | null {
  const one = simple.find((each) => each === act);
  if (one) return { act: one };
  if (act === 'duplicate' || act === 'add') return { act };
  if (act !== 'move' || !isRecord(beside) || typeof beside.id !== 'string') return null;
  const position = beside.position === 'before' ? 'before' : 'after';
  return { act, beside: { id: beside.id, position } };
}

/** Where a section is: the field of its zone, and its index there. */
export interface SectionPlace {
  zone: string;
  index: number;
  slices: readonly SliceValue[];
}

export function placeOfSection(
  data: Readonly<Record<string, unknown>>,
  id: string,
): SectionPlace | null {
  for (const [zone, value] of Object.entries(data)) {
    const slices = slicesIn(value);
    const index = slices.findIndex((slice) => slice.id === id && 'slice_type' in slice);
    if (index >= 0) return { zone, index, slices };
  }
  return null;
}

/** The sections of a page that can be told apart, in their order. */
export function sectionsWithId(data: Readonly<Record<string, unknown>>): readonly SliceValue[] {
  return Object.values(data)
    .flatMap(slicesIn)
    .filter((slice) => 'slice_type' in slice && typeof slice.id === 'string' && slice.id !== '');
}

/** Does it to the document as it is now, as one step that can be undone. */
export function actOnSection(document: EditedDocument, id: string, done: SectionAct): void {
  const place = placeOfSection(document.written.data, id);
  if (place) document.write(['data', place.zone], sectionsAfter(place, done));
}

function sectionsAfter({ index, slices }: SectionPlace, done: SectionAct): readonly SliceValue[] {
  switch (done.act) {
    case 'up':
      return withItemMoved(slices, index, index - 1);
    case 'down':
      return withItemMoved(slices, index, index + 1);
    case 'remove':
      return slices.toSpliced(index, 1);
    case 'insert':
      return slices.toSpliced(index + 1, 0, done.slice);
    case 'move':
      // The other section may be gone by now.
      return slices.some(({ id }) => id === done.beside.id)
        ? withSectionsMoved(slices, new Set([slices[index]?.id]), done.beside)
        : slices;
  }
}
