import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { type MediaFile, uploadMedia } from '../api/media.ts';
import { useMayPublish } from '../screens/use-may-publish.ts';
import { withoutHeic } from './heic.ts';
import { type Upload, Uploads, type UploadsOptions } from './uploads.ts';

interface UsedUploads {
  uploads: Uploads;
  list: readonly Upload[];
}

/** Uploads files, and refetches the media lists after each. */
export function useUploads(
  onDone: (media: MediaFile) => void = () => {},
  tags: readonly string[] = [],
  send: UploadsOptions['send'] = async (file, key, progress) =>
    uploadMedia(await withoutHeic(file), tags, key, progress),
): UsedUploads {
  const queries = useQueryClient();
  const latest = useRef({ onDone, send });
  latest.current = { onDone, send };
  const [uploads] = useState(
    () =>
      new Uploads({
        get send() {
          return latest.current.send;
        },
        onDone(media) {
          void queries.invalidateQueries({ queryKey: ['media', 'list'] });
          // It may have replaced the content of a file that is shown.
          void queries.invalidateQueries({ queryKey: ['media', 'one', media.id] });
          latest.current.onDone(media);
        },
      }),
  );
  return { uploads, list: useSyncExternalStore(uploads.subscribe, uploads.list) };
}

/** Whether the signed-in person may upload and describe files; the service enforces it. */
export function useMayChangeMedia(): boolean {
  return useMayPublish();
}
