import { languages } from '@farol/content-model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { listDocuments, openDocument } from '../api/service.ts';
import { useMessages } from '../messages/messages.tsx';
import { Choosing } from '../screens/choosing.tsx';
import { Failed } from '../screens/failed.tsx';
import { SearchField } from '../screens/search-field.tsx';
import { useFieldContext } from './field-context.tsx';

interface ChosenPageProps {
  id: string | null;
  /** The allowed types; empty for any type. */
  types: readonly string[];
  choose(id: string): void;
}

/** The page a link leads to, and a button to choose another one. */
export function ChosenPage({ id, types, choose }: ChosenPageProps) {
  const messages = useMessages();
  const chosen = useQuery({
    queryKey: ['document', id],
    queryFn: ({ signal }) => openDocument(id ?? '', signal),
    enabled: id !== null,
  });
  return (
    <div className="chosen">
      <span>{id === null ? messages.linkNothing : (chosen.data?.title ?? id)}</span>
      <Choosing title={messages.choosePage} label={id === null ? messages.choose : messages.change}>
        {(close) => (
          <Pages
            types={types}
            choose={(page) => {
              choose(page);
              close();
            }}
          />
        )}
      </Choosing>
    </div>
  );
}

function Pages({ types, choose }: Pick<ChosenPageProps, 'types' | 'choose'>) {
  const messages = useMessages();
  const field = useFieldContext();
  const [lang, setLang] = useState(field.lang);
  const [search, setSearch] = useState('');
  const [only] = types;
  const type = types.length === 1 && only ? { type: only } : {};
  const found = useQuery({
    queryKey: ['documents', 'picker', lang, search, types],
    queryFn: ({ signal }) => listDocuments({ search, lang, pageSize: 50, ...type }, signal),
    placeholderData: (before) => before,
  });
  const pages = (found.data?.documents ?? []).filter(
    (page) => types.length === 0 || types.includes(page.type),
  );
  return (
    <>
      <SearchField label={messages.searchPages} value={search} isFirst change={setSearch} />
      <select
        aria-label={messages.language}
        value={lang}
        onChange={({ target }) => setLang(target.value)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {found.isError && <Failed fault={found.error} again={() => void found.refetch()} />}
      <ul className="found" aria-busy={found.isFetching}>
        {pages.map((page) => (
          <li key={page.id}>
            <Button onPress={() => choose(page.id)}>
              <span>{page.title}</span>
              <small>{page.type.replaceAll('_', ' ')}</small>
            </Button>
          </li>
        ))}
      </ul>
      {found.data && pages.length === 0 && <p>{messages.nothingFound}</p>}
    </>
  );
}
