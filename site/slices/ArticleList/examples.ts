import type { ArticleListSlice } from '@farol/content-model';
import { longTitle } from '../../examples/example-fields.ts';
import { toArticle } from '../../examples/examples.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<ArticleListSlice>[] = [
  {
    name: 'the newest, without a choice',
    primary: { title: 'Before you pack', text: 'By people who got it wrong once.', articles: [] },
  },
  {
    name: 'one article',
    primary: { title: null, text: null, articles: [{ article: toArticle('visas') }] },
  },
  {
    name: 'without a picture, with a long title',
    primary: {
      title: longTitle,
      text: null,
      articles: [{ article: toArticle('bare') }, { article: toArticle('visas') }],
    },
  },
];
