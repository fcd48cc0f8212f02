import { type FieldKind, ordinary } from './kind.ts';

/** It stands beside the data of its document, which is asked for it. */
export const uid: FieldKind = {
  ...ordinary,
  values: () => [],
  isSearched: true,
  isFetched: false,
};
