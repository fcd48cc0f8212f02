import { find } from '../query/search.ts';
import { askedSnapshot, cachePolicyOf } from './asked-snapshot.ts';
import { encode } from './encode.ts';
import { keptAnswers, numberOf } from './kept.ts';
import type { Answer, Question } from './question.ts';
import { pageOf } from './search-page.ts';
import { readSearchParameters } from './search-parameters.ts';
import { viewOf } from './view-of.ts';

const nothingKept = keptAnswers(0);

/** GET /api/v2/documents/search: documents of one ref. */
export function answerSearch(question: Question): Answer {
  const { access, origin } = question;
  const asked = askedSnapshot(question);
  const parameters = readSearchParameters(question.parameters);
  const { queries, lang, orderings, after } = parameters;
  const kept = asked.shown === 'preview' ? nothingKept : question.kept;
  const snapshot = numberOf(asked.snapshot);
  const searchKey = JSON.stringify([snapshot, queries, lang, orderings, after]);
  const answerKey = JSON.stringify([snapshot, asked.ref, origin, parameters]);

  // What was found is let go before its page is written: it may be long.
  const page = () => {
    const view = viewOf(origin, asked, parameters);
    const found = kept.finds.getOr(searchKey, () => find(asked.snapshot, parameters));
    return pageOf(found, parameters, view);
  };
  const body = kept.answers.getOr(answerKey, () => encode(page()));
  const isShared = kept.answers.holds(answerKey);
  return { body, isShared, cacheControl: cachePolicyOf(access, asked) };
}
