import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { useSearchParams } from 'wouter';
import { listMedia, type MediaFile, type MediaQuery } from '../../api/media.ts';
import { FileDrop, UploadButton } from '../../media/file-drop.tsx';
import { LeftUnsaved } from '../../media/left-unsaved.tsx';
import { UploadList } from '../../media/upload-list.tsx';
import { useMayChangeMedia, useUploads } from '../../media/use-uploads.ts';
import { useWords } from '../../messages/messages.tsx';
import '../../media/media.css';
import { Failed, Loading } from '../../parts/failed.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { useSelection } from '../../parts/use-selection.ts';
import { contentWords } from '../content/words.ts';
import { ManyFiles } from './many-files.tsx';
import { manyWords } from './many-words.ts';
import { MediaDetail } from './media-detail.tsx';
import { MediaFiles } from './media-files.tsx';
import { MediaFilters } from './media-filters.tsx';
import '../content/batch.css';
import './media-screen.css';
import { mediaScreenWords } from './words.ts';

const kinds = ['image', 'document', 'video', 'audio'] as const;

/** The query in the screen's address, which can be bookmarked and shared. */
function queryIn(address: URLSearchParams): MediaQuery {
  const kind = kinds.find((each) => each === address.get('kind'));
  return {
    search: address.get('q') ?? '',
    ...(kind && { kind }),
    ...(address.has('tag') && { tag: address.get('tag') ?? '' }),
    ...(address.has('missing') && { missing: address.get('missing') ?? '' }),
    ...(address.has('unused') && { unused: 'true' as const }),
  };
}

const idOf = ({ id }: MediaFile) => id;

/** All pictures and files: uploading, searching, describing, replacing and deleting. */
export function MediaScreen() {
  const words = useWords(mediaScreenWords);
  const lists = useWords(contentWords);
  const many = useWords(manyWords);
  const [address, setAddress] = useSearchParams();
  const mayChange = useMayChangeMedia();
  const query = queryIn(address);
  const tag = address.get('tag');
  const { uploads, list } = useUploads({ place: 'media', tags: tag ? [tag] : [] });
  const found = useInfiniteQuery({
    queryKey: ['media', 'list', query],
    queryFn: ({ signal, pageParam }) =>
      listMedia({ ...query, ...(pageParam ? { cursor: pageParam } : {}) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    placeholderData: (before) => before,
  });
  const set = (name: string, value: string | null, isStep = false) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: !isStep },
    );
  const [first] = found.data?.pages ?? [];
  const files = found.data?.pages.flatMap(({ media }) => media) ?? [];
  const opened = address.get('file');
  const selection = useSelection(files, idOf, JSON.stringify(query));
  useRowKeys(selection, {
    ...{ rows: '.media-found li', reached: 'button' },
    words: { ...many, selectNone: lists.selectNone },
  });
  const isFiltered = ['q', 'kind', 'tag', 'missing', 'unused'].some((name) => address.has(name));
  const take = mayChange ? (given: File[]) => uploads.add(given) : null;

  return (
    <FileDrop take={take} className="media">
      <title>{`${words.media} | Farol`}</title>
      <header className="row">
        <h1>{words.media}</h1>
        {take ? (
          <UploadButton label={words.uploadFiles} take={take} className="loud" />
        ) : (
          <small>{words.publishersOnly}</small>
        )}
      </header>
      <UploadList uploads={uploads} list={list} />
      <LeftUnsaved />
      <MediaFilters address={address} set={set} page={first} />
      {found.isPending && <Loading />}
      {found.isError && <Failed fault={found.error} again={() => found.refetch()} />}
      {found.isSuccess && files.length === 0 && (
        <div className="state">
          <Frames />
          <h2>{isFiltered ? words.nothingFound : words.empty}</h2>
          <p>{isFiltered ? words.nothingFoundText : words.emptyText}</p>
          {isFiltered && (
            <Button className="loud" onPress={() => setAddress({})}>
              {words.clear}
            </Button>
          )}
        </div>
      )}
      <div className={opened ? 'media-with-detail' : undefined}>
        <div className="media-found">
          {mayChange && files.length > 0 && (
            <label className="all-files">
              <input
                type="checkbox"
                checked={files.every(({ id }) => selection.isSelected(id))}
                onChange={({ target }) => (target.checked ? selection.all() : selection.none())}
              />
              {lists.selectAll}
            </label>
          )}
          <MediaFiles
            files={files}
            selection={mayChange ? selection : null}
            isList={address.get('view') === 'list'}
            opened={opened}
            open={(id) => set('file', id, true)}
          />
          {found.hasNextPage && (
            <Button className="quiet" onPress={() => found.fetchNextPage()}>
              {words.more}
            </Button>
          )}
        </div>
        {opened && <MediaDetail key={opened} id={opened} close={() => set('file', null)} />}
      </div>
      <p className="unseen" role="status">
        {selection.selected.length > 0 && many.selected(selection.selected.length)}
      </p>
      {mayChange && selection.selected.length > 0 && (
        <ManyFiles
          selection={selection}
          folder={tag}
          folders={first?.tags.map(({ name }) => name) ?? []}
        />
      )}
    </FileDrop>
  );
}

/** A drawing of three empty frames on a wall, shown while there are no pictures. */
function Frames() {
  return (
    <svg className="drawn" viewBox="0 0 160 80" width="160" height="80" aria-hidden="true">
      <path d="M4 8h152" />
      <path d="M32 8l-14 16h28zM84 8L70 22h28zM132 8l-12 20h24z" />
      <rect x="8" y="24" width="48" height="36" rx="2" />
      <rect x="66" y="22" width="36" height="50" rx="2" />
      <rect x="112" y="28" width="40" height="30" rx="2" />
    </svg>
  );
}
