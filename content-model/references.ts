import { isRecord } from './same.ts';

/** A document or file that is linked or shown, and the field that does so. */
export interface Reference {
  kind: 'document' | 'file';
  id: string;
  /** `data.slices[2].primary.picture` */
  path: string;
}

/** All documents and files that a document's data, in stored form, link to or show. */
export function referencesIn(data: unknown): Reference[] {
  const found: Reference[] = [];
  collect(data, 'data', null, found);
  return found;
}

/** The views of a picture show the same file and are not counted again. */
function collect(value: unknown, path: string, shownFile: string | null, found: Reference[]): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      if (mayContain(value[index])) collect(value[index], `${path}[${index}]`, null, found);
    return;
  }
  if (!isRecord(value)) return;
  const reference = referenceOf(value);
  if (reference && reference.id !== shownFile) found.push({ ...reference, path });
  const pictureFile = reference?.kind === 'file' ? reference.id : null;
  for (const name in value)
    if (mayContain(value[name])) collect(value[name], `${path}.${name}`, pictureFile, found);
}

/** Skips values without references, which most are: words, numbers, empty lists of spans. */
function mayContain(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !(Array.isArray(value) && value.length === 0)
  );
}

function referenceOf(value: Readonly<Record<string, unknown>>): Omit<Reference, 'path'> | null {
  const { id, link_type: linkType } = value;
  if (typeof id !== 'string') return null;
  if (linkType === 'Document') return { kind: 'document', id };
  if (linkType === 'Media' || isRecord(value.dimensions)) return { kind: 'file', id };
  return null;
}
