/** The state of the screen during the steps. */
export interface FirstVisitState {
  path: string;
  /** The document that was opened first. */
  firstDocument: string | null;
  hasWritten: boolean;
  canRedo: boolean;
  isFinding: boolean;
}

export type StepId = 'open' | 'write' | 'undo' | 'language' | 'find';

/** The steps in order, each with a check of whether it is done. */
export const steps: readonly { id: StepId; isTaken(seen: FirstVisitState): boolean }[] = [
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

/** The steps are hidden in screens that have nothing to do with pages. */
export function isShownAt(path: string): boolean {
  return !/^\/(?:administration|account)(?:\/|$)/.test(path);
}

/** The index of the next step; steps are taken one at a time. */
export function nextStep(at: number, seen: FirstVisitState): number {
  return steps[at]?.isTaken(seen) ? at + 1 : at;
}
