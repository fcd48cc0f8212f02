import { examples as articleList } from './ArticleList/examples.ts';
import { examples as callToAction } from './CallToAction/examples.ts';
import { examples as contact } from './Contact/examples.ts';
import { examples as figures } from './Figures/examples.ts';
import { examples as finderDoors } from './FinderDoors/examples.ts';
import { examples as gallery } from './Gallery/examples.ts';
import { examples as hero } from './Hero/examples.ts';
import { examples as logos } from './Logos/examples.ts';
import { examples as programList } from './ProgramList/examples.ts';
import { examples as questions } from './Questions/examples.ts';
import { examples as quotes } from './Quotes/examples.ts';
import { examples as steps } from './Steps/examples.ts';
import type { AnySlice, Example, SliceKind, SliceOf } from './slice.ts';
import { examples as table } from './Table/examples.ts';
import { examples as team } from './Team/examples.ts';
import { examples as text } from './Text/examples.ts';
import { examples as textWithPicture } from './TextWithPicture/examples.ts';
import { examples as video } from './Video/examples.ts';

/** The examples of every slice: what the gallery shows and the tests render. */
export const exampleSlices: { [Kind in SliceKind]: readonly Example<SliceOf<Kind>>[] } = {
  article_list: articleList,
  call_to_action: callToAction,
  contact,
  figures,
  finder_doors: finderDoors,
  gallery,
  hero,
  logos,
  program_list: programList,
  questions,
  quotes,
  steps,
  table,
  team,
  text,
  text_with_picture: textWithPicture,
  video,
};

export interface NamedExample {
  name: string;
  slice: AnySlice;
}

/** Every example as a slice of a document. */
export function namedExamples(): NamedExample[] {
  return Object.entries(exampleSlices).flatMap(([kind, examples]) =>
    examples.map(({ name, primary }, index) => ({
      name: `${kind}: ${name}`,
      // The table above says which fields belong to which kind; taking it apart, the compiler forgets.
      slice: {
        id: `${kind}-${index}`,
        slice_type: kind,
        slice_label: null,
        variation: 'default',
        version: 'initial',
        items: [],
        primary,
      } as AnySlice,
    })),
  );
}

/** One example as a slice of its kind. */
export function exampleSlice<Kind extends SliceKind>(kind: Kind, index = 0): AnySlice {
  const found = namedExamples().find(({ slice }) => slice.id === `${kind}-${index}`);
  if (!found) throw new Error(`There is no example ${index} of the slice ${kind}.`);
  return found.slice;
}
