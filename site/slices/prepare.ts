import type { PageContext } from '../contract/page.ts';
import type { Steps } from '../turns/steps.ts';
import { prepareArticles } from './ArticleList/article-list.tsx';
import { prepareDoors } from './FinderDoors/finder-doors.tsx';
import type { AnySlice } from './slice.ts';

/** Prepares in steps what slices would otherwise compute while they are rendered. */
export function* prepareSlices(slices: readonly AnySlice[], context: PageContext): Steps<void> {
  const { content, language } = context;
  for (const { slice_type: type } of slices) {
    if (type === 'finder_doors') yield* prepareDoors(content.ofType('programs_details', language));
    if (type === 'article_list') yield* prepareArticles(context);
  }
}
