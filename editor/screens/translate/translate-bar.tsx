import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { type ComparedWithSource, setTranslation } from '../../api/translations.ts';
import { useCommands } from '../../commands/use-commands.ts';
import { useFieldContext } from '../../fields/field-context.tsx';
import { useWords } from '../../messages/messages.tsx';
import { dialogsClosed } from '../../parts/dialogs-closed.ts';
import { Fault } from '../../parts/fault.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useCovering } from '../../parts/use-covering.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { translateWords } from './words.ts';

interface TranslateBarProps {
  open: Opened;
  compared: ComparedWithSource;
}

type Source = { document: string; version: string } | null;

/** The way from one change to the next, and to the end of the work, at hand wherever one is in a long page. */
export function TranslateBar({ open, compared }: TranslateBarProps) {
  const words = useWords(translateWords);
  const queries = useQueryClient();
  const { isOnlyToRead } = useFieldContext();
  const { fault, isRunning, runAction } = useAction();
  const [before, setBefore] = useState<{ source: Source } | null>(null);
  const bar = useCovering('bottom');
  const { source, translated } = compared;
  const id = open.whole.id;
  const isRight =
    translated?.document === source.document &&
    translated.version === source.version &&
    !compared.outdated;

  const mark = (from: Source) =>
    runAction(async () => {
      await open.saving.settled();
      try {
        await setTranslation(id, from);
      } finally {
        await queries.invalidateQueries({ queryKey: ['translation', id] });
        void queries.invalidateQueries({ queryKey: ['translations'] });
      }
    });
  const stillRight = async () => {
    const present = translated && { document: translated.document, version: translated.version };
    if (await mark({ document: source.document, version: source.version }))
      setBefore({ source: present });
  };
  const undo = async () => {
    if (before && (await mark(before.source))) setBefore(null);
  };
  /** The button has the focus while it is pressed, so the place that the last press led to counts. */
  const last = useRef<Element | null>(null);
  const goToNextChange = () => {
    const row = globalThis.document.activeElement?.closest('.side-by-side');
    last.current = goToChangeAfter(row ?? last.current);
  };
  const hasChanges = compared.changes.length > 0;
  useCommands([
    {
      id: 'next-change',
      label: () => words.next,
      isPossible: hasChanges,
      run: () => void dialogsClosed().then(goToNextChange),
    },
    {
      id: 'still-right',
      label: () => words.stillRight,
      isPossible: !isOnlyToRead && !isRight && !isRunning,
      run: () => void stillRight(),
    },
  ]);
  return (
    <footer className="translate-bar" ref={bar}>
      {!isOnlyToRead && (hasChanges || !isRight || before) && (
        // Pressed a second time, it is still there, and nothing else is in its place.
        <Button
          className="loud"
          aria-disabled={isRunning || isRight}
          onPress={() => !isRight && void stillRight()}
        >
          {words.stillRight}
        </Button>
      )}
      {hasChanges && (
        <Button className="quiet" onPress={goToNextChange}>
          {words.next}
        </Button>
      )}
      <div role="status">
        {before && (
          <p>
            {words.markedRight}{' '}
            <Button className="quiet" aria-disabled={isRunning} onPress={() => void undo()}>
              {words.undo}
            </Button>
          </p>
        )}
      </div>
      <Fault fault={fault} />
    </footer>
  );
}

/** Moves to the changed place after one, and after the last to the first; returns where it went. */
function goToChangeAfter(here: Element | null): HTMLElement | null {
  const places = [...document.querySelectorAll<HTMLElement>('.side-by-side[data-changed]')];
  const isAfter = (place: Element) =>
    here !== null && (here.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = places.find(isAfter) ?? places[0] ?? null;
  if (!next) return null;
  const field = next.querySelector<HTMLElement>(
    '.to :is(textarea, input, select, [contenteditable="true"], button):not(:disabled)',
  );
  next.scrollIntoView({ block: 'center' });
  // Somebody who may only read finds no control there.
  if (!field) next.tabIndex = -1;
  (field ?? next).focus({ preventScroll: true });
  return next;
}
