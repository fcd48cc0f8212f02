import { languages, routes } from '@farol/content-model';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { listDocuments } from '../api/service.ts';
import { useMessages } from '../messages/messages.tsx';
import { useModels } from '../models/use-models.ts';
import { DialogButton } from '../parts/dialog-button.tsx';
import { Failed } from '../parts/failed.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { useFieldContext } from './field-context.tsx';
import { onlyFound } from './only-found.ts';
import { useTitles } from './use-titles.ts';

interface ChosenPageProps {
  id: string | null;
  /** The allowed types; empty for all that have pages on the site. */
  types: readonly string[];
  choose(id: string): void;
}

/** The page a link leads to, and a button to choose another one. */
export function ChosenPage({ id, types, choose }: ChosenPageProps) {
  const messages = useMessages();
  const titles = useTitles('documents', id === null ? [] : [id]);
  return (
    <div className="chosen">
      <span>{id === null ? messages.linkNothing : (titles.get(id) ?? id)}</span>
      <DialogButton
        title={messages.choosePage}
        label={id === null ? messages.choose : messages.change}
      >
        {(close) => (
          <Pages
            types={types}
            choose={(page) => {
              choose(page);
              close();
            }}
          />
        )}
      </DialogButton>
    </div>
  );
}

const pageSize = 50;

function Pages({ types, choose }: Pick<ChosenPageProps, 'types' | 'choose'>) {
  const messages = useMessages();
  const models = useModels();
  const field = useFieldContext();
  const [lang, setLang] = useState(field.lang);
  const [search, setSearch] = useState('');
  const [only] = types;
  const type = types.length === 1 && only ? { type: only } : {};
  const found = useInfiniteQuery({
    queryKey: ['documents', 'picker', lang, search, types],
    queryFn: ({ signal, pageParam: page }) =>
      listDocuments({ search, lang, page, pageSize, ...type }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * pageSize < total ? page + 1 : undefined),
    placeholderData: (before) => before,
  });
  const allowed = types.length > 0 ? types : routes.map(({ type }) => type);
  const pages = (found.data?.pages ?? [])
    .flatMap(({ documents }) => documents)
    .filter((page) => allowed.includes(page.type));
  const isNothing = found.isSuccess && pages.length === 0 && !found.hasNextPage;
  const single = onlyFound(pages, found);
  return (
    <>
      <search className="row">
        <SearchField
          label={messages.searchPages}
          value={search}
          isFirst
          change={setSearch}
          chooseOnly={single && (() => choose(single.id))}
        />
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
      </search>
      {found.isError && <Failed fault={found.error} again={() => void found.refetch()} />}
      <ul className="found" aria-busy={found.isFetching}>
        {pages.map((page) => (
          <li key={page.id}>
            <Button onPress={() => choose(page.id)}>
              <span>{page.title}</span>
              <small>
                {models.data?.types.find(({ id }) => id === page.type)?.label ?? page.type}
              </small>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{isNothing && messages.nothingFound}</p>
      {found.hasNextPage && (
        <Button className="quiet" onPress={() => void found.fetchNextPage()}>
          {messages.more}
        </Button>
      )}
    </>
  );
}
