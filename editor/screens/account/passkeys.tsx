import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { addPasskey, readPasskeys, removePasskey } from '../../api/account.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import type { Changing } from '../../parts/use-action.ts';
import { accountWords } from './words.ts';

interface PasskeysProps extends Changing {
  /** Undefined until it is known. */
  isPossible: boolean | undefined;
}

export function Passkeys({ isPossible, change, isRunning }: PasskeysProps) {
  const messages = useMessages();
  const words = useWords(accountWords);
  const when = useTimeFormat();
  const queries = useQueryClient();
  const passkeys = useQuery({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => readPasskeys(signal),
  });
  const changePasskeys = (act: () => Promise<unknown>) =>
    void change(async () => {
      await act();
      await queries.invalidateQueries({ queryKey: ['passkeys'] });
    });
  const all = passkeys.data?.passkeys ?? [];
  return (
    <section>
      <h2>{words.passkeys}</h2>
      {passkeys.isPending && <Loading />}
      {passkeys.isError && <Failed fault={passkeys.error} again={() => void passkeys.refetch()} />}
      {passkeys.isSuccess && all.length === 0 && isPossible && <p>{words.noPasskeys}</p>}
      {isPossible === false && <p>{words.noPasskeysHere}</p>}
      <ul className="lines">
        {all.map(({ id, label, host, createdAt, usedAt }) => (
          <li key={id}>
            <span>
              <strong>{label}</strong>
              <small>
                {[
                  words.madeOn(when(createdAt)),
                  usedAt === null ? words.neverUsed : words.usedOn(when(usedAt)),
                  ...(host === location.hostname ? [] : [words.otherHost(host)]),
                ].join(', ')}
              </small>
            </span>
            <Button
              className="quiet"
              aria-disabled={isRunning}
              onPress={() => changePasskeys(() => removePasskey(id))}
            >
              {messages.remove}
            </Button>
          </li>
        ))}
      </ul>
      {all.length > 0 && <p>{words.passkeyGone}</p>}
      {isPossible && (
        <Button
          className="quiet"
          aria-disabled={isRunning}
          onPress={() => changePasskeys(addPasskey)}
        >
          {messages.makePasskey}
        </Button>
      )}
    </section>
  );
}
