import { isRecord, type Path, pathText, valueAt } from '@farol/content-model';
import type { MediaFile } from '../api/media.ts';
import { type ArrivedFile, arrivedFiles } from '../media/arrived-files.ts';
import type { FieldContext } from './field-context.tsx';
import { fieldNameOf, pathOfField } from './field-name.ts';
import { keysIn } from './item-keys.ts';

/** Where the uploads of a field are kept while it is not shown, and what becomes of them. */
export interface UploadPlace {
  place: string;
  /** To be called when files are given to the field. */
  given(): void;
  /** Writes the file into the field where it is by then, once the page is open. */
  arrived(media: Pick<MediaFile, 'filename'>, withFile: (value: unknown) => unknown): void;
  failed(filename: string): void;
}

type Opened = Pick<FieldContext, 'document' | 'isOnlyToRead'>;

/** What the fields showed that files are on their way to, by place: what was chosen since then is not overwritten. */
const shown = new Map<string, unknown>();

export function uploadPlaceAt(
  page: string,
  { document }: Pick<Opened, 'document'>,
  path: Path,
  isListedWith: ArrivedFile['isListedWith'] = () => true,
): UploadPlace {
  const field = fieldNameOf(document.written, path, keysIn(page));
  const place = placeOf(page, field);
  const at = () => ({
    ...{ page, title: document.written.title, field, path: pathText(path) },
    isListedWith,
  });
  return {
    place,
    given() {
      const { written } = document;
      const now = pathOfField(written, field, keysIn(page));
      shown.set(place, now && shownBy(valueAt(written, now)));
    },
    arrived: ({ filename }, withFile) => arrivedFiles.add({ ...at(), filename, withFile }),
    failed: (filename) => arrivedFiles.add({ ...at(), filename, withFile: null }),
  };
}

/** Has an open page receive its files; returns a function that ends this. */
export function receiveFiles(page: string, { document, isOnlyToRead }: Opened): () => void {
  const close = arrivedFiles.openPage(
    page,
    ({ field, hindrance, withFile, isListedWith }, isAskedFor) => {
      const { written } = document;
      const place = placeOf(page, field);
      const path = pathOfField(written, field, keysIn(page));
      if (withFile && isOnlyToRead) return 'only to read';
      if (!path) return 'gone';
      const now = valueAt(written, path);
      if (!withFile) return isListedWith(now) ? null : 'filled';
      const isFilled = hindrance === 'filled' || shownBy(now) !== shown.get(place);
      if (isFilled && !isAskedFor) return 'filled';
      const value = withFile(now);
      shown.set(place, shownBy(value));
      document.write(path, value);
      return null;
    },
  );
  // An item that was removed may come back.
  const stop = document.subscribe(() => arrivedFiles.settle(page));
  return () => {
    stop();
    close();
  };
}

const placeOf = (page: string, field: string) => `${page}/${field}`;

/** The file, page or address that a picture or link leads to, without its text and description. */
const shownBy = (value: unknown): unknown =>
  isRecord(value) ? (value.id ?? value.url ?? value.link_type) : undefined;
