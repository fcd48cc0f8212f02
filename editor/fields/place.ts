import { isRecord } from '@farol/content-model';
import type { TypeModel } from '../models/model.ts';

/** A place on the page; slices are identified by id, which stays when they are moved. */
export interface Place {
  document: string;
  slice: string | null;
  /** `data.title`, or `primary.title` in a slice; empty for a whole slice. */
  field: string;
}

type Data = Readonly<Record<string, unknown>>;

/** The path of a place in the form: `data.slices[2].primary.title`. */
export function pathOfPlace({ slice, field }: Place, data: Data): string | null {
  if (slice === null) return field;
  for (const [zone, value] of Object.entries(data)) {
    const index = slicesIn(value).findIndex(({ id }) => id === slice);
    if (index >= 0) return [`data.${zone}[${index}]`, field].filter(Boolean).join('.');
  }
  return null;
}

/** The place of a path in the form. */
export function placeOfPath(path: string, document: string, data: Data): Place {
  const [, zone = '', index = '', field = ''] = /^data\.([^.[]+)\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  const id = slicesIn(data[zone])[Number(index)]?.id;
  return typeof id === 'string' && id !== ''
    ? { document, slice: id, field }
    : { document, slice: null, field: path };
}

/** The index of the type's tab that contains a path; 0 if none does. */
export function tabOf(path: string, { json }: Pick<TypeModel, 'json'>): number {
  const name = /^data\.([^.[]+)/.exec(path)?.[1] ?? '';
  return Math.max(
    0,
    Object.values(json).findIndex((fields) => Object.hasOwn(fields, name)),
  );
}

/** Entries that are not slices become empty objects: group items have no id. */
function slicesIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value)
    ? value.map((each) => (isRecord(each) && 'slice_type' in each ? each : {}))
    : [];
}
