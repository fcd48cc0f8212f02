import { type Path, valueAt } from '@farol/content-model';
import { fieldNameOf, type ItemNumbers, pathOfField } from '../screens/comments/field-name.ts';
import type { FieldContext } from './field-context.tsx';
import { type KeyedItems, keysAfter } from './item-keys.ts';

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
  const numbers = keysIn(id);
  const name = fieldNameOf(document.written, path, numbers);
  return {
    place: `${id}/${name}`,
    write(changed) {
      const { written } = document;
      const now = pathOfField(written, name, numbers);
      if (now && !isOnlyToRead) document.write(now, changed(valueAt(written, now)));
    },
  };
}

/** The items of each list as last seen, with keys that follow them. */
const seen = new Map<string, KeyedItems>();

function keysIn(document: string): ItemNumbers {
  const keysOf = (list: string, items: readonly unknown[]) => {
    const place = `${document}/${list}`;
    const keyed = keysAfter(seen.get(place) ?? { items: [], keys: [] }, items);
    seen.set(place, keyed);
    return keyed.keys;
  };
  return {
    numberOf: (list, items, index) => keysOf(list, items)[index] ?? -1,
    indexOf: (list, items, key) => keysOf(list, items).indexOf(key),
  };
}
