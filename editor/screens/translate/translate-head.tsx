import { joinTexts, type TextModels } from '@farol/content-model';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { setTranslation, type TranslationComparison } from '../../api/translations.ts';
import { useCommands } from '../../commands/use-commands.ts';
import { useFieldContext } from '../../fields/field-context.tsx';
import { useLanguageName, useMessages, useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { dialogsClosed } from '../../parts/dialogs-closed.ts';
import { Fault } from '../../parts/fault.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useAction } from '../../parts/use-action.ts';
import { useNames } from '../../person/names.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { translateWords } from './words.ts';

interface TranslateHeadProps {
  open: Opened;
  type: TypeModel;
  compared: TranslationComparison & { source: NonNullable<TranslationComparison['source']> };
}

type Source = { document: string; version: string } | null;

/** The state of the translation, and actions on all of it. */
export function TranslateHead({ open, type, compared }: TranslateHeadProps) {
  const words = useWords(translateWords);
  const queries = useQueryClient();
  const { document, slices, isOnlyToRead } = useFieldContext();
  const { fault, isRunning, runAction } = useAction();
  const [listsLeft, setListsLeft] = useState(0);
  const [before, setBefore] = useState<{ source: Source } | null>(null);
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
  const models: TextModels = {
    fields: Object.assign({}, ...Object.values(type.json)),
    slice: (name) => slices.get(name),
  };
  const copyForm = () => {
    let left = 0;
    const joined = joinTexts(
      {
        form: source.led,
        words: document.written.data,
        otherwise: 'no words',
        left: () => {
          left += 1;
        },
      },
      models,
    );
    document.write(['data'], joined);
    setListsLeft(left);
  };
  /** The button has the focus while it is pressed, so the place that the last press led to counts. */
  const last = useRef<Element | null>(null);
  const goToNextChange = () => {
    const row = globalThis.document.activeElement?.closest('.side-by-side');
    last.current = goToChangeAfter(row ?? last.current);
  };
  useCommands([
    {
      id: 'next-change',
      label: () => words.next,
      isPossible: compared.changes.length > 0,
      run: () => void dialogsClosed().then(goToNextChange),
    },
  ]);
  return (
    <div className="translate-head">
      <Standing compared={compared} />
      <div className="row">
        {!isOnlyToRead && (
          // Without it, a second press would meet the button that copies everything.
          <Button
            className="loud"
            aria-disabled={isRunning || isRight}
            onPress={() => !isRight && void stillRight()}
          >
            {words.stillRight}
          </Button>
        )}
        {compared.changes.length > 0 && (
          <Button className="quiet" onPress={goToNextChange}>
            {words.next}
          </Button>
        )}
        {!isOnlyToRead && (
          <>
            <Button className="quiet" onPress={() => document.write(['data'], source.led)}>
              {words.copyAll}
            </Button>
            <Button className="quiet" onPress={copyForm}>
              {words.copyForm}
            </Button>
          </>
        )}
      </div>
      <div role="status">
        {before && (
          <p className="notice">
            {words.markedRight}{' '}
            <Button className="quiet" onPress={() => void undo()}>
              {words.undo}
            </Button>
          </p>
        )}
        {listsLeft > 0 && <p className="notice">{words.listsLeft(listsLeft)}</p>}
      </div>
      <Fault fault={fault} />
    </div>
  );
}

function Standing({
  compared: { source, translated, outdated },
}: {
  compared: TranslateHeadProps['compared'];
}) {
  const messages = useMessages();
  const words = useWords(translateWords);
  const when = useTimeFormat();
  const nameOf = useNames();
  const language = useLanguageName()(source.lang);
  if (translated?.document !== source.document) return <p>{words.never}</p>;
  if (!outdated)
    return (
      <p>
        {words.upToDate}{' '}
        <small>{translated.isGuessed ? words.guessed : nameOf(translated.by)}</small>
      </p>
    );
  if (outdated.fields === undefined) return <p className="outdated">{words.unknownChange}</p>;
  return (
    <p className="outdated">
      {messages.labelled(
        `${words.changed(outdated.fields)} (${language}), ${words.changedSince(when(outdated.since))}`,
        words.changedWords(outdated.words ?? 0),
      )}
      {'.'}
    </p>
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
