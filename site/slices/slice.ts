import type { AllDocumentTypes } from '@farol/content-model';
import type { SliceZone } from '@prismicio/client';
import type { PageContext } from '../contract/page.ts';

type SlicesIn<Data> = Data extends { slices: SliceZone<infer Slice> } ? Slice : never;

/** Any slice of any document type. */
export type AnySlice = SlicesIn<AllDocumentTypes['data']>;

export type SliceKind = AnySlice['slice_type'];
export type SliceOf<Kind extends SliceKind> = Extract<AnySlice, { slice_type: Kind }>;

/** What a slice's component is given. */
export interface SliceProperties<Slice extends AnySlice> {
  slice: Slice;
  context: PageContext;
  /** It opens the page: its title is the page's, and its picture is loaded eagerly. */
  first?: boolean | undefined;
}

/** An example for tests and the gallery. */
export interface Example<Slice extends AnySlice> {
  name: string;
  primary: Slice['primary'];
}
