/** A field's definition in a model; only some kinds read it. */
export interface FieldModel {
  readonly config?: unknown;
}

export type FieldValue = string | number | boolean | GeoPoint;

export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** How to handle a kind of field by its value alone, without files, other documents or slice models. */
export interface FieldKind {
  /** For fields with one plain value; the others are checked part by part. */
  readonly check?: {
    readonly expected: string;
    fits(value: unknown, model: FieldModel): boolean;
    /** The stored form of a valid value, where it differs. */
    stored?(value: unknown): unknown;
  };
  /** The Content API's form of a stored value, and of a missing one. */
  write?(stored: unknown, model: FieldModel): unknown;
  /** The texts in it that a reader can see. */
  texts?(stored: unknown): Iterable<string>;
  /** The values that queries compare; none where the field is empty. Without this, the field cannot be queried. */
  values?(stored: unknown, model: FieldModel): readonly FieldValue[];
  /** A query's argument in the form of `values`; null where it can equal none of them. */
  asked(value: unknown): FieldValue | null;
  /** Which queries the kind supports. */
  readonly isCompared: boolean;
  readonly isSearched: boolean;
  /** Whether `fetchLinks` can include it. */
  readonly isFetched: boolean;
}

/** Defaults, of which most kinds override one or two. */
export const defaults = {
  asked: (value: unknown) => (typeof value === 'string' ? value : null),
  isCompared: true,
  isSearched: false,
  isFetched: true,
};

export function textValues(stored: unknown): readonly string[] {
  return typeof stored === 'string' && stored !== '' ? [stored] : [];
}

export function textOrNull(stored: unknown): string | null {
  return typeof stored === 'string' && stored !== '' ? stored : null;
}
