import { type FieldKind, ordinary } from './kind.ts';

/** Stored beside the document's data and queried there. */
export const uid: FieldKind = {
  ...ordinary,
  values: () => [],
  isSearched: true,
  isFetched: false,
};
