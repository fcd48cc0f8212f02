import type { ReactNode } from 'react';
import type { MediaFile } from '../api/media.ts';
import { useWords } from '../messages/messages.tsx';
import { FileDrop, UploadButton } from './file-drop.tsx';
import { UploadList } from './upload-list.tsx';
import { useMayChangeMedia, useUploads } from './use-uploads.ts';
import { mediaWords } from './words.ts';

interface UploadFieldProps {
  /** Where its uploads are listed again once it is shown again. */
  place?: string | undefined;
  /** Called when files are dropped, pasted or chosen from the device. */
  given?: (() => void) | undefined;
  onlyPictures?: boolean;
  /** Called with each file that was uploaded here. */
  taken(media: MediaFile): void;
  /** Called with the name of each file that could not be uploaded. */
  failed?: ((filename: string) => void) | undefined;
  /** Renders the field with the upload button and the progress. */
  children(uploading: ReactNode): ReactNode;
}

/** A field that accepts files by dropping, pasting and choosing. */
export function UploadField(props: UploadFieldProps) {
  const { place, onlyPictures = false, given, taken, failed, children } = props;
  const words = useWords(mediaWords);
  const mayChange = useMayChangeMedia();
  const { uploads, list } = useUploads({
    place,
    onDone: taken,
    onFailed: failed,
    atOnce: 1,
  });
  const take = (files: File[]) => {
    given?.();
    uploads.add(files);
  };
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
          <UploadList uploads={uploads} list={list} isWithoutDone />
        </>,
      )}
    </FileDrop>
  );
}
