import type { Path } from '@farol/content-model';
import { useContext, useEffect } from 'react';
import type { EditedDocument } from '../document/edited-document.ts';
import { WithinDocument } from '../live/people-here.tsx';
import { type ArrivedFile, arrivedFiles } from '../media/arrived-files.ts';
import { askAbout } from '../unsaved.ts';
import { useFieldContext } from './field-context.tsx';
import { receiveFiles, type UploadPlace, uploadPlaceAt } from './upload-place.ts';

// It is not told again which page waits for which file.
askAbout('pages', () => arrivedFiles.waitingForPage().map(({ title }) => title));

export function useUploadPlace(
  path: Path,
  isListedWith?: ArrivedFile['isListedWith'],
): UploadPlace {
  const id = useContext(WithinDocument);
  return uploadPlaceAt(id, useFieldContext(), path, isListedWith);
}

/** Writes the files that were given to fields of a page, also those that arrived while it was not open. */
export function useReceivedFiles(
  page: string,
  document: EditedDocument,
  isOnlyToRead: boolean,
): void {
  useEffect(() => receiveFiles(page, { document, isOnlyToRead }), [page, document, isOnlyToRead]);
}
