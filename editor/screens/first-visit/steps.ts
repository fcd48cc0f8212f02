/** What is on the screen while somebody takes the steps. */
export interface Seen {
  path: string;
  /** The document that was opened first. */
  firstDocument: string | null;
  hasWritten: boolean;
  canRedo: boolean;
  isFinding: boolean;
}

export type StepId = 'open' | 'write' | 'undo' | 'language' | 'find';

/** The steps in their order, each with what shows that it was taken. */
export const steps: readonly { id: StepId; isTaken(seen: Seen): boolean }[] = [
  { id: 'open', isTaken: ({ path }) => documentAt(path) !== null },
  { id: 'write', isTaken: ({ hasWritten }) => hasWritten },
  { id: 'undo', isTaken: ({ canRedo }) => canRedo },
  {
    id: 'language',
    isTaken: ({ path, firstDocument }) =>
      documentAt(path) !== null && documentAt(path) !== firstDocument,
  },
  { id: 'find', isTaken: ({ isFinding }) => isFinding },
];

export function documentAt(path: string): string | null {
  return /^\/documents\/([^/]+)/.exec(path)?.[1] ?? null;
}

/** Rooms have nothing of pages: the steps wait elsewhere. */
export function isShownAt(path: string): boolean {
  return !/^\/(?:administration|account)(?:\/|$)/.test(path);
}

/** The number of the step that comes next, one after the other. */
export function nextStep(at: number, seen: Seen): number {
  return steps[at]?.isTaken(seen) ? at + 1 : at;
}
