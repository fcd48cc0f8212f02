import type { ReactNode } from 'react';
import type { MediaFile } from '../api/media.ts';
import { useWords } from '../messages/messages.tsx';
import { TakingFiles, UploadButton } from './taking-files.tsx';
import { UploadList } from './upload-list.tsx';
import { useMayChangeMedia, useUploads } from './use-uploads.ts';
import { mediaWords } from './words.ts';

interface UploadedHereProps {
  onlyPictures?: boolean;
  /** Called with each file that was dropped here, pasted or chosen from the device. */
  taken(media: MediaFile): void;
  /** Given the button, and how far an upload is. */
  children(uploading: ReactNode): ReactNode;
}

/** A field that takes a file where it is needed. */
export function UploadedHere({ onlyPictures = false, taken, children }: UploadedHereProps) {
  const words = useWords(mediaWords);
  const mayChange = useMayChangeMedia();
  const { uploads, list } = useUploads(taken);
  const take = (files: File[]) => uploads.add(files);
  if (!mayChange) return children(null);
  return (
    <TakingFiles take={take}>
      {children(
        <>
          <div className="row uploading">
            <UploadButton label={words.upload} onlyPictures={onlyPictures} isSingle take={take} />
            <small>{onlyPictures ? words.dropOne : words.dropHere}</small>
          </div>
          {/* What has come stands in the field. */}
          <UploadList uploads={uploads} list={list.filter(({ state }) => state !== 'done')} />
        </>,
      )}
    </TakingFiles>
  );
}
