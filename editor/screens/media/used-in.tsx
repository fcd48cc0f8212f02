import { languageOf } from '@farol/content-model';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type MediaReferences, readReferences } from '../../api/media.ts';
import { useWords } from '../../messages/messages.tsx';
import { Failed } from '../../parts/failed.tsx';
import { mediaScreenWords } from './words.ts';

/** Links to the pages that show a file. */
export function UsedIn({ id }: { id: string }) {
  const words = useWords(mediaScreenWords);
  const { data, error, refetch } = useQuery({
    queryKey: ['media', 'references', id],
    queryFn: ({ signal }) => readReferences(id, signal),
  });
  return (
    <section className="used-in">
      <h3>{words.usedIn}</h3>
      {error && <Failed fault={error} again={() => void refetch()} />}
      {data?.total === 0 && <p>{words.noUses}</p>}
      {data && data.total > 0 && <p>{words.uses(data.total)}</p>}
      {data && <Pages references={data.references} />}
    </section>
  );
}

type Reference = MediaReferences['references'][number];

export function Pages({ references }: { references: readonly Reference[] }) {
  const words = useWords(mediaScreenWords);
  const places = ({ published, draft, releases }: Reference) => [
    ...(published ? [words.inPublished] : []),
    ...(draft ? [words.inDraft] : []),
    ...(releases.length > 0 ? [words.inRelease] : []),
  ];
  return (
    <ul>
      {references.map((each) => (
        <li key={`${each.document} ${places(each).join()}`}>
          <Link href={`/documents/${each.document}`} lang={each.lang}>
            {each.title}
          </Link>{' '}
          <small>{[languageOf(each.lang)?.name ?? each.lang, ...places(each)].join(', ')}</small>
        </li>
      ))}
    </ul>
  );
}
