import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { listPastReleases } from '../../api/publishing.ts';
import { useInterfaceLanguage, useWords } from '../../messages/messages.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { useNames } from '../../person/names.ts';
import { UndoPublication } from '../publications/undo-publication.tsx';
import { timeWithZone, zoneHere } from '../publishing/zoned-time.ts';
import { releaseWords } from './words.ts';

/** Published releases, read-only. */
export function PastReleases() {
  const words = useWords(releaseWords);
  const { code } = useInterfaceLanguage();
  const nameOf = useNames();
  const past = useInfiniteQuery({
    queryKey: ['past-releases'],
    queryFn: ({ pageParam, signal }) => listPastReleases(pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const releases = past.data?.pages.flatMap((page) => page.releases) ?? [];
  return (
    <section>
      <h2>{words.past}</h2>
      {past.isPending && <Loading />}
      {past.isError && <Failed fault={past.error} again={() => past.refetch()} />}
      {past.isSuccess && releases.length === 0 && <p>{words.nothingPast}</p>}
      {releases.map(({ id, sequence, label, publishedAt, publishedBy, zone, documents }) => (
        <details key={`${id} ${sequence}`} className="past">
          <summary>
            <b>{label}</b> <span>{words.documents(documents.length)}</span>{' '}
            <small>
              {words.publishedBy(
                nameOf(publishedBy),
                timeWithZone(publishedAt, zone ?? zoneHere(), code),
              )}
            </small>
          </summary>
          <ul>
            {documents.map(({ document, version, title }) => (
              <li key={document}>
                <Link href={`/documents/${document}`}>{title}</Link>
                {version === null && <small> {words.left}</small>}
              </li>
            ))}
          </ul>
          <UndoPublication sequence={sequence} />
        </details>
      ))}
      {past.hasNextPage && (
        <Button className="quiet" onPress={() => void past.fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </section>
  );
}
