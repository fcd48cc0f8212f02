import { z } from 'zod';
import { names } from '../../people/administration.ts';
import { authorName, type Caller } from '../../people/caller.ts';
import { find } from '../../people/records.ts';
import { roleRequired } from '../../people/rights.ts';
import { includes, isAtLeast } from '../../people/roles.ts';
import { InvalidDocument } from '../../repository/check/fault.ts';
import { answerComment, comment, setComment } from '../../repository/commands/comments.ts';
import { theDocument } from '../../repository/commands/documents.ts';
import { askForReview, returnReview, withdrawReview } from '../../repository/commands/reviews.ts';
import { personMark } from '../../repository/events.ts';
import type { Comment, DocumentState } from '../../repository/state.ts';
import { latestOf } from '../../repository/translation-source.ts';
import { type Call, milliseconds, type Operation, operation } from '../operation.ts';

const words = z.string().trim().min(1).max(2000);
const person = z.string().nullable();

const reviews = z.object({
  /** How much awaits the caller: texts to review, returned texts, and comments. */
  waiting: z.number(),
  reviews: z.array(
    z.object({
      document: z.string(),
      type: z.string(),
      lang: z.string(),
      title: z.string(),
      step: z.enum(['asked', 'returned', 'withdrawn']),
      /** Whether it was changed after it was handed over. */
      isChanged: z.boolean(),
      person,
      note: z.string(),
      at: milliseconds,
      by: z.string(),
      author: z.string(),
      isMine: z.boolean(),
    }),
  ),
  comments: z.array(
    z.object({
      document: z.string(),
      title: z.string(),
      text: z.string(),
      at: milliseconds,
      by: z.string(),
    }),
  ),
});

const comments = z.object({
  comments: z.array(
    z.object({
      id: z.string(),
      field: z.string(),
      text: z.string(),
      person,
      at: milliseconds,
      by: z.string(),
      state: z.enum(['open', 'answered', 'done']),
      answers: z.array(z.object({ at: milliseconds, by: z.string(), text: z.string() })),
    }),
  ),
});

export const handingOverOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/reviews',
    summary: 'What was handed over to be looked through, and what waits for the one who asks',
    answer: reviews,
    status: 200,
    run: listReviews,
  }),
  operation({
    method: 'put',
    path: '/documents/{id}/review',
    summary: 'Hand a draft over to a person, or to whoever can publish it',
    body: z.object({ person: person.default(null), note: z.string().max(2000).default('') }),
    status: 204,
    isRepeatable: true,
    async run(call) {
      await refuseUnknownPerson(call, call.body.person);
      await call.do(askForReview(call.parameter('id'), call.body));
    },
  }),
  operation({
    method: 'delete',
    path: '/documents/{id}/review',
    summary: 'Take a draft back that was handed over',
    status: 204,
    isRepeatable: true,
    run: (call) => call.do(withdrawReview(call.parameter('id'))),
  }),
  operation({
    method: 'put',
    path: '/documents/{id}/review/return',
    summary: 'Give a draft back to who handed it over, with the reason',
    body: z.object({ reason: words }),
    status: 204,
    isRepeatable: true,
    run(call) {
      const id = call.parameter('id');
      const giveBack = returnReview(id, call.body.reason);
      return call.do((state, now) => {
        refuseUnlessAsked(call.caller, theDocument(state, id));
        return giveBack(state, now);
      });
    },
  }),
  operation({
    method: 'get',
    path: '/documents/{id}/comments',
    summary: 'What was said of the fields of a document, the oldest first',
    answer: comments,
    status: 200,
    run: ({ repository, parameter }) => ({
      comments: theDocument(repository.state, parameter('id')).comments,
    }),
  }),
  operation({
    method: 'post',
    path: '/documents/{id}/comments',
    summary: 'Say something of a field, or of the whole page, to a person or to everybody',
    body: z.object({
      field: z.string().max(500).default(''),
      text: words,
      person: person.default(null),
    }),
    answer: z.object({ id: z.string() }),
    status: 201,
    async run(call) {
      await refuseUnknownPerson(call, call.body.person);
      return { id: await call.do(comment(call.parameter('id'), call.body)) };
    },
  }),
  operation({
    method: 'post',
    path: '/documents/{id}/comments/{comment}/answers',
    summary: 'Answer a comment',
    body: z.object({ text: words }),
    answer: z.null(),
    status: 201,
    run: (call) =>
      call.do(answerComment(call.parameter('id'), call.parameter('comment'), call.body.text)),
  }),
  operation({
    method: 'put',
    path: '/documents/{id}/comments/{comment}/state',
    summary: 'Call a comment done, or open it again',
    body: z.object({ state: z.enum(['open', 'done']) }),
    status: 204,
    run: (call) =>
      call.do(setComment(call.parameter('id'), call.parameter('comment'), call.body.state)),
  }),
];

async function refuseUnknownPerson(
  { people }: Pick<Call, 'people'>,
  id: string | null,
): Promise<void> {
  if (id !== null && !(await find(people.records, 'person', id)))
    throw new InvalidDocument('person', `there is nobody with the id ${id}.`);
}

/** A draft is given back by whoever can publish it, or by the person it was handed over to. */
function refuseUnlessAsked(caller: Caller, { review }: DocumentState): void {
  if (caller.kind !== 'person' || isAtLeast(caller.rights.role, 'publisher')) return;
  if (review?.person !== caller.id) throw roleRequired('publisher');
}

async function listReviews({ repository, caller, people }: Call) {
  const me = authorName(caller);
  const id = caller.kind === 'person' ? caller.id : null;
  const team = new Set((await names(people)).map((person) => `${personMark}${person.id}`));
  const hasLeft = (author: string) => author.startsWith(personMark) && !team.has(author);
  const canPublish = (document: DocumentState) =>
    caller.kind !== 'person' ||
    (isAtLeast(caller.rights.role, 'publisher') && includes(caller.rights, document));
  const isMine = (document: DocumentState) => {
    const { review } = document;
    if (!review) return false;
    const asked = review.person === null ? null : `${personMark}${review.person}`;
    const awaited = review.step === 'returned' ? review.author : asked;
    // What would wait for somebody who left waits for whoever can publish it.
    return awaited === null || hasLeft(awaited) ? canPublish(document) : awaited === me;
  };
  const documents = [...repository.state.documents.values()].filter(({ archived }) => !archived);
  const openReviews = documents.flatMap((document) => {
    const { review, type, lang } = document;
    const latest = latestOf(document);
    if (!review || !latest) return [];
    const isChanged = latest.id !== review.version;
    const { step, person, note, at, by, author } = review;
    const about = { document: document.id, type, lang, title: latest.title };
    return [{ ...about, step, isChanged, person, note, at, by, author, isMine: isMine(document) }];
  });
  const myComments = documents.flatMap((document) =>
    document.comments
      .filter((each) => awaitsCaller(each, { id, me }))
      .map(({ text, at, by }) => {
        const title = latestOf(document)?.title ?? '';
        return { document: document.id, title, text, at, by };
      }),
  );
  return {
    waiting: openReviews.filter((each) => each.isMine).length + myComments.length,
    reviews: openReviews.toSorted(
      (one, other) => Number(other.isMine) - Number(one.isMine) || one.at - other.at,
    ),
    comments: myComments.toSorted((one, other) => one.at - other.at),
  };
}

/** An open comment awaits the person it is addressed to; an answered one, the person who wrote it. */
function awaitsCaller(
  { state, person, by }: Comment,
  { id, me }: { id: string | null; me: string },
) {
  return state === 'open' ? id !== null && person === id : state === 'answered' && by === me;
}
