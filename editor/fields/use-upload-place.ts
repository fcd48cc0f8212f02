import type { Path } from '@farol/content-model';
import { useContext } from 'react';
import { WithinDocument } from '../live/people-here.tsx';
import { useFieldContext } from './field-context.tsx';
import { type UploadPlace, uploadPlaceAt } from './upload-place.ts';

export function useUploadPlace(path: Path): UploadPlace {
  const id = useContext(WithinDocument);
  return uploadPlaceAt(id, useFieldContext(), path);
}
