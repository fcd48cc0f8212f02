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

const unfinished = new Set<Uploads>();

// A closed page sends nothing more, and nothing here would tell that a file is missing.
addEventListener('beforeunload', (event) => {
  if (unfinished.size > 0) event.preventDefault();
});

/** Uploads that go on where their list is not on the page any more. */
function withWarning(uploads: Uploads): Uploads {
  uploads.subscribe(() => {
    if (uploads.isSending) unfinished.add(uploads);
    else unfinished.delete(uploads);
  });
  return uploads;
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
  const [uploads] = useState(() =>
    withWarning(
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
    ),
  );
  return { uploads, list: useSyncExternalStore(uploads.subscribe, uploads.list) };
}

/** Whether the signed-in person may upload and describe files; the service enforces it. */
export function useMayChangeMedia(): boolean {
  return useMayPublish();
}
