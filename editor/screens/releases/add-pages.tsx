import { languageOf } from '@farol/content-model';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { changeContents, type ReleaseRow } from '../../api/publishing.ts';
import { type ListedDocument, listDocuments } from '../../api/service.ts';
import { useWords } from '../../messages/messages.tsx';
import { ActionForm } from '../../parts/action-form.tsx';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { releaseWords } from './words.ts';

const maxShown = 50;

interface AddPagesProps {
  release: string;
  rows: readonly ReleaseRow[];
  changed(): Promise<void>;
}

/** Adds drafts to publish with a release, or pages to unpublish with it. */
export function AddPages(props: AddPagesProps) {
  const words = useWords(releaseWords);
  return (
    <DialogButton title={words.addTitle} label={words.add}>
      {(close) => <Chooser {...props} close={close} />}
    </DialogButton>
  );
}

function Chooser({ release, rows, changed, close }: AddPagesProps & { close(): void }) {
  const words = useWords(releaseWords);
  const [action, setAction] = useState<'put' | 'unpublish'>('put');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [kept, setKept] = useState<ReadonlyMap<string, ListedDocument>>(new Map());
  const query = {
    search: useDeferredValue(search),
    state: action === 'put' ? ('draft' as const) : ('published' as const),
    pageSize: maxShown,
  };
  const documents = useQuery({
    queryKey: ['documents', query],
    queryFn: ({ signal }) => listDocuments(query, signal),
    placeholderData: (before) => before,
  });
  const there = new Set(rows.map(({ document }) => document));
  const found = documents.data?.documents.filter(({ id }) => !there.has(id)) ?? [];
  // Selected pages stay visible above the results when a search no longer finds them.
  const earlier = [...kept.values()].filter(({ id }) => !found.some((each) => each.id === id));
  const selected = [...chosen];
  const toggle = (row: ListedDocument) => {
    const next = new Set(chosen);
    if (!next.delete(row.id)) next.add(row.id);
    setChosen(next);
    setKept(new Map(kept).set(row.id, row));
  };
  // Deselected pages stay until the next search, or somebody on one of them would lose the place.
  const searchFor = (text: string) => {
    setSearch(text);
    setKept(new Map([...kept].filter(([id]) => chosen.has(id))));
  };
  return (
    <ActionForm
      label={words.put(selected.length)}
      isDisabled={selected.length === 0}
      act={async () => {
        await changeContents(release, { [action]: selected });
        await changed();
        close();
      }}
    >
      <fieldset className="row">
        {(['put', 'unpublish'] as const).map((each) => (
          <label key={each} className="check">
            <input
              type="radio"
              name="action"
              checked={action === each}
              onChange={() => {
                setAction(each);
                setChosen(new Set());
                setKept(new Map());
              }}
            />
            {each === 'put' ? words.toPublish : words.toUnpublish}
          </label>
        ))}
      </fieldset>
      <SearchField isFirst label={words.search} value={search} change={searchFor} />
      {documents.isPending && <Loading />}
      {documents.isError && <Failed fault={documents.error} again={() => documents.refetch()} />}
      <p role="status">{documents.isSuccess && found.length === 0 && words.nothingToAdd}</p>
      <ul className="choices" aria-busy={documents.isFetching || query.search !== search}>
        {[...earlier, ...found].map((row) => (
          <li key={row.id}>
            <label className="check">
              <input type="checkbox" checked={chosen.has(row.id)} onChange={() => toggle(row)} />
              <span>
                {row.title} <small>{languageOf(row.lang)?.name ?? row.lang}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </ActionForm>
  );
}
