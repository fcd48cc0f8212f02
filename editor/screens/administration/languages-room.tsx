import { languageOf } from '@farol/content-model';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'wouter';
import { readLanguages } from '../../api/administration.ts';
import { listDocuments } from '../../api/service.ts';
import { useWords } from '../../messages/messages.tsx';
import { RoomState } from './room-state.tsx';
import { useRoom } from './use-room.ts';
import { administrationWords } from './words.ts';

/** The languages of the site, which are set in its code. */
export function LanguagesRoom() {
  const words = useWords(administrationWords);
  const { reading } = useRoom(['languages'], readLanguages);
  const languages = reading.data?.languages ?? [];
  const counts = useQueries({
    queries: languages.map(({ id }) => ({
      queryKey: ['documents', 'count', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        listDocuments({ lang: id, pageSize: 1 }, signal),
    })),
  });
  return (
    <RoomState reading={reading}>
      <p>{words.languagesText}</p>
      <ul className="lines">
        {languages.map(({ id, name }, at) => {
          const count = counts[at]?.data?.total;
          return (
            <li key={id}>
              <span>
                <strong lang={id}>{languageOf(id)?.name ?? name}</strong>
                <small>{[id, ...(at === 0 ? [words.main] : [])].join(', ')}</small>
              </span>
              {count !== undefined && (
                <Link href={`/content?lang=${id}`}>{words.documentsIn(count)}</Link>
              )}
            </li>
          );
        })}
      </ul>
    </RoomState>
  );
}
