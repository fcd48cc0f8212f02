import { find } from '../query/search.ts';
import { answerCache, numberOf } from './answer-cache.ts';
import { askedSnapshot, cachePolicyOf } from './asked-snapshot.ts';
import { encode } from './encode.ts';
import type { Answer, Question } from './question.ts';
import { searchPage } from './search-page.ts';
import { readSearchParameters } from './search-parameters.ts';
import { viewOf } from './view-of.ts';

const noCache = answerCache(0);

/** GET /api/v2/documents/search: documents of one ref. */
export function answerSearch(question: Question): Answer {
  const { access, origin } = question;
  const asked = askedSnapshot(question);
  const parameters = readSearchParameters(question.parameters);
  const { queries, lang, orderings, after } = parameters;
  const cache = asked.shown === 'preview' ? noCache : question.cache;
  const snapshot = numberOf(asked.snapshot);
  const searchKey = JSON.stringify([snapshot, queries, lang, orderings, after]);
  const answerKey = JSON.stringify([snapshot, asked.ref, origin, parameters]);

  // What was found is let go before its page is written: it may be long.
  const page = () => {
    const view = viewOf(origin, asked, parameters);
    const documents = cache.finds.getOr(searchKey, () => find(asked.snapshot, parameters));
    return searchPage(documents, parameters, view);
  };
  const body = cache.answers.getOr(answerKey, () => encode(page()));
  const isShared = cache.answers.holds(answerKey);
  return { body, isShared, cacheControl: cachePolicyOf(access, asked) };
}
