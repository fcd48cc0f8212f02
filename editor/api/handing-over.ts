import { type Answer, ask } from './client.ts';

type Reviews = Answer<'/reviews', 'get'>;
export type Review = Reviews['reviews'][number];
export type Comment = Answer<'/documents/{id}/comments', 'get'>['comments'][number];

/** Pages handed over for review, and those waiting for the current person. */
export const readReviews = (signal: AbortSignal) => ask('/reviews', 'get', { signal });

export const askForReview = (id: string, body: { person: string | null; note: string }) =>
  ask('/documents/{id}/review', 'put', { parameters: { id }, body });

export const withdrawReview = (id: string) =>
  ask('/documents/{id}/review', 'delete', { parameters: { id } });

export const returnReview = (id: string, reason: string) =>
  ask('/documents/{id}/review/return', 'put', { parameters: { id }, body: { reason } });

export const readComments = (id: string, signal: AbortSignal) =>
  ask('/documents/{id}/comments', 'get', { parameters: { id }, signal });

export const writeComment = (
  id: string,
  body: { field: string; text: string; person: string | null },
  idempotencyKey: string,
) => ask('/documents/{id}/comments', 'post', { parameters: { id }, body, idempotencyKey });

export const answerComment = (id: string, comment: string, text: string, idempotencyKey: string) =>
  ask('/documents/{id}/comments/{comment}/answers', 'post', {
    parameters: { id, comment },
    body: { text },
    idempotencyKey,
  });

export const setComment = (id: string, comment: string, state: 'open' | 'done') =>
  ask('/documents/{id}/comments/{comment}/state', 'put', {
    parameters: { id, comment },
    body: { state },
  });
