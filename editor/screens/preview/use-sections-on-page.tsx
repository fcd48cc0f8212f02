import { pathText } from '@farol/content-model';
import { type ReactNode, useCallback, useState } from 'react';
import { useEditing } from '../../document/use-editing.ts';
import { goToField } from '../../fields/go-to-field.ts';
import { tabOf } from '../../fields/place.ts';
import { Offered } from '../../fields/slices/palette.tsx';
import {
  actOnSection,
  type SectionAct,
  standingSection,
  standingSections,
} from '../../fields/slices/section-acts.ts';
import { type SliceValue, sliceName } from '../../fields/slices/slice-value.ts';
import { choicesOf } from '../../fields/slices/use-slices.ts';
import { sliceWords } from '../../fields/slices/words.ts';
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
  acted(slice: string, act: SectionAct): void;
  /** The dialog in which a section is chosen, and what is said aloud. */
  around: ReactNode;
}

/** Sections that are moved, copied, removed and added on the page itself. */
export function useSectionsOnPage({ document, whole }: Opened, type: TypeModel): SectionsOnPage {
  const { id } = whole;
  const isOnlyToRead = useIsReadOnly(whole);
  const messages = useMessages();
  const words = useWords(sliceWords);
  const models = useSliceModels();
  const [below, setBelow] = useState<string | null>(null);
  const [told, setTold] = useState('');
  // Names and order, whatever is typed within.
  const order = useEditing(document, ({ history }) =>
    standingSections(history.present.data)
      .map((slice) => `${slice.id} ${slice.slice_type}`)
      .join('\n'),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another order it says something else.
  const sections = useCallback((): SectionsShown => {
    const all = isOnlyToRead ? [] : standingSections(document.written.data);
    return {
      document: id,
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
  }, [document, id, isOnlyToRead, models, messages, words, order]);

  const acted = (slice: string, act: SectionAct) => {
    if (isOnlyToRead) return;
    if (act.act === 'add') return setBelow(slice);
    actOnSection(document, slice, act);
    const now = standingSection(document.written.data, slice);
    const hasMoved = now && act.act !== 'duplicate';
    setTold(hasMoved ? messages.movedTo(now.index + 1, now.slices.length) : '');
  };

  const standing = below === null ? null : standingSection(document.written.data, below);
  const zone = standing && fieldOf(type, standing.zone);
  const add = async (slice: SliceValue) => {
    if (!standing) return;
    const at = standing.index + 1;
    document.write(['data', standing.zone], standing.slices.toSpliced(at, 0, slice));
    setBelow(null);
    await dialogsClosed();
    const path = pathText(['data', standing.zone, at]);
    await goToField(path, tabOf(path, type));
  };
  return {
    sections,
    acted,
    around: (
      <>
        <p className="unseen" role="status">
          {told}
        </p>
        <ModalDialog
          title={messages.addSection}
          isOpen={zone !== null}
          onOpenChange={(isOpen) => !isOpen && setBelow(null)}
        >
          {() =>
            zone && <Offered models={choicesOf(zone, models)} add={(slice) => void add(slice)} />
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
