import { type Path, valueAt } from '@farol/content-model';
import type { FieldContext } from './field-context.tsx';
import { fieldNameOf, pathOfField } from './field-name.ts';
import { keysIn } from './item-keys.ts';

/** Where the uploads of a field are kept while it is not shown, and where they are written once they are done. */
export interface UploadPlace {
  place: string;
  /** Changes the value of the field where it is by then; nothing if it is gone. */
  write(changed: (value: unknown) => unknown): void;
}

type Opened = Pick<FieldContext, 'document' | 'isOnlyToRead'>;

export function uploadPlaceAt(
  id: string,
  { document, isOnlyToRead }: Opened,
  path: Path,
): UploadPlace {
  const keysOf = keysIn(id);
  const name = fieldNameOf(document.written, path, keysOf);
  return {
    place: `${id}/${name}`,
    write(changed) {
      const { written } = document;
      const now = pathOfField(written, name, keysOf);
      if (now && !isOnlyToRead) document.write(now, changed(valueAt(written, now)));
    },
  };
}
