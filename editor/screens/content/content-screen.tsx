import { languages } from '@farol/content-model';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { Link, useSearchParams } from 'wouter';
import { type DocumentQuery, listDocuments } from '../../api/service.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Failed, Loading } from '../failed.tsx';
import { useModels } from '../models.ts';
import { useNames } from '../names.ts';
import { useWhen } from '../when.ts';
import { NewPage } from './new-page.tsx';
import { type Page, pagesOf } from './pages.ts';

const PAGE_SIZE = 100;
const states = ['draft', 'published', 'release', 'archived'] as const;

/** All content: a row for each page, a badge for each language. Filters stand in the address. */
export function ContentScreen() {
  const messages = useMessages();
  const [parameters, setParameters] = useSearchParams();
  const query: DocumentQuery = {
    search: parameters.get('q') ?? '',
    type: parameters.get('type') ?? '',
    lang: parameters.get('lang') ?? '',
    state: states.find((state) => state === parameters.get('state')),
  };
  const list = useInfiniteQuery({
    queryKey: ['documents', query],
    queryFn: ({ signal, pageParam }) =>
      listDocuments({ ...query, page: pageParam, pageSize: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * PAGE_SIZE < total ? page + 1 : undefined),
    placeholderData: (before) => before,
  });
  const set = (name: string, value: string) =>
    setParameters(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  const documents = list.data?.pages.flatMap((page) => page.documents) ?? [];
  const isFiltered = Object.values(query).some((value) => value !== undefined && value !== '');

  return (
    <div className="content">
      <title>{`${messages.content} | Farol`}</title>
      <header className="row">
        <h1>{messages.content}</h1>
        <NewPage />
      </header>
      <Filters query={query} set={set} />
      {list.isPending && <Loading />}
      {list.isError && <Failed fault={list.error} again={() => list.refetch()} />}
      {list.isSuccess && documents.length === 0 && (
        <Nothing isFiltered={isFiltered} clear={() => setParameters({})} />
      )}
      <ul className="pages">
        {pagesOf(documents).map((page) => (
          <PageRow key={page.document.group} page={page} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button className="quiet" onPress={() => list.fetchNextPage()}>
          {messages.more}
        </Button>
      )}
    </div>
  );
}

function Filters({ query, set }: { query: DocumentQuery; set(name: string, value: string): void }) {
  const messages = useMessages();
  const models = useModels();
  const choices = [
    {
      name: 'type',
      label: messages.allTypes,
      value: query.type,
      options: (models.data?.types ?? []).map(({ id, label }) => [id, label] as const),
    },
    {
      name: 'lang',
      label: messages.allLanguages,
      value: query.lang,
      options: languages.map(({ code, name }) => [code, name] as const),
    },
    {
      name: 'state',
      label: messages.allStates,
      value: query.state,
      options: (['draft', 'published', 'archived'] as const).map(
        (state) => [state, messages.state[state]] as const,
      ),
    },
  ];
  return (
    <search className="filters">
      <input
        type="search"
        aria-label={messages.searchContent}
        placeholder={messages.searchContent}
        value={query.search}
        onChange={({ target }) => set('q', target.value)}
      />
      {choices.map(({ name, label, value, options }) => (
        <select
          key={name}
          aria-label={label}
          value={value}
          onChange={({ target }) => set(name, target.value)}
        >
          <option value="">{label}</option>
          {options.map(([id, shown]) => (
            <option key={id} value={id}>
              {shown}
            </option>
          ))}
        </select>
      ))}
    </search>
  );
}

function PageRow({ page }: { page: Page }) {
  const messages = useMessages();
  const models = useModels();
  const when = useWhen();
  const nameOf = useNames();
  const { id, type, title, changedBy, changedAt } = page.document;
  const typeName = models.data?.types.find((each) => each.id === type)?.label ?? type;
  return (
    <li>
      <Link href={`/documents/${id}`} className="name">
        {title}
      </Link>
      <span className="kind">{typeName}</span>
      <ul className="languages">
        {page.in.map(({ language, document, state }) => (
          <li key={language.key} data-state={state}>
            {document ? (
              <Link href={`/documents/${document.id}`} title={messages.state[state]}>
                {language.key}
                <span className="unseen">{`: ${messages.state[state]}`}</span>
              </Link>
            ) : (
              <span title={messages.state.missing}>
                {language.key}
                <span className="unseen">{`: ${messages.state.missing}`}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <small>{messages.changedBy(nameOf(changedBy), when(changedAt))}</small>
    </li>
  );
}

function Nothing({ isFiltered, clear }: { isFiltered: boolean; clear(): void }) {
  const messages = useMessages();
  return (
    <div className="state">
      <h2>{isFiltered ? messages.nothingFound : messages.noContent}</h2>
      <p>{isFiltered ? messages.nothingFoundText : messages.noContentText}</p>
      {isFiltered && (
        <Button className="loud" onPress={clear}>
          {messages.clearFilters}
        </Button>
      )}
    </div>
  );
}
