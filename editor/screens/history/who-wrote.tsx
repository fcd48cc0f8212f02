import { useQuery } from '@tanstack/react-query';
import { type Authorship, readAuthorship } from '../../api/versions.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { useSliceModels } from '../../models/use-models.ts';
import { Failed, Loading } from '../../parts/failed.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useNames } from '../../person/names.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { namedField } from './named-field.ts';
import { historyWords } from './words.ts';

/** Who wrote each field and when, and who wrote its words. */
export function WhoWrote({ open, type }: { open: Opened; type: TypeModel }) {
  const words = useWords(historyWords);
  const messages = useMessages();
  const slices = useSliceModels();
  const { id } = open.whole;
  const found = useQuery({
    // The key makes it refetch whenever the versions are.
    queryKey: ['versions', id, 'authorship'],
    queryFn: ({ signal }) => readAuthorship(id, signal),
  });
  if (found.isPending) return <Loading />;
  if (found.isLoadingError)
    return <Failed fault={found.error} again={() => void found.refetch()} />;
  const { fields, versions } = found.data;
  const heads = { title: messages.titleOfPage, uid: messages.address, tags: words.tags };
  const { data } = open.document.written;
  return (
    <section className="who-wrote" aria-label={words.whoWrote}>
      <ul>
        {fields
          .filter(({ pieces }) => pieces.length > 0)
          .map((field) => (
            <li key={field.field}>
              <Written
                field={field}
                label={namedField(field.field, data, { type, slices, heads })}
                versions={versions}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

interface WrittenProps {
  field: Authorship['fields'][number];
  label: string;
  versions: Authorship['versions'];
}

function Written({ field: { version, pieces }, label, versions }: WrittenProps) {
  const words = useWords(historyWords);
  const when = useTimeFormat();
  const nameOf = useNames();
  const said = (id: string) => {
    const found = versions.find((each) => each.id === id);
    return found ? `${nameOf(found.by)}, ${when(found.at)}` : '';
  };
  const head = (
    <>
      <b>{label}</b> <small>{said(version)}</small>
    </>
  );
  if (pieces.length < 2) return <p>{head}</p>;
  return (
    <details>
      <summary>{head}</summary>
      <ol aria-label={words.whoWrote}>
        {pieces.map(({ text, version: by }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place.
          <li key={at}>
            <q>{text.trim()}</q> <small>{said(by)}</small>
          </li>
        ))}
      </ol>
    </details>
  );
}
