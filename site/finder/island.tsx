import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandModule } from '../islands/island-module.ts';
import { atOnce } from '../turns/steps.ts';
import { titleOfView } from './chips.ts';
import type { FinderData, Option } from './data.ts';
import { type Findings, findingsOf } from './filters.ts';
import { FinderView } from './finder-view.tsx';
import { idsOnMap, showOnMap } from './map-of-view.ts';
import { collectPosters, fetchPosters, type Posters } from './posters.ts';
import { pageLength, shownPrograms } from './results.tsx';
import { sayCount } from './say.ts';
import {
  type Choice,
  type FinderState,
  finderAddress,
  isFiltered,
  queryOf,
  stateOf,
} from './state.ts';
import { hasWrongNumber, mistakesOf, nothingTyped, type Typed, typedIn } from './typed.ts';

/** Hydrates the finder. */
export const start: IslandModule['start'] = ({ root, json, store }) => {
  const embedded: Omit<FinderData, 'options'> = JSON.parse(json);
  const data: FinderData = {
    ...embedded,
    options: {
      kind: optionsIn(root, 'kind'),
      destination: optionsIn(root, 'destination'),
      length: optionsIn(root, 'length'),
      month: optionsIn(root, 'month'),
      language: optionsIn(root, 'language'),
    },
  };
  const posters = collectPosters(root);
  if (store) collectPosters(store, posters);
  hydrateRoot(
    root,
    <FinderIsland data={data} posters={posters} form={root.querySelector('form')} />,
  );
};

/** The selectable values, read from the form. */
function optionsIn(root: ParentNode, choice: Choice): readonly Option[] {
  const boxes = root.querySelectorAll<HTMLInputElement>(`input[name="${choice}"]`);
  return [...boxes].map(({ value, nextElementSibling }) => ({
    value,
    label: nextElementSibling?.textContent ?? value,
  }));
}

function queryOfForm(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') query.append(name, value);
  return query;
}

interface FinderIslandProperties {
  data: FinderData;
  posters: Posters;
  form: HTMLFormElement | null;
}

function FinderIsland({ data, posters, form }: FinderIslandProperties) {
  const read = (query: URLSearchParams) => stateOf(query, data.countryCodes);
  const [state, setState] = useState(() => read(new URLSearchParams(data.query)));
  const [live, setLive] = useState(false);
  const findings = useMemo(() => atOnce(findingsOf(data.programs, state)), [data, state]);
  const [typed, setTyped] = useState(nothingTyped);
  const lastField = useRef('');

  /** Shows a state and writes it to the address. Typing in one field adds one history entry, not one for each key. */
  const go = (next: FinderState, field = '') => {
    const address = finderAddress(data.path, next).replace(/#.*/, '');
    if (field && field === lastField.current) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    lastField.current = field;
    setState(next);
  };

  // Read when React hydrates the form: what was chosen while the script was loading counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useLayoutEffect(() => {
    setLive(true);
    const query = form ? queryOfForm(form) : new URLSearchParams(data.query);
    const formState = { ...read(query), page: state.page };
    const numbers = typedIn(query);
    if (hasWrongNumber(numbers)) setTyped(numbers);
    if (`${queryOf(formState)}` !== `${queryOf(state)}`) go(formState);
    const onHistory = () => {
      lastField.current = '';
      setTyped(nothingTyped);
      setState(read(new URLSearchParams(location.search)));
    };
    addEventListener('popstate', onHistory);
    return () => removeEventListener('popstate', onHistory);
  }, []);

  usePosters(data, state, findings, posters);
  useResultFocus(state);
  useTitle(data, state);
  useEffect(() => showOnMap(document, idsOnMap(findings)), [findings]);

  return (
    <FinderView
      data={data}
      state={state}
      findings={findings}
      live={live}
      typed={typed}
      spoken={useAnnouncement(data, state, findings.matches.length, typed)}
      poster={(id) => (
        <div
          data-program={id}
          className="finder-poster"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of this page, from the server
          dangerouslySetInnerHTML={{ __html: posters.get(id) ?? '' }}
        />
      )}
      onForm={(form, field) => {
        const query = queryOfForm(form);
        setTyped(typedIn(query));
        go(
          read(query),
          field instanceof HTMLInputElement && field.type === 'number' ? field.name : '',
        );
      }}
      onState={(next) => {
        if (!isFiltered(next)) setTyped(nothingTyped);
        go(next);
      }}
    />
  );
}

/**
 * What the live region says once the visitor pauses: a wrong number, or the number of results and a new order. It is
 * cleared first, because screen readers do not repeat the same text.
 */
function useAnnouncement(
  data: FinderData,
  state: FinderState,
  count: number,
  typed: Typed,
): string {
  const [spoken, setSpoken] = useState('');
  const before = useRef({ state, typed });
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again after every change
  useEffect(() => {
    if (before.current.state === state && before.current.typed === typed) return;
    const isSorted = before.current.state.sort !== state.sort;
    before.current = { state, typed };
    setSpoken('');
    const { words, languageCode } = data;
    const found = sayCount(words.found, count, languageCode);
    const sentences = [
      ...mistakesOf(state, typed, words),
      found,
      ...(isSorted ? [words.sorts[state.sort]] : []),
    ];
    const timer = setTimeout(() => setSpoken(sentences.join('. ')), 700);
    return () => clearTimeout(timer);
  }, [state, typed]);
  return spoken;
}

/** Keeps the window's title like the one the server sends for the address. */
function useTitle(data: FinderData, state: FinderState): void {
  const pageTitle = useRef('');
  useEffect(() => {
    const initial = stateOf(new URLSearchParams(data.query), data.countryCodes);
    pageTitle.current ||= document.title.slice(titleOfView(initial, data).length);
    document.title = titleOfView(state, data) + pageTitle.current;
  }, [data, state]);
}

/** Fetches posters that are not in the page; a long list has only its first page there. */
function usePosters(
  data: FinderData,
  state: FinderState,
  findings: Findings,
  posters: Posters,
): void {
  const [, setLoaded] = useState(0);
  const shown = shownPrograms(state, findings);
  const missing = shown.some(({ id }) => !posters.has(id));
  const address = finderAddress(data.path, state);
  useEffect(() => {
    if (!missing) return;
    const abort = new AbortController();
    fetchPosters(address, posters, abort.signal).then(
      () => setLoaded((times) => times + 1),
      // Loading the page shows what is wrong, or succeeds. Its address is here already; to go to it would load nothing.
      () => abort.signal.aborted || location.reload(),
    );
    return () => abort.abort();
  }, [missing, address, posters]);
}

/** Where the followed link is gone, focus moves to the result it brought. */
function useResultFocus(state: FinderState): void {
  const before = useRef(state);
  // After every rendering: posters that are fetched come later than their state.
  useEffect(() => {
    if (before.current === state) return;
    const { page } = before.current;
    const posters = document.querySelectorAll('.finder-posters [data-program]');
    const result =
      state.page > page
        ? posters[page * pageLength]?.querySelector('a')
        : document.getElementById('finder-number');
    if (!result) return;
    before.current = state;
    if (document.activeElement === document.body) result.focus({ preventScroll: true });
  });
}
