import type { ReactNode } from 'react';
import type { PageHead, Surroundings } from '../contract/page.ts';
import { Island } from '../islands/island.tsx';
import { Style } from '../render/style.tsx';
import { questionOf, type SearchAnswer } from '../search/answer.ts';
import css from '../search/search.css?inline';
import { SearchView } from '../search/search-view.tsx';
import { Masthead } from './masthead.tsx';

export { searchAddress, searchAnswer, searchParameters } from '../search/answer.ts';

interface SearchPageProperties {
  around: Surroundings;
  query: URLSearchParams;
}

/** The search page: no document stands for it. */
export const searchPage = {
  head({ around: { messages }, query }: SearchPageProperties): PageHead {
    const question = questionOf(query);
    return {
      title: question
        ? `${messages.searchTitle} ${messages.resultsFor(question)}`
        : messages.searchTitle,
      description: messages.searchHint,
      image: null,
      structuredData: [],
      noindex: true,
    };
  },
  Body({ around, answer }: { around: Surroundings; answer: SearchAnswer }): ReactNode {
    return (
      <>
        <Masthead title={around.messages.searchTitle} around={around} />
        <section className="room">
          <Style name="search" css={css} />
          <div className="wrap">
            <Island name="search" json={JSON.stringify(answer)}>
              <SearchView answer={answer} />
            </Island>
          </div>
        </section>
      </>
    );
  },
};
