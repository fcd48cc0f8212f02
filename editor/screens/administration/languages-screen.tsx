import { languageOf } from '@farol/content-model';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'wouter';
import { readLanguages } from '../../api/administration.ts';
import { listDocuments } from '../../api/service.ts';
import { useWords } from '../../messages/messages.tsx';
import { ScreenState } from './screen-state.tsx';
import { useScreenData } from './use-screen-data.ts';
import { administrationWords } from './words.ts';

/** The languages of the site, which are set in its code. */
export function LanguagesScreen() {
  const words = useWords(administrationWords);
  const { reading } = useScreenData(['languages'], readLanguages);
  const languages = reading.data?.languages ?? [];
  const counts = useQueries({
    queries: languages.map(({ id }) => ({
      queryKey: ['documents', 'count', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        listDocuments({ lang: id, pageSize: 1 }, signal),
    })),
  });
  return (
    <ScreenState reading={reading}>
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
    </ScreenState>
  );
}
