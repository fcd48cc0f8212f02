import { asText } from '@prismicio/client';
import { read, type StoredDocument } from '../content/document.ts';
import { topicNames } from '../content/topic-names.ts';
import type { Page, PageContext, ViewContext } from '../contract/page.ts';
import { collator } from '../messages/formatters.ts';
import { Style } from '../render/style.tsx';
import {
  ArticleEntries,
  newestArticles,
  prepareArticles,
} from '../slices/ArticleList/article-list.tsx';
import { SliceZone } from '../slices/index.tsx';
import { prepareSlices } from '../slices/prepare.ts';
import type { Steps } from '../turns/steps.ts';
import style from './articles-overview.css?inline';
import { Masthead } from './masthead.tsx';
import { metadata } from './metadata.ts';
import { breadcrumbList, crumbsTo, itemList } from './structured-data.ts';
import { Topics, topicAddress } from './topics.tsx';

/** Few enough that a page stays within its request budget even when the browser loads all pictures at once. */
const pageLength = 7;

export const articlesOverview: Page<'articles_overview'> = {
  type: 'articles_overview',
  parameters: ['tag', 'page'],
  viewAt: articlesViewAt,
  *prepare({ doc, context }) {
    yield* prepareArticles(context);
    yield* prepareSlices(doc.data.slices, context);
  },
  head({ doc, context }) {
    const { title, lead } = doc.data;
    const name = asText(title);
    const { shown, page, pages, tag } = shownArticles(context);
    const items = shown.map((article) => ({
      name: asText(read(article).data.title),
      path: context.addresses.of(article),
    }));
    const meta = metadata(doc.data, { title: name, description: lead });
    const topic = tag && topicNames(context.content, context.language).of(tag);
    const parts = [meta.title, topic, page > 1 && context.messages.pageOf(page, pages)];
    return {
      ...meta,
      title: parts.filter(Boolean).join(', '),
      structuredData: [
        breadcrumbList(crumbsTo(name, [], context), context),
        itemList(items, context),
      ],
      noindex: context.query.has('tag'),
    };
  },
  Body({ doc, context }) {
    const { title, lead, slices } = doc.data;
    const { messages } = context;
    const { tag, tags, shown, page, pages } = shownArticles(context);
    return (
      <>
        <Masthead title={asText(title)} lead={lead} context={context} />
        <section className="room">
          <Style name="ArticlesOverview" css={style} />
          <div className="wrap">
            <Topics tags={tags} overview={context.path} chosen={tag} context={context} />
            {shown.length ? (
              <ArticleEntries articles={shown} context={context} level="h2" first />
            ) : (
              <p className="lead">{messages.noArticles}</p>
            )}
            <Paging page={page} pages={pages} tag={tag} context={context} />
          </div>
        </section>
        <SliceZone slices={slices} context={context} />
      </>
    );
  },
};

interface ShownArticles {
  /** The tags of all articles in this language, sorted by name. */
  tags: string[];
  tag: string | null;
  shown: StoredDocument<'articles_details'>[];
  page: number;
  pages: number;
}

/** The query reduced to an existing topic and a page number above 1; null for a page beyond the last. */
function* articlesViewAt(
  query: URLSearchParams,
  context: ViewContext,
): Steps<URLSearchParams | null> {
  yield* prepareArticles(context);
  const { tag, page, pages } = shownArticles({ ...context, query });
  if (page > pages) return null;
  return new URLSearchParams([
    ...(tag ? [['tag', tag]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
}

/** The articles the query selects. The page number may be beyond the last. */
export function shownArticles(
  context: Pick<PageContext, 'content' | 'language' | 'query'>,
): ShownArticles {
  const all = newestArticles(context);
  const tags = tagsOf(all, context);
  const tag = requestedTag(tags, context);
  const tagged = tag ? all.filter((article) => article.tags.includes(tag)) : all;
  const pages = Math.max(1, Math.ceil(tagged.length / pageLength));
  const [number = '1'] = /^[1-9]\d{0,5}$/.exec(context.query.get('page') ?? '') ?? [];
  const page = Number(number);
  const shown = tagged.slice((page - 1) * pageLength, page * pageLength);
  return { tags, tag, shown, page, pages };
}

/** Tags are also found by their name: older addresses used the words of each language. */
function requestedTag(
  tags: readonly string[],
  { content, language, query }: Pick<PageContext, 'content' | 'language' | 'query'>,
): string | null {
  const topic = query.get('tag');
  if (!topic) return null;
  if (tags.includes(topic)) return topic;
  const names = topicNames(content, language);
  return tags.find((tag) => names.of(tag) === topic) ?? null;
}

function tagsOf(
  articles: readonly StoredDocument<'articles_details'>[],
  { content, language }: Pick<PageContext, 'content' | 'language'>,
): string[] {
  const { compare } = collator(language.code);
  const names = topicNames(content, language);
  const tags = [...new Set(articles.flatMap(({ tags }) => tags))];
  return tags.sort((one, other) => compare(names.of(one), names.of(other)));
}

interface PagingProperties {
  page: number;
  pages: number;
  tag: string | null;
  context: PageContext;
}

function Paging({ page, pages, tag, context }: PagingProperties) {
  const { messages, path } = context;
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
