import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import {
  findOccurrences,
  type Occurrence,
  type Replaced,
  type Replacement,
  replaceChosen,
  undoReplacement,
} from '../../../api/replacements.ts';
import { useMessages, useWords } from '../../../messages/messages.tsx';
import { useModels, useSliceModels } from '../../../models/use-models.ts';
import { useAction } from '../../../parts/use-action.ts';
import { occurrenceLabel } from './occurrence-label.ts';
import { OccurrenceRow } from './occurrence-row.tsx';
import { newTextOf } from './pieces.ts';
import { type Asked, ReplaceForm } from './replace-form.tsx';
import { replaceWords } from './words.ts';
import './replace.css';
import { Fault } from '../../../parts/fault.tsx';

interface Found {
  wanted: Replacement;
  total: number;
  rows: readonly Occurrence[];
}

const nothing: Asked = { wanted: { text: '', exact: false, wholeWords: true }, lang: '', by: '' };

const keyOf = ({ document, path }: Occurrence) => `${document} ${path}`;

/** Find and replace across documents and languages. */
export function ReplaceScreen() {
  const messages = useMessages();
  const words = useWords(replaceWords);
  const queries = useQueryClient();
  const models = useModels();
  const slices = useSliceModels();
  const { fault, isRunning, runAction } = useAction();
  const [asked, setAsked] = useState(nothing);
  const { wanted, lang, by } = asked;
  const [found, setFound] = useState<Found | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<Replaced | 'undone' | null>(null);
  const possible = (found?.rows ?? []).filter((row) => newTextOf(row, by) !== null);
  const chosen = possible.filter((row) => !left.has(keyOf(row)));

  const look = () =>
    runAction(async () => {
      const answer = await findOccurrences(wanted, lang, AbortSignal.timeout(30_000));
      setFound({ wanted, ...answer });
      setLeft(new Set());
      setDone(null);
    });
  const replace = (what: Replacement) =>
    runAction(async () => {
      setDone(await replaceChosen(what, by, chosen));
      setFound(null);
      await queries.invalidateQueries();
    });
  const undo = (replaced: Replaced) =>
    runAction(async () => {
      await undoReplacement(replaced);
      setDone('undone');
      await queries.invalidateQueries();
    });
  const toggle = (rows: readonly Occurrence[], isOn: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      for (const row of rows)
        if (isOn) next.delete(keyOf(row));
        else next.add(keyOf(row));
      return next;
    });

  return (
    <div className="screen-state">
      <p>{words.text}</p>
      <ReplaceForm asked={asked} change={setAsked} look={() => void look()} isRunning={isRunning} />
      <Fault fault={fault} />
      <p role="status">
        {done === 'undone' && words.undone}
        {done !== null && done !== 'undone' && words.done(done.documents.length)}
        {found && found.rows.length === 0 && words.none}
        {found && found.rows.length > 0 && words.rows(found.total)}
      </p>
      {done !== null && done !== 'undone' && (
        <Button className="quiet" aria-disabled={isRunning} onPress={() => void undo(done)}>
          {words.undo}
        </Button>
      )}
      {found && found.total > found.rows.length && (
        <p className="notice">{words.more(found.rows.length, found.total)}</p>
      )}
      {found && found.rows.length > 0 && (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={chosen.length > 0 && chosen.length === possible.length}
              onChange={({ target }) => toggle(possible, target.checked)}
            />
            {words.all}
          </label>
          <ul className="lines occurrences">
            {found.rows.map((row) => (
              <OccurrenceRow
                key={keyOf(row)}
                row={row}
                label={occurrenceLabel(row, {
                  ...{ types: models.data?.types ?? [], slices },
                  labelled: messages.labelled,
                  itemName: (_, __, index) => messages.item(index + 1),
                })}
                by={newTextOf(row, by)}
                isChosen={chosen.includes(row)}
                choose={(isOn) => toggle([row], isOn)}
              />
            ))}
          </ul>
          <Button
            className="loud"
            aria-disabled={isRunning}
            isDisabled={chosen.length === 0}
            onPress={() => void replace(found.wanted)}
          >
            {words.act(chosen.length)}
          </Button>
        </>
      )}
    </div>
  );
}
