import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readSessionsOf } from '../../../api/administration.ts';
import { useWords } from '../../../messages/messages.tsx';
import { Failed, Loading } from '../../../parts/failed.tsx';
import { useTimeFormat } from '../../../parts/time-format.ts';
import { browserName } from '../../people/browser-name.ts';
import { peopleWords } from './words.ts';

/** The sessions of a person, loaded when opened. */
export function SessionsOf({ person }: { person: string }) {
  const words = useWords(peopleWords);
  const when = useTimeFormat();
  const [isOpen, setOpen] = useState(false);
  const reading = useQuery({
    queryKey: ['people', person, 'sessions'],
    queryFn: ({ signal }) => readSessionsOf(person, signal),
    enabled: isOpen,
  });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.where}</summary>
      {isOpen && reading.isPending && <Loading />}
      {reading.isError && <Failed fault={reading.error} again={() => void reading.refetch()} />}
      <ul className="lines">
        {(reading.data?.sessions ?? []).map(({ id, agent, seenAt }) => (
          <li key={id}>
            <span>{browserName(agent)}</span>
            <small>{words.seen(when(seenAt))}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
