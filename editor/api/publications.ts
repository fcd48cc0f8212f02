import { type Answer, ask } from './client.ts';

export type PublicationToUndo = Answer<'/publications/{sequence}', 'get'>;

export const readPublication = (sequence: number, signal: AbortSignal) =>
  ask('/publications/{sequence}', 'get', { parameters: { sequence: String(sequence) }, signal });

export const undoPublication = (sequence: number, idempotencyKey: string) =>
  ask('/publications/{sequence}/undoing', 'post', {
    parameters: { sequence: String(sequence) },
    idempotencyKey,
  });
