import './matrix.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import { useSearchParams } from 'wouter';
import type { Me } from '../../api/people.ts';
import { useWords } from '../../messages/messages.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { useAllNames } from '../../person/names.ts';
import { useOwnLanguage } from '../../person/own-language.ts';
import { Filters } from './filters.tsx';
import { filtered, type MatrixFilter, nextSteps, rowsOf } from './matrix.ts';
import { matrixQuery } from './matrix-query.ts';
import { MatrixTable } from './matrix-table.tsx';
import { NextSteps } from './next-steps.tsx';
import { Office } from './office.tsx';
import { matrixWords } from './words.ts';

function filterOf(address: URLSearchParams): MatrixFilter {
  const of = (name: keyof MatrixFilter) => address.get(name) ?? '';
  return {
    words: of('words'),
    type: of('type'),
    lang: of('lang'),
    state: of('state'),
    person: of('person'),
    age: of('age'),
  };
}

/** A matrix of all pages and all languages. The filters are in the address. */
export function MatrixScreen({ me }: { me: Me }) {
  const words = useWords(matrixWords);
  const own = useOwnLanguage(me);
  const [address, setAddress] = useSearchParams();
  const read = useQuery(matrixQuery);
  const filter = filterOf(address);
  const key = JSON.stringify(filter);
  const languages = read.data?.languages ?? [];
  const names = useAllNames();
  const all = useMemo(
    () => rowsOf(read.data?.pages ?? [], read.data?.languages ?? [], own),
    [read.data, own],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter is the same where its words are.
  const rows = useMemo(
    () => filtered(all, read.data?.languages ?? [], filter, Date.now(), names),
    [all, key, names],
  );
  const set = (name: string, value: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  const isNext = address.get('view') === 'next';
  // For people restricted to some languages, only those are their work.
  const mine = filter.lang ? [filter.lang] : (me.languages ?? languages);
  return (
    <div className="matrix">
      <title>{`${words.title} | Farol`}</title>
      <header className="row">
        <h1>{words.title}</h1>
        {all.length > 0 && <Office rows={rows} languages={languages} />}
      </header>
      <p>{words.text}</p>
      {read.isPending && <Loading />}
      {read.isError && <Failed fault={read.error} again={() => void read.refetch()} />}
      {read.isSuccess && all.length === 0 && (
        <div className="state">
          <h2>{words.empty}</h2>
          <p>{words.emptyText}</p>
        </div>
      )}
      {all.length > 0 && (
        <>
          <Filters filter={filter} rows={all} languages={languages} set={set} />
          <div className="row views">
            <fieldset className="row" aria-label={words.view}>
              {[false, true].map((next) => (
                <Button
                  key={String(next)}
                  className="quiet"
                  aria-pressed={isNext === next}
                  onPress={() => set('view', next ? 'next' : '')}
                >
                  {next ? words.next : words.matrix}
                </Button>
              ))}
            </fieldset>
            <small role="status">{words.count(rows.length, all.length)}</small>
          </div>
          {rows.length === 0 ? (
            <div className="state">
              <h2>{words.nothing}</h2>
              <p>{words.nothingText}</p>
              <Button className="loud" onPress={() => setAddress({}, { replace: true })}>
                {words.clear}
              </Button>
            </div>
          ) : isNext ? (
            <NextSteps steps={nextSteps(rows, mine, languages)} />
          ) : (
            <MatrixTable
              key={key}
              rows={rows}
              languages={filter.lang ? [filter.lang] : languages}
              all={languages}
            />
          )}
        </>
      )}
    </div>
  );
}
