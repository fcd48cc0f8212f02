import { memoized } from '@farol/content-model';
import { asText } from '@prismicio/client';
import { read, type StoredDocument } from '../content/document.ts';

export type ListedArticle = StoredDocument<'articles_details'>;

/** What lists show of an article. */
export const listedArticle = memoized((article: ListedArticle) => {
  const { cover, date, lead, title } = read(article).data;
  return { cover, date, lead, name: asText(title) };
});
