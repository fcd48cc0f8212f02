import { exampleSurroundings } from '../pages/examples.ts';
import { Masthead } from '../pages/masthead.tsx';
import type { Surroundings } from '../pages/page.ts';
import type { FreePage } from '../render/page.tsx';
import { namedExamples } from '../slices/example-slices.ts';
import { OneSlice } from '../slices/index.tsx';

/** Every slice with all its examples, one below the other; development only. */
export const galleryPage: FreePage = {
  head() {
    return {
      title: 'Slices',
      description: 'Every slice with all its examples.',
      image: null,
      structuredData: [],
      noindex: true,
    };
  },
  Body({ around }) {
    const shown = aroundExamples(around);
    return (
      <>
        <Masthead
          title="Slices"
          lead="Every slice with all its examples: one entry, many, long words, something missing."
          around={around}
        />
        {namedExamples().map(({ name, slice }) => (
          <section key={name} aria-label={name}>
            <p className="wrap small muted">{name}</p>
            <OneSlice slice={slice} around={shown} />
          </section>
        ))}
      </>
    );
  },
};

/** The examples' own programs and articles, with the pictures of this site's service. */
function aroundExamples({ settings, messages, language }: Surroundings): Surroundings {
  return exampleSurroundings({ messages, language, settings });
}
