import type {
  ArticleListSlice,
  CallToActionSlice,
  ContactSlice,
  FiguresSlice,
  FinderDoorsSlice,
  GallerySlice,
  HeroSlice,
  LogosSlice,
  ProgramListSlice,
  QuestionsSlice,
  QuotesSlice,
  StepsSlice,
  TableSlice,
  TeamSlice,
  TextSlice,
  TextWithPictureSlice,
  VideoSlice,
} from '@farol/content-model';
import type { PageContext } from '../contract/page.ts';

export type AnySlice =
  | ArticleListSlice
  | CallToActionSlice
  | ContactSlice
  | FiguresSlice
  | FinderDoorsSlice
  | GallerySlice
  | HeroSlice
  | LogosSlice
  | ProgramListSlice
  | QuestionsSlice
  | QuotesSlice
  | StepsSlice
  | TableSlice
  | TeamSlice
  | TextSlice
  | TextWithPictureSlice
  | VideoSlice;

export type SliceKind = AnySlice['slice_type'];
export type SliceOf<Kind extends SliceKind> = Extract<AnySlice, { slice_type: Kind }>;

/** What a slice's component is given. */
export interface SliceProperties<Slice extends AnySlice> {
  slice: Slice;
  context: PageContext;
  /** It opens the page: its title is the page's, its picture is loaded at once. */
  first?: boolean | undefined;
}

/** What editors may try, and tests and the gallery show. */
export interface Example<Slice extends AnySlice> {
  name: string;
  primary: Slice['primary'];
}
