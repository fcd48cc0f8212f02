import type { ArticleListSlice } from '@farol/content-model';
import { memoized } from '@farol/content-model';
import { read, type StoredDocument } from '../../content/document.ts';
import type { PageContext } from '../../contract/page.ts';
import { linkedArticles } from '../../programs/linked-documents.ts';
import { Style } from '../../render/style.tsx';
import { sortedBy } from '../../turns/sorting.ts';
import { atOnce, memoizedSteps, type Steps } from '../../turns/steps.ts';
import { Intro } from '../intro.tsx';
import type { SliceProperties } from '../slice.ts';
import { ArticleEntry } from './article-entry.tsx';
import style from './article-list.css?inline';

type Article = StoredDocument<'articles_details'>;
type ContentInLanguage = Pick<PageContext, 'content' | 'language'>;

/** The articles an editor chose, else the newest three. */
export function ArticleList({ slice, context }: SliceProperties<ArticleListSlice>) {
  const { title, text, articles } = slice.primary;
  const chosen = linkedArticles(
    articles.map(({ article }) => article),
    context,
  );
  const shown = articles.length ? chosen : newestArticles(context).slice(0, 3);
  if (!shown.length) return null;
  const all = context.addresses.ofSingle('articles_overview', context.language);
  return (
    <section className="room">
      <div className="wrap">
        <Intro title={title} text={text} />
        <ArticleEntries articles={shown} context={context} />
        {all && (
          <p className="unprinted">
            <a className="way" href={all}>
              {context.messages.allArticles}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

interface ArticleEntriesProperties {
  articles: readonly Article[];
  context: PageContext;
  level?: 'h2' | 'h3';
  /** The list is the first thing on the page. */
  first?: boolean;
}

export function ArticleEntries(properties: ArticleEntriesProperties) {
  const { articles, context, level = 'h3', first = false } = properties;
  return (
    <div className={classFor(articles.length)}>
      <Style name="ArticleList" css={style} />
      {articles.map((article, index) => (
        <ArticleEntry
          key={article.id}
          article={article}
          context={context}
          level={level}
          large={index === 0}
          first={first && index === 0}
        />
      ))}
    </div>
  );
}

function classFor(count: number): string | undefined {
  if (count > 4) return 'entries entries-many';
  return count > 1 ? 'entries' : undefined;
}

export function newestArticles(context: ContentInLanguage): readonly Article[] {
  return atOnce(prepareArticles(context));
}

/** Reads every article, before a page shows the newest. */
export function prepareArticles({
  content,
  language,
}: ContentInLanguage): Steps<readonly Article[]> {
  return newestFirst(content.ofType('articles_details', language));
}

const newestFirst = memoizedSteps(function* (articles: readonly Article[]) {
  for (const article of articles) {
    dayOf(article);
    yield;
  }
  return yield* sortedBy(articles, (one, other) => compareDates(dayOf(other), dayOf(one)));
});

/** ISO dates sort as text. */
const compareDates = (one: string, other: string) => Number(one > other) - Number(one < other);

/** The displayed date. */
const dayOf = memoized(
  (article: Article) => read(article).data.date ?? article.first_publication_date,
);
