/** As models write it; only some kinds look into it. */
export interface FieldModel {
  readonly config?: unknown;
}

export type FieldValue = string | number | boolean | GeoPoint;

export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** What is known of a kind of field from its value alone, without files, other documents or models of sections. */
export interface FieldKind {
  /** Of a field that is one plain thing; the others are checked part by part. */
  readonly check?: {
    readonly expected: string;
    fits(value: unknown, model: FieldModel): boolean;
    /** As a value that fits is kept, where that is not as it came. */
    stored?(value: unknown): unknown;
  };
  /** As the Content API writes what is stored, and what it writes where nothing is. */
  write?(stored: unknown, model: FieldModel): unknown;
  /** The texts in it that a reader can see. */
  texts?(stored: unknown): Iterable<string>;
  /** What of it queries compare: nothing where it is empty. Without this, no query may speak of it. */
  values?(stored: unknown, model: FieldModel): readonly FieldValue[];
  /** What a query asks for, as it is compared with these; null where it can equal none of them. */
  asked(value: unknown): FieldValue | null;
  /** What queries may do with it. */
  readonly isCompared: boolean;
  readonly isSearched: boolean;
  /** Whether `fetchLinks` can bring it along. */
  readonly isFetched: boolean;
}

/** A kind of which nothing is special: most say otherwise in a word or two. */
export const ordinary = {
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
