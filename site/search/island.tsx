import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandModule } from '../islands/island-module.ts';
import type { SearchAnswer } from './answer.ts';
import { SearchView } from './search-view.tsx';

/** Takes over the search in the page. */
export const start: IslandModule['start'] = ({ root, json }) => {
  const answer: SearchAnswer = JSON.parse(json);
  hydrateRoot(root, <SearchIsland first={answer} field={root.querySelector('input')} />);
};

const pause = 180;

/** Asks the server while one types: the answer is in the page it would send anyway. */
function SearchIsland({ first, field }: { first: SearchAnswer; field: HTMLInputElement | null }) {
  const [answer, setAnswer] = useState(first);
  const [typed, setTyped] = useState(first.query);
  const [asked, setAsked] = useState(location.search);
  const [spoken, setSpoken] = useState('');
  const isFirst = useRef(true);

  // Read in the moment React takes the field over: who types goes on while the script comes and starts.
  useLayoutEffect(() => setTyped(field?.value ?? ''), [field]);

  useEffect(() => {
    const back = () => {
      setAsked(location.search);
      setTyped(new URLSearchParams(location.search).get('q') ?? '');
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  useEffect(() => {
    const question = new URLSearchParams(asked).get('q') ?? '';
    if (typed.trim() === question.trim()) return;
    const timer = setTimeout(() => {
      const next = typed.trim() ? `?${new URLSearchParams({ q: typed.trim() })}` : '';
      history.replaceState(null, '', `${first.path}${next}`);
      setAsked(next);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, asked, first.path]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const leaving = new AbortController();
    ask(`${first.path}${asked}`, leaving.signal).then(
      (next) => {
        setAnswer(next);
        setSpoken(next.summary);
      },
      // The last answer stays; sending the form asks again, and shows what is wrong.
      () => undefined,
    );
    return () => leaving.abort();
  }, [asked, first.path]);

  return <SearchView answer={answer} typed={typed} spoken={spoken} onType={setTyped} />;
}

async function ask(address: string, signal: AbortSignal): Promise<SearchAnswer> {
  const sent = await fetch(address, { signal });
  const page = new DOMParser().parseFromString(await sent.text(), 'text/html');
  const json = page.querySelector('[data-island=search] script')?.textContent;
  if (!json) throw new Error(`There is no search in the page at ${address}.`);
  return JSON.parse(json);
}
