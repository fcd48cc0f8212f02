import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { addRedirect, listRedirects, type Redirect, removeRedirect } from '../../api/publishing.ts';
import { Unanswered } from '../../api/unanswered.ts';
import { useWords } from '../../messages/messages.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useMayPublish } from '../../person/use-may-publish.ts';
import './redirects.css';
import { Fault } from '../../parts/fault.tsx';
import { redirectWords } from './words.ts';

/** Old addresses and their targets, each with a check; a removed redirect can be restored. */
export function RedirectsScreen() {
  const words = useWords(redirectWords);
  const queries = useQueryClient();
  const publishes = useMayPublish();
  const { fault, isRunning, runAction } = useAction();
  const [unanswered] = useState(() => new Unanswered());
  const [removed, setRemoved] = useState<Redirect | null>(null);
  const listed = useQuery({
    queryKey: ['redirects'],
    queryFn: ({ signal }) => listRedirects(signal),
  });
  const change = (work: () => Promise<unknown>) =>
    runAction(async () => {
      await work();
      await queries.invalidateQueries({ queryKey: ['redirects'] });
    });
  const redirects = listed.data?.redirects ?? [];
  return (
    <div className="redirects">
      <title>{`${words.redirects} | Farol`}</title>
      <h1>{words.redirects}</h1>
      <p>{words.text}</p>
      {publishes && (
        <NewRedirect
          isRunning={isRunning}
          add={(redirect) => change(() => addRedirect(redirect, crypto.randomUUID()))}
        />
      )}
      <Fault fault={fault} />
      <div role="status">
        {removed && (
          <p className="notice">
            {words.removed(removed.from)}{' '}
            <Button
              className="quiet"
              aria-disabled={isRunning}
              onPress={() =>
                void change(() => addRedirect(removed, crypto.randomUUID())).then(
                  (isBack) => isBack && setRemoved(null),
                )
              }
            >
              {words.undo}
            </Button>
          </p>
        )}
      </div>
      {listed.isPending && <Loading />}
      {listed.isError && <Failed fault={listed.error} again={() => listed.refetch()} />}
      {listed.isSuccess && redirects.length === 0 && <p>{words.none}</p>}
      <ul>
        {redirects.map((each) => (
          <li key={`${each.document} ${each.from}`}>
            <b>{each.from}</b>
            <span>{each.to}</span>
            <small data-end={each.end}>{words.ends[each.end](each.last)}</small>
            {publishes && (
              <Button
                className="quiet"
                aria-disabled={isRunning}
                aria-label={words.removeOf(each.from)}
                onPress={() =>
                  void change(async () =>
                    setRemoved(
                      await unanswered.send(each.from, (key) => removeRedirect(each.from, key)),
                    ),
                  )
                }
              >
                {words.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NewRedirect({
  isRunning,
  add,
}: {
  isRunning: boolean;
  /** Returns whether it was added. */
  add(redirect: { from: string; to: string }): Promise<boolean>;
}) {
  const words = useWords(redirectWords);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        if (!(await add({ from, to }))) return;
        setFrom('');
        setTo('');
      }}
    >
      {(
        [
          [words.from, from, setFrom],
          [words.to, to, setTo],
        ] as const
      ).map(([label, value, write]) => (
        <label key={label}>
          {label}
          <input
            required
            maxLength={500}
            pattern="/(?![\/\\])[^\\\s]*"
            title={words.wrongPath}
            placeholder="/…"
            value={value}
            onChange={({ target }) => write(target.value)}
          />
        </label>
      ))}
      <Button type="submit" className="loud" aria-disabled={isRunning}>
        {words.add}
      </Button>
    </form>
  );
}
