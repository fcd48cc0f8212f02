import { own } from '@farol/content-model';
import type { ReactNode } from 'react';
import type { PageContext } from '../contract/page.ts';
import { BlocksStyle } from '../render/blocks.tsx';
import { OriginMarks } from '../render/origin-marks.tsx';
import { Part } from '../render/parts.tsx';
import { ArticleList } from './ArticleList/article-list.tsx';
import { CallToAction } from './CallToAction/call-to-action.tsx';
import { Contact } from './Contact/contact.tsx';
import { Figures } from './Figures/figures.tsx';
import { FinderDoors } from './FinderDoors/finder-doors.tsx';
import { Gallery } from './Gallery/gallery.tsx';
import { Hero } from './Hero/hero.tsx';
import { Logos } from './Logos/logos.tsx';
import { ProgramList } from './ProgramList/program-list.tsx';
import { Questions } from './Questions/questions.tsx';
import { Quotes } from './Quotes/quotes.tsx';
import { Steps } from './Steps/steps.tsx';
import type { AnySlice, SliceKind, SliceOf, SliceProperties } from './slice.ts';
import { Table } from './Table/table.tsx';
import { Team } from './Team/team.tsx';
import { Text } from './Text/text.tsx';
import { TextWithPicture } from './TextWithPicture/text-with-picture.tsx';
import { Video } from './Video/video.tsx';

type Components = {
  [Kind in SliceKind]: (properties: SliceProperties<SliceOf<Kind>>) => ReactNode;
};

/** The component of each slice. */
export const components: Components = {
  article_list: ArticleList,
  call_to_action: CallToAction,
  contact: Contact,
  figures: Figures,
  finder_doors: FinderDoors,
  gallery: Gallery,
  hero: Hero,
  logos: Logos,
  program_list: ProgramList,
  questions: Questions,
  quotes: Quotes,
  steps: Steps,
  table: Table,
  team: Team,
  text: Text,
  text_with_picture: TextWithPicture,
  video: Video,
};

interface SliceZoneProperties {
  slices: readonly AnySlice[];
  context: PageContext;
  /** The first slice opens the page. */
  opening?: boolean;
}

/** Renders slices in order; types this site does not know are left out. */
export function SliceZone({ slices, context, opening = false }: SliceZoneProperties) {
  return slices.map((slice, index) => (
    <Part key={slice.id ?? index}>
      <OriginMarks slice={slice.id ?? ''} fields={slice.primary}>
        <OneSlice slice={slice} context={context} first={opening && index === 0} />
      </OriginMarks>
    </Part>
  ));
}

export function OneSlice({ slice, context, first }: SliceProperties<AnySlice>) {
  // A slice and its component share a name, which the compiler cannot follow.
  const Component = own<unknown>(components, slice.slice_type) as
    | ((properties: SliceProperties<AnySlice>) => ReactNode)
    | undefined;
  if (!Component) return null;
  return (
    <>
      <BlocksStyle />
      <Component slice={slice} context={context} first={first} />
    </>
  );
}
