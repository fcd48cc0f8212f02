import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { listMedia, type MediaFile, smallOf } from '../api/service.ts';
import { useMessages } from '../messages/messages.tsx';
import { Choosing } from '../screens/choosing.tsx';

/** How many are shown at once; a search finds the others. */
const MOST_SHOWN = 120;

export function useMedia() {
  return useQuery({ queryKey: ['media'], queryFn: ({ signal }) => listMedia(signal) });
}

interface ChosenFileProps {
  id: string | null;
  onlyPictures?: boolean;
  choose(id: string, file: MediaFile): void;
}

/** The file that is linked or shown, and what chooses another one. */
export function ChosenFile({ id, onlyPictures = false, choose }: ChosenFileProps) {
  const messages = useMessages();
  const media = useMedia();
  const file = media.data?.media.find((each) => each.id === id);
  const title = onlyPictures ? messages.choosePicture : messages.chooseFile;
  return (
    <div className="chosen">
      {file && <Small file={file} />}
      <span>{file?.filename ?? (id === null ? messages.empty : id)}</span>
      <Choosing title={title} label={id === null ? messages.choose : messages.change}>
        {(close) => (
          <Files
            files={(media.data?.media ?? []).filter(
              ({ kind }) => !onlyPictures || kind === 'image',
            )}
            choose={(chosen) => {
              choose(chosen.id, chosen);
              close();
            }}
          />
        )}
      </Choosing>
    </div>
  );
}

function Files({ files, choose }: { files: MediaFile[]; choose(file: MediaFile): void }) {
  const messages = useMessages();
  const [search, setSearch] = useState('');
  const found = files.filter(({ filename, descriptions }) =>
    [filename, ...Object.values(descriptions)]
      .join(' ')
      .toLowerCase()
      .includes(search.toLowerCase()),
  );
  return (
    <>
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to search.
        autoFocus
        aria-label={messages.searchMedia}
        placeholder={messages.searchMedia}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className="files">
        {found.slice(0, MOST_SHOWN).map((file) => (
          <li key={file.id}>
            <Button onPress={() => choose(file)}>
              <Small file={file} />
              <span>{file.filename}</span>
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{files.length === 0 ? messages.noMedia : messages.nothingFound}</p>}
    </>
  );
}

function Small({ file }: { file: MediaFile }) {
  const address = smallOf(file);
  return address && <img src={address} alt="" loading="lazy" />;
}
