import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { endOtherSessions, endSession, readSessions } from '../../api/account.ts';
import { useWords } from '../../messages/messages.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { Fault } from '../../parts/fault.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useAction } from '../../parts/use-action.ts';
import { browserName } from '../people/browser-name.ts';
import { accountWords } from './words.ts';

/** The person's sessions; each can be ended here, or all but the current one at once. */
export function Sessions({ here }: { here: string }) {
  const words = useWords(accountWords);
  const when = useTimeFormat();
  const queries = useQueryClient();
  const { fault, isRunning, runAction } = useAction();
  const sessions = useQuery({
    queryKey: ['sessions', here],
    queryFn: ({ signal }) => readSessions(signal),
  });
  const end = (act: () => Promise<unknown>) =>
    void runAction(async () => {
      await act();
      await queries.invalidateQueries({ queryKey: ['sessions'] });
    });
  const all = sessions.data?.sessions ?? [];
  return (
    <section>
      <h2>{words.sessions}</h2>
      {sessions.isPending && <Loading />}
      {sessions.isError && <Failed fault={sessions.error} again={() => void sessions.refetch()} />}
      <Fault fault={fault} />
      <ul className="lines">
        {all.map(({ id, agent, way, startedAt, seenAt }) => (
          <li key={id}>
            <span>
              <strong>
                {browserName(agent)}
                {id === here && ` (${words.here})`}
              </strong>
              <small>{`${words.way[way]}, ${words.since(when(startedAt), when(seenAt))}`}</small>
            </span>
            {id !== here && (
              <Button
                className="quiet"
                aria-disabled={isRunning}
                onPress={() => end(() => endSession(id))}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {all.length === 1 && <p>{words.noOthers}</p>}
      {all.length > 1 && (
        <Button className="quiet" aria-disabled={isRunning} onPress={() => end(endOtherSessions)}>
          {words.endOthers}
        </Button>
      )}
    </section>
  );
}
