import { isRecord } from '@farol/content-model';

/** The ids of documents and files on the other side. */
export interface Ids {
  document(id: string): string | undefined;
  file(id: string): string | undefined;
}

/**
 * Replaces ids by those of the other side. A link to an unknown document stays, as broken as before; a file that was
 * not moved along is left out.
 */
export function mapIds(value: unknown, ids: Ids): unknown {
  if (Array.isArray(value))
    return value.map((each) => mapIds(each, ids)).filter((each) => each !== null);
  if (!isRecord(value)) return value;
  const mapped: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapIds(each, ids)]),
  );
  if (value.type === 'hyperlink' && mapped.data === null) return null;
  const { id } = value;
  if (typeof id !== 'string') return mapped;
  if (value.link_type === 'Document') return { ...mapped, id: ids.document(id) ?? id };
  if (value.link_type !== 'Media' && !isPicture(value)) return mapped;
  const file = ids.file(id);
  return file === undefined ? null : { ...mapped, id: file };
}

/** Pictures have `dimensions` and `edit`; slices, which have ids too, have neither. */
export function isPicture(value: Record<string, unknown>): boolean {
  return isRecord(value.dimensions) && isRecord(value.edit) && typeof value.id === 'string';
}

/** The documents the data links to. */
export function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isRecord(value)) return [];
  const target = value.link_type === 'Document' && typeof value.id === 'string' ? [value.id] : [];
  return [...target, ...Object.values(value).flatMap(linksIn)];
}
