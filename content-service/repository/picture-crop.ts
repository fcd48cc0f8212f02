import { type CroppedFile, readCropNow } from '@farol/content-model';
import { isRecord } from './stored-data.ts';

type FileOf = (id: string) => CroppedFile | undefined;

/** Data as they are stored, with every picture's crop said as others understand it. */
export function withReadCrops(
  data: Readonly<Record<string, unknown>>,
  file: FileOf,
): Record<string, unknown> {
  const all = Object.fromEntries(
    Object.entries(data).map(([name, each]) => [name, readWithin(each, file)]),
  );
  const isPicture = isRecord(data.dimensions) && isRecord(data.edit);
  const found = isPicture && typeof data.id === 'string' ? file(data.id) : undefined;
  if (!found) return all;
  const { rect: _, croppedFrom: __, ...rest } = all;
  const { edit, dimensions, rect } = readCropNow(data, found);
  return {
    ...rest,
    dimensions,
    edit: { ...(isRecord(data.edit) && data.edit), ...edit },
    ...(rect && { rect }),
  };
}

function readWithin(value: unknown, file: FileOf): unknown {
  if (Array.isArray(value)) return value.map((each) => readWithin(each, file));
  return isRecord(value) ? withReadCrops(value, file) : value;
}
