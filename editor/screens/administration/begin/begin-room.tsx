import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { type Beginning, beginForReal, readBeginning } from '../../../api/administration.ts';
import { useWords } from '../../../messages/messages.tsx';
import { useModels } from '../../models.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { RoomState } from '../room-state.tsx';
import { useRoom } from '../use-room.ts';
import { words } from './words.ts';

/** Removes the sample content for good. */
export function BeginRoom() {
  const said = useWords(words);
  const queries = useQueryClient();
  const { reading, fault, change } = useRoom(['beginning'], readBeginning);
  const [isDone, setDone] = useState(false);
  const seen = reading.data;
  const begin = (shown: Beginning) =>
    change(async () => {
      await beginForReal(shown);
      setDone(true);
      await queries.invalidateQueries();
    });
  if (isDone)
    return (
      <div className="room" role="status">
        <p>{said.done}</p>
        <Link href="/content">{said.toContent}</Link>
      </div>
    );
  return (
    <RoomState reading={reading} fault={fault}>
      {seen && seen.archived + seen.emptied === 0 && <p>{said.none}</p>}
      {seen && seen.archived + seen.emptied > 0 && (
        <>
          <p>{said.text}</p>
          <WhatGoes seen={seen} />
          <ConfirmButton
            label={said.act}
            title={said.title}
            className="loud"
            word={said.word}
            wordText={said.type}
            act={() => begin(seen)}
          >
            <p>{said.notUndone}</p>
            <WhatGoes seen={seen} />
          </ConfirmButton>
        </>
      )}
    </RoomState>
  );
}

function WhatGoes({ seen }: { seen: Beginning }) {
  const said = useWords(words);
  const models = useModels();
  const types = seen.created.map(
    (id) => models.data?.types.find((each) => each.id === id)?.label ?? id,
  );
  const lines = [
    ...(seen.archived > 0 ? [said.archived(seen.archived)] : []),
    ...(seen.changedByPeople > 0 ? [said.changed(seen.changedByPeople)] : []),
    ...(seen.files > 0 ? [said.files(seen.files)] : []),
    ...(seen.releases > 0 ? [said.releases(seen.releases)] : []),
    ...(seen.emptied > 0 ? [said.emptied(seen.emptied)] : []),
    ...(types.length > 0 ? [said.created(types.join(', '))] : []),
    said.left(seen.left),
  ];
  return (
    <ul className="goes">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
