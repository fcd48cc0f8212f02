import type { QuotesSlice } from '@farol/content-model';
import type { PageContext } from '../../contract/page.ts';
import { Style } from '../../render/style.tsx';
import { Intro } from '../intro.tsx';
import type { SliceProperties } from '../slice.ts';
import { Postcard } from './postcard.tsx';
import style from './quotes.css?inline';

export function Quotes({ slice, context }: SliceProperties<QuotesSlice>) {
  return (
    <section className="room tint">
      <div className="wrap">
        <Intro title={slice.primary.title} />
        <Postcards stories={slice.primary.quotes} context={context} />
      </div>
    </section>
  );
}

interface PostcardsProperties {
  stories: readonly QuotesSlice['primary']['quotes'][number][];
  context: PageContext;
}

export function Postcards({ stories, context }: PostcardsProperties) {
  return (
    <div className="postcards">
      <Style name="Quotes" css={style} />
      {stories.map((story) => (
        <Postcard key={`${story.name} ${story.quote}`} story={story} context={context} />
      ))}
    </div>
  );
}
