import { type Path, valueAt } from '@farol/content-model';
import { fieldNameOf, pathOfField } from '../screens/comments/field-name.ts';
import type { FieldContext } from './field-context.tsx';

/** Where the uploads of a field are kept while it is not shown, and where they are written once they are done. */
export interface UploadPlace {
  /** Undefined within items of a group, which have no id by which they could be found again once they were moved. */
  place: string | undefined;
  /** Changes the value of the field where it is by then; nothing if it is gone. */
  write(changed: (value: unknown) => unknown): void;
}

type Opened = Pick<FieldContext, 'document' | 'isOnlyToRead'>;

export function uploadPlaceAt(
  id: string,
  { document, isOnlyToRead }: Opened,
  path: Path,
): UploadPlace {
  const name = fieldNameOf(document.written, path);
  return {
    place: /\/\d+(\/|$)/.test(name) ? undefined : `${id}/${name}`,
    write(changed) {
      const { written } = document;
      const now = pathOfField(written, name);
      if (now && !isOnlyToRead) document.write(now, changed(valueAt(written, now)));
    },
  };
}
