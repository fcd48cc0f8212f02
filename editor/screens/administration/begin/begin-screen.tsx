import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { type BeginningReport, beginForReal, readBeginning } from '../../../api/administration.ts';
import { useWords } from '../../../messages/messages.tsx';
import { useModels } from '../../../models/use-models.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { ScreenState } from '../screen-state.tsx';
import { useScreenData } from '../use-screen-data.ts';
import { beginWords } from './words.ts';

/** Removes the sample content for good. */
export function BeginScreen() {
  const words = useWords(beginWords);
  const queries = useQueryClient();
  const { reading, fault, isRunning, change } = useScreenData(['beginning'], readBeginning);
  const [isDone, setDone] = useState(false);
  const seen = reading.data;
  const begin = (shown: BeginningReport) =>
    change(async () => {
      await beginForReal(shown);
      setDone(true);
      await queries.invalidateQueries();
    });
  return (
    <ScreenState reading={reading} fault={fault}>
      <div role="status">
        {isDone && (
          <>
            <p>{words.done}</p>
            <Link href="/content">{words.toContent}</Link>
          </>
        )}
      </div>
      {!isDone && seen && seen.archived + seen.emptied === 0 && <p>{words.none}</p>}
      {!isDone && seen && seen.archived + seen.emptied > 0 && (
        <>
          <p>{words.text}</p>
          <WhatGoes seen={seen} />
          <ConfirmButton
            label={words.act}
            title={words.title}
            className="loud"
            word={words.word}
            wordText={words.type}
            isRunning={isRunning}
            act={() => begin(seen)}
          >
            <p>{words.notUndone}</p>
            <WhatGoes seen={seen} />
          </ConfirmButton>
        </>
      )}
    </ScreenState>
  );
}

function WhatGoes({ seen }: { seen: BeginningReport }) {
  const words = useWords(beginWords);
  const models = useModels();
  const types = seen.created.map(
    (id) => models.data?.types.find((each) => each.id === id)?.label ?? id,
  );
  const lines = [
    ...(seen.archived > 0 ? [words.archived(seen.archived)] : []),
    ...(seen.changedByPeople > 0 ? [words.changed(seen.changedByPeople)] : []),
    ...(seen.files > 0 ? [words.files(seen.files)] : []),
    ...(seen.releases > 0 ? [words.releases(seen.releases)] : []),
    ...(seen.emptied > 0 ? [words.emptied(seen.emptied)] : []),
    ...(types.length > 0 ? [words.created(types.join(', '))] : []),
    words.left(seen.left),
  ];
  return (
    <ul className="goes">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
