import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandModule } from '../islands/island-module.ts';
import { readPage } from '../islands/read-page.ts';
import type { SearchAnswer } from './answer.ts';
import { SearchView } from './search-view.tsx';

/** Hydrates the search in the page. */
export const start: IslandModule['start'] = ({ root, json }) => {
  const answer: SearchAnswer = JSON.parse(json);
  hydrateRoot(root, <SearchIsland first={answer} field={root.querySelector('input')} />);
};

const debounceMs = 180;

/** Searches while the visitor types: fetches the page of the query, and reads the answer in it. */
function SearchIsland({ first, field }: { first: SearchAnswer; field: HTMLInputElement | null }) {
  const [answer, setAnswer] = useState(first);
  const [typed, setTyped] = useState(first.query);
  const [query, setQuery] = useState(location.search);
  const [spoken, setSpoken] = useState('');
  const isFirst = useRef(true);

  // The visitor may have typed before hydration.
  useLayoutEffect(() => setTyped(field?.value ?? ''), [field]);

  useEffect(() => {
    const onPopState = () => {
      setQuery(location.search);
      setTyped(new URLSearchParams(location.search).get('q') ?? '');
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    const question = new URLSearchParams(query).get('q') ?? '';
    if (typed.trim() === question.trim()) return;
    const timer = setTimeout(() => {
      const next = typed.trim() ? `?${new URLSearchParams({ q: typed.trim() })}` : '';
      history.replaceState(null, '', `${first.path}${next}`);
      setQuery(next);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, query, first.path]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const controller = new AbortController();
    fetchAnswer(`${first.path}${query}`, controller.signal).then(
      (next) => {
        setAnswer(next);
        setSpoken(next.summary);
      },
      // The last answer stays. Submitting the form shows what is wrong.
      () => undefined,
    );
    return () => controller.abort();
  }, [query, first.path]);

  return <SearchView answer={answer} typed={typed} spoken={spoken} onType={setTyped} />;
}

async function fetchAnswer(address: string, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch(address, { signal });
  const page = await readPage(response);
  const json = page.querySelector('[data-island=search] script')?.textContent;
  if (!json) throw new Error(`There is no search in the page at ${address}.`);
  return JSON.parse(json);
}
