import type { ReactNode } from 'react';
import type { PageContext, PageHead } from '../contract/page.ts';
import { Island } from '../islands/island.tsx';
import { BlocksStyle } from '../render/blocks.tsx';
import { Style } from '../render/style.tsx';
import { questionOf, type SearchAnswer } from '../search/answer.ts';
import css from '../search/search.css?inline';
import { SearchView } from '../search/search-view.tsx';
import inRow from '../style/in-row.css?inline';
import masthead from './masthead.css?inline';

export { searchAddress, searchAnswer } from '../search/answer.ts';

interface SearchPageProperties {
  context: PageContext;
  query: URLSearchParams;
}

/** The search page. It has no document. */
export const searchPage = {
  head({ context: { messages }, query }: SearchPageProperties): PageHead {
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
  Body({ answer }: { context: PageContext; answer: SearchAnswer }): ReactNode {
    return (
      <>
        <BlocksStyle />
        <Style name="Masthead" css={masthead} />
        <Style name="search" css={css} />
        <Style name="InRow" css={inRow} />
        <Island name="search" json={JSON.stringify(answer)}>
          <SearchView answer={answer} />
        </Island>
      </>
    );
  },
};
