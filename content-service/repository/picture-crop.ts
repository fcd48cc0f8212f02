import { type CroppedFile, isRecord, own, readCropNow } from '@farol/content-model';

interface DescribedFile extends CroppedFile {
  readonly descriptions?: Readonly<Record<string, string>>;
}

type FileOf = (id: string) => DescribedFile | undefined;

/**
 * Stored data with every picture's crop in Prismic's form and, if a language is given, with the file's description
 * in that language.
 */
export function withReadCrops(
  data: Readonly<Record<string, unknown>>,
  file: FileOf,
  lang: string | null = null,
): Record<string, unknown> {
  const nested = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, readWithin(value, file, lang)]),
  );
  const isPicture = isRecord(data.dimensions) && isRecord(data.edit);
  const pictureFile = isPicture && typeof data.id === 'string' ? file(data.id) : undefined;
  if (!pictureFile) return nested;
  const { rect: _, croppedFrom: __, ...rest } = nested;
  const description =
    lang !== null && typeof data.alt !== 'string' && own(pictureFile.descriptions ?? {}, lang);
  const { edit, dimensions, rect } = readCropNow(data, pictureFile);
  return {
    ...rest,
    ...(description && { alt: description }),
    dimensions,
    edit: { ...(isRecord(data.edit) && data.edit), ...edit },
    ...(rect && { rect }),
  };
}

function readWithin(value: unknown, file: FileOf, lang: string | null): unknown {
  if (Array.isArray(value)) return value.map((item) => readWithin(item, file, lang));
  return isRecord(value) ? withReadCrops(value, file, lang) : value;
}
