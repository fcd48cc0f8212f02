import type { Language } from '@farol/content-model';
import { memoized, pathIn, plainPath } from '@farol/content-model';
import { asText } from '@prismicio/client';
import { read, type StoredDocument } from '../content/document.ts';
import { firstPublished, lastPublished } from '../content/publication-dates.ts';
import { type TopicNames, topicNames } from '../content/topic-names.ts';
import type { Edition } from '../publish/edition.ts';
import { sortedBy } from '../turns/sorting.ts';
import { mapInSteps, type Steps } from '../turns/steps.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

const maxEntries = 50;

export function feedPath(language: Language): string {
  return pathIn(language, '/feed.xml');
}

/** The newest articles in a language. */
export function* atomFeed(edition: Edition, language: Language, origin: string): Steps<string> {
  const { content, addresses } = edition;
  const layout = content.layout(language);
  const all = content.ofType('articles_details', language);
  for (const article of all) {
    publishedOn(article);
    yield;
  }
  const newestFirst = yield* sortedBy(all, (one, other) =>
    publishedOn(other).localeCompare(publishedOn(one)),
  );
  const articles = newestFirst.slice(0, maxEntries);
  const updated = articles
    .map((article) => lastPublished(article) ?? '')
    .sort()
    .at(-1);
  const overview = addresses.ofSingle('articles_overview', language) ?? '/';
  const feed = origin + feedPath(language);
  const topics = topicNames(content, language);
  const entries = yield* mapInSteps(articles, (article) =>
    entryOf(article, origin + plainPath(addresses.of(article)), topics),
  );
  return xmlDocument(
    element(
      'feed',
      [
        element('id', feed),
        element('title', layout?.data.metaTitle ?? new URL(origin).host),
        ...(layout?.data.metaDescription ? [element('subtitle', layout.data.metaDescription)] : []),
        element('link', '', { rel: 'self', type: 'application/atom+xml', href: feed }),
        element('link', '', { rel: 'alternate', type: 'text/html', href: origin + overview }),
        element('updated', updated || '1970-01-01T00:00:00Z'),
        element('author', [element('name', layout?.data.metaTitle ?? new URL(origin).host)]),
        ...entries,
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language.code },
    ),
  );
}

function entryOf(
  article: StoredDocument<'articles_details'>,
  address: string,
  topics: TopicNames,
): Xml {
  const { title, lead, author_name } = read(article).data;
  const published = publishedOn(article);
  return element('entry', [
    element('id', address),
    element('title', asText(title) || address),
    element('link', '', { rel: 'alternate', type: 'text/html', href: address }),
    ...(published ? [element('published', published)] : []),
    element('updated', lastPublished(article) ?? (published || '1970-01-01T00:00:00Z')),
    ...(author_name ? [element('author', [element('name', author_name)])] : []),
    ...(lead ? [element('summary', lead)] : []),
    ...article.tags.map((term) => element('category', '', { term, label: topics.of(term) })),
  ]);
}

/** The date set by the editor, or that of the first publication. */
const publishedOn = memoized((article: StoredDocument<'articles_details'>): string => {
  const { date } = read(article).data;
  return date ? `${date}T00:00:00Z` : (firstPublished(article) ?? '');
});
