import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Me } from '../../api/people.ts';
import { publishWithRedirects } from '../../api/publishing.ts';
import { Unanswered } from '../../api/unanswered.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { useModels } from '../../models/use-models.ts';
import { Failed, Loading } from '../../parts/failed.tsx';
import { Fault } from '../../parts/fault.tsx';
import { lazyComponent } from '../../parts/lazy-component.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useAction } from '../../parts/use-action.ts';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { useSelection } from '../../parts/use-selection.ts';
import { useNames } from '../../person/names.ts';
import { useOwnLanguage } from '../../person/own-language.ts';
import type { Archived } from './archived.ts';
import { BatchOutcome } from './batch-outcome.tsx';
import { BatchRows } from './batch-result.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NewPage } from './new-page.tsx';
import { PageRow } from './page-row.tsx';
import type { Page } from './pages.ts';
import { SavedViews } from './saved-views.tsx';
import { SinglePages } from './single-pages.tsx';
import { useBatch } from './use-batch.ts';
import { useContent } from './use-content.ts';
import { contentWords } from './words.ts';
import './batch.css';
import './content.css';

const BatchBar = lazyComponent(async () => (await import('./batch-bar.tsx')).BatchBar, null);

const groupOf = ({ group }: Page) => group;

/** All content: a row for each page, a badge for each language. The filters are in the address. */
export function ContentScreen({ me }: { me: Me }) {
  const messages = useMessages();
  const words = useWords(contentWords);
  const own = useOwnLanguage(me);
  const content = useContent(own);
  const { list, pages, total } = content;
  const selection = useSelection(pages, groupOf, JSON.stringify(content.filters));
  const { selected } = selection;
  const [archived, setArchived] = useState<Archived | null>(null);
  const describe = useDescribed();
  useRowKeys(selection, { rows: '.pages > li', reached: 'a', words });
  return (
    <div className="content">
      <title>{`${messages.content} | Farol`}</title>
      <header className="row">
        <h1>{messages.content}</h1>
        <NewPage me={me} lang={content.filters.lang ?? own} type={content.filters.type} />
      </header>
      <SinglePages />
      <FilterBar content={content} />
      <SavedViews content={content} />
      <Undo archived={archived} close={() => setArchived(null)} />
      {list.isPending && <Loading />}
      {list.isError && <Failed fault={list.error} again={() => void list.refetch()} />}
      <div role="status">
        {list.isSuccess && pages.length === 0 && (
          <Nothing isFiltered={content.isNarrowed} clear={() => content.show({})} />
        )}
      </div>
      <div className={pages.length > 0 ? 'row above-pages' : undefined}>
        {pages.length > 0 && (
          <label>
            <input
              type="checkbox"
              checked={pages.every(({ group }) => selection.isSelected(group))}
              onChange={({ target }) => (target.checked ? selection.all() : selection.none())}
            />
            <span className="unseen">{words.selectAll}</span>
          </label>
        )}
        <small role="status">{pages.length > 0 && words.total(total)}</small>
        {pages.length > 0 && !content.areTextsRead && <small>{words.readingTexts}</small>}
      </div>
      <ul className="pages" aria-busy={list.isFetching}>
        {pages.map((page) => (
          <PageRow
            key={page.group}
            page={page}
            {...describe(page)}
            isSelected={selection.isSelected(page.group)}
            toggle={selection.toggle}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <More
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          read={() => void list.fetchNextPage()}
        />
      )}
      <p className="unseen" role="status">
        {selected.length > 0 &&
          words.selected(selected.length, selected.flatMap(({ found }) => found).length)}
      </p>
      {selected.length > 0 && <BatchBar selection={selection} me={me} archived={setArchived} />}
    </div>
  );
}

/** The texts of a row, from queries shared by all rows. */
function useDescribed(): (page: Page) => { kind: string; changed: string } {
  const messages = useMessages();
  const models = useModels();
  const nameOf = useNames();
  const when = useTimeFormat();
  const labels = new Map(models.data?.types.map(({ id, label }) => [id, label]));
  return ({ document: { type, changedBy, changedAt } }) => ({
    kind: labels.get(type) ?? type,
    changed: messages.changedBy(nameOf(changedBy), when(changedAt)),
  });
}

interface MoreProps {
  isLoading: boolean;
  /** Then only the button tries again: the end of the list stays near. */
  hasFailed: boolean;
  read(): void;
}

/** Loads the next part when the end of the list is near; also a button, for people who do not scroll. */
function More({ isLoading, hasFailed, read }: MoreProps) {
  const messages = useMessages();
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (isLoading || hasFailed || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && latest.current(),
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isLoading, hasFailed]);
  return (
    <div ref={end}>
      <Button className="quiet" aria-disabled={isLoading} onPress={() => isLoading || read()}>
        {messages.more}
      </Button>
    </div>
  );
}

const nothingArchived: Archived = { act: 'archive', documents: [] };

/** Its regions are there before what they say. */
function Undo({ archived, close }: { archived: Archived | null; close(): void }) {
  const messages = useMessages();
  const words = useWords(contentWords);
  const queries = useQueryClient();
  const sending = useBatch();
  const { fault, isRunning, runAction } = useAction();
  const [unanswered] = useState(() => new Unanswered());
  const [tried, setTried] = useState<Archived | null>(null);
  const { act, documents } = archived ?? nothingArchived;
  // What came of undoing an earlier batch is not said of this one.
  const answer = (archived === tried && sending.data) || null;
  const undo = act === 'archive' ? 'restore' : 'archive';
  // Visitors have again what they had.
  const published = documents.flatMap(({ id, published: version }) =>
    undo === 'restore' && version !== null ? [{ document: id, version }] : [],
  );
  const press = async () => {
    setTried(archived);
    const ids = documents.map(({ id }) => id);
    const { isDone } = await sending.mutateAsync({ do: undo, documents: ids });
    if (!isDone) return;
    if (published.length > 0) {
      await unanswered.send(published, (key) => publishWithRedirects(published, [], key));
      await queries.invalidateQueries({ queryKey: ['documents'] });
    }
    close();
  };
  return (
    <>
      <div role="status">
        {documents.length > 0 && (
          <div className="notice row">
            <span>{(act === 'archive' ? words.archived : words.restored)(documents.length)}</span>
            <Button
              className="quiet"
              aria-disabled={isRunning}
              onPress={() => void runAction(press)}
            >
              {words.undo}
            </Button>
            <Button className="quiet" onPress={close}>
              {messages.close}
            </Button>
          </div>
        )}
      </div>
      {archived === tried && <Fault fault={fault} />}
      <BatchOutcome answer={answer?.isDone ? null : answer} />
      {answer && !answer.isDone && <BatchRows documents={documents} answer={answer} />}
    </>
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
