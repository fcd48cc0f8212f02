import { type CroppedFile, isRecord, own, readCropNow } from '@farol/content-model';

interface DescribedFile extends CroppedFile {
  readonly descriptions?: Readonly<Record<string, string>>;
}

type FileOf = (id: string) => DescribedFile | undefined;

/**
 * Data as they are stored, with every picture's crop said as others understand it, and, where a language is named, with
 * what the file says in it.
 */
export function withReadCrops(
  data: Readonly<Record<string, unknown>>,
  file: FileOf,
  lang: string | null = null,
): Record<string, unknown> {
  const all = Object.fromEntries(
    Object.entries(data).map(([name, each]) => [name, readWithin(each, file, lang)]),
  );
  const isPicture = isRecord(data.dimensions) && isRecord(data.edit);
  const found = isPicture && typeof data.id === 'string' ? file(data.id) : undefined;
  if (!found) return all;
  const { rect: _, croppedFrom: __, ...rest } = all;
  const said = lang !== null && typeof data.alt !== 'string' && own(found.descriptions ?? {}, lang);
  const { edit, dimensions, rect } = readCropNow(data, found);
  return {
    ...rest,
    ...(said && { alt: said }),
    dimensions,
    edit: { ...(isRecord(data.edit) && data.edit), ...edit },
    ...(rect && { rect }),
  };
}

function readWithin(value: unknown, file: FileOf, lang: string | null): unknown {
  if (Array.isArray(value)) return value.map((each) => readWithin(each, file, lang));
  return isRecord(value) ? withReadCrops(value, file, lang) : value;
}
