import { find } from '../query/search.ts';
import { answerCache, numberOf } from './answer-cache.ts';
import { askedSnapshot, cachePolicyOf } from './asked-snapshot.ts';
import { encodeSome } from './encode.ts';
import { longAnswer } from './long-answer.ts';
import type { Answer, Question } from './question.ts';
import { searchPage } from './search-page.ts';
import { readSearchParameters } from './search-parameters.ts';
import { viewOf } from './view-of.ts';

const noCache = answerCache(0);

/** Longer answers are sent while they are made, and are not cached. */
const maxWholeBytes = 64 * 1024;

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

  const cacheControl = cachePolicyOf(access, asked);
  const kept = cache.answers.get(answerKey);
  if (kept) return { body: kept, isShared: true, cacheControl };
  const view = viewOf(origin, asked, parameters);
  const documents = cache.finds.getOr(searchKey, () => find(asked.snapshot, parameters));
  const pieces = searchPage(documents, parameters, view);
  const { bytes, isLast } = encodeSome(pieces, maxWholeBytes);
  if (!isLast) return { body: longAnswer(bytes, pieces), isShared: true, cacheControl };
  return { body: bytes, isShared: cache.answers.add(answerKey, bytes), cacheControl };
}
