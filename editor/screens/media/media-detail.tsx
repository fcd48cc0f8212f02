import { Button } from 'react-aria-components';
import { type MediaFile, replaceMedia } from '../../api/media.ts';
import { PeopleHere, usePresenceAt } from '../../live/people-here.tsx';
import { AutosavedText, maxLetters } from '../../media/autosaved-text.tsx';
import { isCuttable } from '../../media/cropped.tsx';
import { Descriptions, useChangeMedia } from '../../media/descriptions.tsx';
import { FileDrop, UploadButton } from '../../media/file-drop.tsx';
import { withoutHeic } from '../../media/heic.ts';
import { UploadList } from '../../media/upload-list.tsx';
import { useMediaFile } from '../../media/use-media-file.ts';
import { useMayChangeMedia, useUploads } from '../../media/use-uploads.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useNames } from '../../person/names.ts';
import { CutPicture } from './cut-picture.tsx';
import { DeleteMedia } from './delete-media.tsx';
import { FocusOfFile } from './focus-of-file.tsx';
import { sizeInPixels, useSize } from './media-files.tsx';
import { UsedIn } from './used-in.tsx';
import { mediaScreenWords } from './words.ts';

/** A file: its descriptions, where it is used, and the actions on it. */
export function MediaDetail({ id, close }: { id: string; close(): void }) {
  const messages = useMessages();
  const file = useMediaFile(id);
  return (
    <aside className="media-detail" aria-label={file.data?.filename ?? messages.loading}>
      <Button className="quiet" onPress={close}>
        {messages.close}
      </Button>
      {file.isPending && <Loading />}
      {file.isError && <Failed fault={file.error} again={() => file.refetch()} />}
      {file.data && <OneFile file={file.data} close={close} />}
    </aside>
  );
}

function OneFile({ file, close }: { file: MediaFile; close(): void }) {
  const words = useWords(mediaScreenWords);
  const mayChange = useMayChangeMedia();
  const change = useChangeMedia(file);
  usePresenceAt(`media/${file.id}`);
  const isPicture = file.kind === 'image';
  const text = (name: 'credits' | 'notes', label: string) => (
    <AutosavedText
      file={file}
      label={label}
      value={file[name] ?? ''}
      most={maxLetters}
      isDisabled={!mayChange}
      save={(written) => change({ [name]: written || null })}
    />
  );
  return (
    <>
      <h2>{file.filename}</h2>
      <PeopleHere place={`media/${file.id}`} />
      <About file={file} />
      {isPicture && !isCuttable(file) && <img src={file.url} alt="" />}
      {isCuttable(file) && <FocusOfFile file={file} />}
      {isPicture && <Descriptions file={file} />}
      {text('credits', words.credit)}
      <AutosavedText
        file={file}
        label={words.tags}
        help={words.tagsHelp}
        value={file.tagNames.join(', ')}
        isDisabled={!mayChange}
        save={(written) => change({ tags: tagsIn(written) })}
      />
      {text('notes', words.notes)}
      <UsedIn id={file.id} />
      {mayChange && (
        <>
          <Replace file={file} />
          {isCuttable(file) && <CutPicture file={file} />}
          <DeleteMedia file={file} done={close} />
        </>
      )}
    </>
  );
}

function tagsIn(written: string): string[] {
  return [...new Set(written.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

function About({ file }: { file: MediaFile }) {
  const words = useWords(mediaScreenWords);
  const when = useTimeFormat();
  const nameOf = useNames();
  const size = useSize();
  return (
    <p className="about">
      {[
        sizeInPixels(file),
        size(file.size),
        words.addedBy(nameOf(file.uploader), when(file.createdAt)),
      ]
        .filter(Boolean)
        .join(' · ')}{' '}
      <a href={file.url} target="_blank" rel="noreferrer">
        {words.download}
      </a>
    </p>
  );
}

/** Replaces the file's content, on every page at once. */
function Replace({ file }: { file: MediaFile }) {
  const words = useWords(mediaScreenWords);
  const { uploads, list } = useUploads({
    place: `media ${file.id}`,
    send: async (given, sending) => replaceMedia(file.id, await withoutHeic(given), sending),
  });
  const take = ([first]: File[]) => first && uploads.add([first]);
  return (
    <FileDrop take={take} className="replace">
      <div className="row">
        <UploadButton
          label={words.replace}
          take={take}
          isSingle
          onlyPictures={file.kind === 'image'}
        />
        <small>{words.replaceHelp}</small>
      </div>
      <UploadList uploads={uploads} list={list} />
      {file.earlier.length > 0 && (
        <details>
          <summary>{`${words.earlier} (${file.earlier.length})`}</summary>
          <ul>
            {file.earlier.map(({ address, filename }) => (
              <li key={address}>
                <a href={`/media/${address}`} target="_blank" rel="noreferrer">
                  {filename}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </FileDrop>
  );
}
