import { type Path, pathText } from '@farol/content-model';
import { useContext } from 'react';
import { WithinDocument } from '../live/people-here.tsx';
import { placeOfPath } from '../screens/preview/place.ts';
import { useFieldContext } from './field-context.tsx';

/**
 * Where the uploads of a field are kept while it is not shown. Undefined within items of a group, which have no id by
 * which they could be found again once they were moved.
 */
export function useUploadPlace(path: Path): string | undefined {
  const id = useContext(WithinDocument);
  const { document } = useFieldContext();
  const place = placeOfPath(pathText(path), id, document.written.data);
  return place.field.includes('[') ? undefined : JSON.stringify(place);
}
