import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { listDocuments, restoreDocument } from '../../api/service.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { useModels } from '../../models/use-models.ts';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useAction } from '../../parts/use-action.ts';
import { useNames } from '../../person/names.ts';
import { ScreenState } from './screen-state.tsx';
import { administrationWords } from './words.ts';

const pageSize = 50;

/** Archived documents, which can be restored. */
export function ArchiveScreen() {
  const messages = useMessages();
  const words = useWords(administrationWords);
  const queries = useQueryClient();
  const models = useModels();
  const nameOf = useNames();
  const when = useTimeFormat();
  const { fault, isRunning, runAction } = useAction();
  const reading = useInfiniteQuery({
    queryKey: ['documents', 'archive'],
    queryFn: ({ signal, pageParam }) =>
      listDocuments({ state: 'archived', page: pageParam, pageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * pageSize < total ? page + 1 : undefined),
  });
  const documents = reading.data?.pages.flatMap((page) => page.documents) ?? [];
  const bringBack = (id: string) =>
    void runAction(async () => {
      await restoreDocument(id);
      await queries.invalidateQueries({ queryKey: ['documents'] });
    });
  return (
    <ScreenState reading={reading} fault={fault}>
      <p>{words.archiveText}</p>
      {reading.isSuccess && documents.length === 0 && <p>{words.archiveEmpty}</p>}
      <ul className="lines">
        {documents.map(({ id, title, type, lang, changedBy, changedAt }) => (
          <li key={id}>
            <span>
              <Link href={`/documents/${id}`}>{title}</Link>
              <small>
                {[
                  models.data?.types.find((each) => each.id === type)?.label ?? type,
                  lang,
                  messages.changedBy(nameOf(changedBy), when(changedAt)),
                ].join(', ')}
              </small>
            </span>
            <Button className="quiet" aria-disabled={isRunning} onPress={() => bringBack(id)}>
              {words.bringBack}
            </Button>
          </li>
        ))}
      </ul>
      {reading.hasNextPage && (
        <Button className="quiet" onPress={() => void reading.fetchNextPage()}>
          {messages.more}
        </Button>
      )}
    </ScreenState>
  );
}
