import type { ReactNode } from 'react';
import type { MediaFile } from '../api/media.ts';
import { useWords } from '../messages/messages.tsx';
import { FileDrop, UploadButton } from './file-drop.tsx';
import { UploadList } from './upload-list.tsx';
import { useMayChangeMedia, useUploads } from './use-uploads.ts';
import { mediaWords } from './words.ts';

interface UploadFieldProps {
  /** Where its uploads are listed again once it is shown again. */
  place: string | undefined;
  onlyPictures?: boolean;
  /** Called with each file that was uploaded here: dropped, pasted or chosen from the device. */
  taken(media: MediaFile): void;
  /** Renders the field with the upload button and the progress. */
  children(uploading: ReactNode): ReactNode;
}

/** A field that accepts files by dropping, pasting and choosing. */
export function UploadField({ place, onlyPictures = false, taken, children }: UploadFieldProps) {
  const words = useWords(mediaWords);
  const mayChange = useMayChangeMedia();
  const { uploads, list } = useUploads({ place, onDone: taken });
  const take = (files: File[]) => uploads.add(files);
  if (!mayChange) return children(null);
  return (
    <FileDrop take={take}>
      {children(
        <>
          <div className="row uploading">
            <UploadButton label={words.upload} onlyPictures={onlyPictures} isSingle take={take} />
            <small>{onlyPictures ? words.dropOne : words.dropHere}</small>
          </div>
          {/* Finished uploads are shown by the field. */}
          <UploadList uploads={uploads} list={list.filter(({ state }) => state !== 'done')} />
        </>,
      )}
    </FileDrop>
  );
}
