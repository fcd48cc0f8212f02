import { createHash } from 'node:crypto';
import { find } from '../query/search.ts';
import { askedSnapshot, cachePolicyOf } from './asked-snapshot.ts';
import { keptAnswers, numberOf } from './kept.ts';
import { type Answer, encode, type Question } from './question.ts';
import { writePage } from './search-page.ts';
import { readSearchParameters } from './search-parameters.ts';
import { viewOf } from './view-of.ts';
import { wireDocument } from './wire/document.ts';

const nothingKept = keptAnswers(0);

/** GET /api/v2/documents/search: documents of one ref. */
export function answerSearch(question: Question): Answer {
  const { access, origin } = question;
  const asked = askedSnapshot(question);
  const parameters = readSearchParameters(question.parameters);
  const kept = asked.shown === 'preview' ? nothingKept : question.kept;
  const { queries, lang, orderings, after, page, pageSize, ...shape } = parameters;
  const snapshot = numberOf(asked.snapshot);
  const searchKey = JSON.stringify([snapshot, queries, lang, orderings, after]);
  const viewKey = digest(JSON.stringify([snapshot, asked.ref, origin, shape]));

  const body = kept.answers.getOr(`${viewKey} ${page} ${pageSize} ${searchKey}`, () => {
    const view = viewOf(origin, asked, parameters);
    const found = kept.finds.getOr(searchKey, () => find(asked.snapshot, parameters));
    return writePage({
      found,
      parameters,
      origin,
      ref: asked.ref,
      writeDocument: (document) =>
        kept.documents.getOr(`${viewKey} ${document.id}`, () =>
          encode(JSON.stringify(wireDocument(view, document))),
        ),
    });
  });
  return { body, cacheControl: cachePolicyOf(access, asked) };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
