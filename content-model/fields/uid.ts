import { defaults, type FieldKind } from './kind.ts';

/** Stored beside the document's data and queried there. */
export const uid: FieldKind = {
  ...defaults,
  values: () => [],
  isSearched: true,
  isFetched: false,
};
