import { pathText } from '@farol/content-model';
import { type ReactNode, useCallback, useState } from 'react';
import { useEditing } from '../../document/use-editing.ts';
import { goToField } from '../../fields/go-to-field.ts';
import { tabOf } from '../../fields/place.ts';
import { Offered } from '../../fields/slices/palette.tsx';
import {
  type AskedAct,
  actOnSection,
  placeOfSection,
  sectionsWithId,
} from '../../fields/slices/section-acts.ts';
import { copyOf, type SliceValue, sliceName } from '../../fields/slices/slice-value.ts';
import { choicesOf } from '../../fields/slices/use-slices.ts';
import { sliceWords } from '../../fields/slices/words.ts';
import { type Moved, ToldPlace } from '../../fields/use-moving.tsx';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { useSliceModels } from '../../models/use-models.ts';
import { dialogsClosed } from '../../parts/dialogs-closed.ts';
import { ModalDialog } from '../../parts/modal-dialog.tsx';
import { useIsReadOnly } from '../../person/use-is-read-only.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import type { SectionsShown } from './frame-bridge.ts';

interface SectionsOnPage {
  /** Another function once the sections, their names or the person's rights changed. */
  sections(): SectionsShown;
  asked(section: string, act: AskedAct): void;
  /** The dialog in which a section is chosen, and what is said aloud. */
  dialogAndStatus: ReactNode;
}

/** Sections that are moved, copied, removed and added on the page itself. */
export function useSectionsOnPage({ document, whole }: Opened, type: TypeModel): SectionsOnPage {
  const { id } = whole;
  const isOnlyToRead = useIsReadOnly(whole);
  const messages = useMessages();
  const words = useWords(sliceWords);
  const models = useSliceModels();
  const [below, setBelow] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const [moved, setMoved] = useState<(Moved & { id: string }) | null>(null);
  // Names and order, whatever is typed within.
  const order = useEditing(document, ({ history }) =>
    sectionsWithId(history.present.data)
      .map((slice) => `${slice.id} ${slice.slice_type}`)
      .join('\n'),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another order it says something else.
  const sections = useCallback((): SectionsShown => {
    const all = isOnlyToRead ? [] : sectionsWithId(document.written.data);
    return {
      document: id,
      added,
      sections: all.map((slice) => ({ id: String(slice.id), name: sliceName(slice, models) })),
      labels: {
        drag: words.dragHere,
        up: messages.moveUp,
        down: messages.moveDown,
        duplicate: messages.duplicate,
        add: words.addBelow,
        remove: messages.remove,
      },
    };
  }, [document, id, isOnlyToRead, models, messages, words, order, added]);

  const placeNow = (section: string | null) =>
    section === null ? null : placeOfSection(document.written.data, section);

  /** The page brings into view what was added here, and nothing that somebody else added. */
  const insert = (section: string, slice: SliceValue) => {
    actOnSection(document, section, { act: 'insert', slice });
    setAdded(String(slice.id));
  };

  const asked = (section: string, act: AskedAct) => {
    const place = placeNow(section);
    const slice = place?.slices[place.index];
    if (isOnlyToRead || !slice) return;
    if (act.act === 'add') return setBelow(section);
    if (act.act === 'duplicate') return insert(section, copyOf(slice));
    actOnSection(document, section, act);
    const now = placeNow(section);
    if (now) setMoved({ id: section, to: now.index, count: now.slices.length });
  };

  const movedPlace = placeNow(moved?.id ?? null);
  const zone = placeNow(below)?.zone;
  const field = zone === undefined ? null : fieldOf(type, zone);
  // The section is gone: its dialog is not to come back with it.
  if (below !== null && zone === undefined) setBelow(null);
  const add = async (slice: SliceValue) => {
    if (below === null) return;
    insert(below, slice);
    setBelow(null);
    await dialogsClosed();
    const place = placeNow(String(slice.id));
    if (!place) return;
    const path = pathText(['data', place.zone, place.index]);
    await goToField(path, tabOf(path, type));
  };
  return {
    sections,
    asked,
    dialogAndStatus: (
      <>
        <ToldPlace
          moved={moved}
          index={movedPlace?.index ?? -1}
          count={movedPlace?.slices.length ?? 0}
          id={moved?.id ?? ''}
        />
        <ModalDialog
          title={messages.addSection}
          isOpen={field !== null}
          onOpenChange={(isOpen) => !isOpen && setBelow(null)}
        >
          {() =>
            field && <Offered models={choicesOf(field, models)} add={(slice) => void add(slice)} />
          }
        </ModalDialog>
      </>
    ),
  };
}

function fieldOf({ json }: TypeModel, name: string) {
  return (
    Object.values(json).flatMap((tab) => (Object.hasOwn(tab, name) ? [tab[name]] : []))[0] ?? null
  );
}
