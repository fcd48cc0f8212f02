import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { listMedia, type MediaFile } from '../api/media.ts';
import { thumbnailOf } from '../api/service.ts';
import { FileDrop, UploadButton } from '../media/file-drop.tsx';
import { SmallPicture } from '../media/small-picture.tsx';
import { UploadList } from '../media/upload-list.tsx';
import { useMediaFile } from '../media/use-media-file.ts';
import { useMayChangeMedia, useUploads } from '../media/use-uploads.ts';
import { mediaWords } from '../media/words.ts';
import '../media/media.css';
import { useMessages, useWords } from '../messages/messages.tsx';
import { DialogButton } from '../parts/dialog-button.tsx';
import { Failed } from '../parts/failed.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { onlyFound } from './only-found.ts';

interface ChosenFileProps {
  id: string | null;
  onlyPictures?: boolean;
  choose(id: string, file: MediaFile): void;
  /** Other ways to have a file here, such as uploading it. */
  children?: ReactNode;
}

/** The linked or shown file, and a button to choose another one. */
export function ChosenFile({ id, onlyPictures = false, choose, children }: ChosenFileProps) {
  const messages = useMessages();
  const { data: file } = useMediaFile(id);
  const title = onlyPictures ? messages.choosePicture : messages.chooseFile;
  return (
    <div className="chosen" data-empty={id === null || undefined}>
      {file && <Small file={file} />}
      {id !== null && <span>{file?.filename ?? id}</span>}
      <DialogButton title={title} label={id === null ? messages.choose : messages.change}>
        {(close) => (
          <Files
            onlyPictures={onlyPictures}
            choose={(chosen) => {
              choose(chosen.id, chosen);
              close();
            }}
          />
        )}
      </DialogButton>
      {children}
    </div>
  );
}

interface FilesProps {
  onlyPictures: boolean;
  choose(file: MediaFile): void;
}

/** All files, with a search; more can be uploaded here, several at once. */
function Files({ onlyPictures, choose }: FilesProps) {
  const messages = useMessages();
  const words = useWords(mediaWords);
  const mayChange = useMayChangeMedia();
  const { uploads, list } = useUploads({ place: 'choosing' });
  const [search, setSearch] = useState('');
  const kind = onlyPictures ? ({ kind: 'image' } as const) : {};
  const found = useInfiniteQuery({
    queryKey: ['media', 'list', 'to choose', search, onlyPictures],
    queryFn: ({ signal, pageParam }) =>
      listMedia({ ...kind, search, ...(pageParam ? { cursor: pageParam } : {}) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    placeholderData: (before) => before,
  });
  const files = found.data?.pages.flatMap(({ media }) => media) ?? [];
  const only = onlyFound(files, found);
  return (
    <FileDrop take={mayChange ? (given) => uploads.add(given) : null}>
      <SearchField
        label={messages.searchMedia}
        value={search}
        isFirst
        change={setSearch}
        chooseOnly={only && (() => choose(only))}
      />
      {mayChange && (
        <div className="row uploading">
          <UploadButton
            label={words.uploadFiles}
            onlyPictures={onlyPictures}
            take={(given) => uploads.add(given)}
          />
          <small>{words.dropHere}</small>
        </div>
      )}
      <UploadList uploads={uploads} list={list} />
      {found.isError && <Failed fault={found.error} again={() => found.refetch()} />}
      <ul className="files" aria-busy={found.isFetching}>
        {files.map((file) => (
          <li key={file.id}>
            <Button onPress={() => choose(file)}>
              <Small file={file} />
              <span>{file.filename}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">
        {found.isSuccess &&
          files.length === 0 &&
          (search === '' ? messages.noMedia : messages.nothingFound)}
      </p>
      {found.hasNextPage && (
        <Button className="quiet" onPress={() => found.fetchNextPage()}>
          {messages.more}
        </Button>
      )}
    </FileDrop>
  );
}

function Small({ file }: { file: MediaFile }) {
  const address = thumbnailOf(file);
  return address && <SmallPicture address={address} />;
}
