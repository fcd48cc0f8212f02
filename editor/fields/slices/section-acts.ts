import { isRecord } from '@farol/content-model';
import type { EditedDocument } from '../../document/edited-document.ts';
import {
  copyOf,
  type SliceValue,
  slicesIn,
  withItemMoved,
  withSectionsMoved,
} from './slice-value.ts';

/** What a person does to a section on the page itself. */
export type SectionAct =
  | { act: 'up' | 'down' | 'duplicate' | 'remove' | 'add' }
  | { act: 'move'; beside: { id: string; position: 'before' | 'after' } };

const simple = ['up', 'down', 'duplicate', 'remove', 'add'] as const;

/** What the page in the frame says was done; null where it says nothing that is known. */
export function sectionActOf({ act, beside }: Record<string, unknown>): SectionAct | null {
  const one = simple.find((each) => each === act);
  if (one) return { act: one };
  if (act !== 'move' || !isRecord(beside) || typeof beside.id !== 'string') return null;
  const position = beside.position === 'before' ? 'before' : 'after';
  return { act, beside: { id: beside.id, position } };
}

/** A section where it stands now: the field of its zone, and its index there. */
export interface StandingSection {
  zone: string;
  index: number;
  slices: readonly SliceValue[];
}

export function standingSection(
  data: Readonly<Record<string, unknown>>,
  id: string,
): StandingSection | null {
  for (const [zone, value] of Object.entries(data)) {
    const slices = slicesIn(value);
    const index = slices.findIndex((slice) => slice.id === id && 'slice_type' in slice);
    if (index >= 0) return { zone, index, slices };
  }
  return null;
}

/** The sections of a page that can be told apart, in their order. */
export function standingSections(data: Readonly<Record<string, unknown>>): readonly SliceValue[] {
  return Object.values(data)
    .flatMap(slicesIn)
    .filter((slice) => 'slice_type' in slice && typeof slice.id === 'string' && slice.id !== '');
}

/** Carries out what was done on the page, as one step that can be undone. */
export function actOnSection(document: EditedDocument, id: string, done: SectionAct): void {
  const standing = standingSection(document.written.data, id);
  if (standing) document.write(['data', standing.zone], sectionsAfter(standing, done));
}

function sectionsAfter(
  { index, slices }: StandingSection,
  done: SectionAct,
): readonly SliceValue[] {
  const slice = slices[index];
  if (!slice) return slices;
  switch (done.act) {
    case 'up':
      return withItemMoved(slices, index, index - 1);
    case 'down':
      return withItemMoved(slices, index, index + 1);
    case 'duplicate':
      return slices.toSpliced(index + 1, 0, copyOf(slice));
    case 'remove':
      return slices.toSpliced(index, 1);
    case 'move':
      // The other section may be gone by now.
      return slices.some(({ id }) => id === done.beside.id)
        ? withSectionsMoved(slices, new Set([slice.id]), done.beside)
        : slices;
    case 'add':
      return slices;
  }
}
