import { asText } from '@prismicio/client';
import type { DocumentOf } from '../content/content.ts';
import { Style } from '../render/style.tsx';
import { ArticleEntries, newestArticles } from '../slices/ArticleList/article-list.tsx';
import { SliceZone } from '../slices/index.tsx';
import style from './articles-overview.css?inline';
import { Masthead } from './masthead.tsx';
import { metadata } from './metadata.ts';
import type { Page, Surroundings } from './page.ts';
import { breadcrumbList, crumbsTo, itemList } from './structured-data.ts';
import { Topics, topicAddress } from './topics.tsx';

/** As many pictures as a page may ask for at once, should all of them be near the first screen. */
const pageLength = 7;

export const articlesOverview: Page<'articles_overview'> = {
  type: 'articles_overview',
  parameters: ['tag', 'page'],
  head({ doc, around }) {
    const { title, lead } = doc.data;
    const name = asText(title);
    const { shown, page, pages, tag } = shownArticles(around);
    const items = shown.map((article) => ({
      name: asText(article.data.title),
      path: around.addresses.of(article),
    }));
    const meta = metadata(doc.data, { title: name, description: lead });
    const parts = [meta.title, tag, page > 1 && around.messages.pageOf(page, pages)];
    return {
      ...meta,
      title: parts.filter(Boolean).join(', '),
      structuredData: [breadcrumbList(crumbsTo(name, [], around), around), itemList(items, around)],
      noindex: around.query.has('tag'),
    };
  },
  Body({ doc, around }) {
    const { title, lead, slices } = doc.data;
    const { messages } = around;
    const { tag, tags, shown, page, pages } = shownArticles(around);
    return (
      <>
        <Masthead title={asText(title)} lead={lead} around={around} />
        <section className="room">
          <Style name="ArticlesOverview" css={style} />
          <div className="wrap">
            <Topics tags={tags} overview={around.path} chosen={tag} around={around} />
            {shown.length ? (
              <ArticleEntries articles={shown} around={around} level="h2" />
            ) : (
              <p className="lead">{messages.noArticles}</p>
            )}
            <Paging page={page} pages={pages} tag={tag} around={around} />
          </div>
        </section>
        <SliceZone slices={slices} around={around} />
      </>
    );
  },
};

interface Shown {
  /** Every tag of an article in this language, in its alphabet. */
  tags: string[];
  tag: string | null;
  shown: DocumentOf<'articles_details'>[];
  page: number;
  pages: number;
}

/** What the query asks for; a page beyond the last one is the last one. */
export function shownArticles(around: Surroundings): Shown {
  const all = newestArticles(around);
  const tags = [...new Set(all.flatMap((article) => article.tags))].toSorted((one, other) =>
    one.localeCompare(other, around.language.code),
  );
  const tag = around.query.get('tag');
  const tagged = tag ? all.filter((article) => article.tags.includes(tag)) : all;
  const pages = Math.max(1, Math.ceil(tagged.length / pageLength));
  const asked = Number(around.query.get('page') ?? 1);
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1;
  const shown = tagged.slice((page - 1) * pageLength, page * pageLength);
  return { tags, tag, shown, page, pages };
}

interface PagingProperties {
  page: number;
  pages: number;
  tag: string | null;
  around: Surroundings;
}

function Paging({ page, pages, tag, around }: PagingProperties) {
  const { messages, path } = around;
  if (pages < 2) return null;
  return (
    <nav className="row paging unprinted" aria-label={messages.pages}>
      {page > 1 && (
        <a className="way" rel="prev" href={topicAddress(path, tag, page - 1)}>
          {messages.previous}
        </a>
      )}
      <span className="numbers">{messages.pageOf(page, pages)}</span>
      {page < pages && (
        <a className="way" rel="next" href={topicAddress(path, tag, page + 1)}>
          {messages.next}
        </a>
      )}
    </nav>
  );
}
