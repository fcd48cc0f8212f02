import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type MediaFile, uploadMedia } from '../api/media.ts';
import { onLeft } from '../api/session.ts';
import { useMayPublish } from '../person/use-may-publish.ts';
import { askAbout } from '../unsaved.ts';
import { withoutHeic } from './heic.ts';
import { filesOnTheirWay, forgetUploads, leaveUploadsAt, uploadsAt } from './kept-uploads.ts';
import type { Upload, Uploads, UploadsOptions } from './uploads.ts';

interface UsedUploads {
  uploads: Uploads;
  list: readonly Upload[];
}

askAbout('files', filesOnTheirWay);
onLeft(forgetUploads);

interface UploadsHere {
  /** Where they are listed, also after leaving it and coming back; without one, only as long as it is shown. */
  place?: string | undefined;
  onDone?(media: MediaFile): void;
  onFailed?: UploadsOptions['onFailed'] | undefined;
  tags?: readonly string[];
  send?: UploadsOptions['send'];
  atOnce?: UploadsOptions['atOnce'];
}

/** Uploads files, and refetches the media lists after each. */
export function useUploads({
  onDone,
  onFailed,
  tags = [],
  send = sendWith(tags),
  atOnce,
  ...at
}: UploadsHere): UsedUploads {
  const queries = useQueryClient();
  const [unnamed] = useState(() => crypto.randomUUID());
  const place = at.place ?? unnamed;
  const uploads = uploadsAt(place, {
    ...{ send, atOnce },
    onDone(media) {
      void queries.invalidateQueries({ queryKey: ['media', 'list'] });
      // It may have replaced the content of a file that is shown.
      void queries.invalidateQueries({ queryKey: ['media', 'one', media.id] });
      onDone?.(media);
    },
    onFailed: (filename) => onFailed?.(filename),
  });
  useEffect(() => () => leaveUploadsAt(place, place === unnamed), [place, unnamed]);
  return { uploads, list: useSyncExternalStore(uploads.subscribe, uploads.list) };
}

function sendWith(tags: readonly string[]): UploadsOptions['send'] {
  return async (file, sending) => uploadMedia(await withoutHeic(file), tags, sending);
}

/** Whether the signed-in person may upload and describe files; the service enforces it. */
export function useMayChangeMedia(): boolean {
  return useMayPublish();
}
