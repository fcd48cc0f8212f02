import type { RefusalCode } from '@farol/content-model';
import { isRefusal } from '../repository/refusal.ts';
import type { Change } from '../repository/repository.ts';

export const outcomes = ['done', 'unchanged', 'refused', 'left'] as const;

/** What became of one of many. */
export interface Outcome {
  id: string;
  /** Where one is refused nothing is done, and the others are left. */
  outcome: (typeof outcomes)[number];
  /** Why it was refused. */
  message: string | null;
  code: RefusalCode | null;
}

export interface AllOrNone {
  isDone: boolean;
  outcomes: Outcome[];
  /** Empty where nothing is done. */
  changes: Change<unknown>[];
}

/** Decides what is done with each, null where it is so already: all of it is done, or nothing, and each has its answer. */
export function allOrNone(
  ids: readonly string[],
  decide: (id: string) => Change<unknown> | null,
): AllOrNone {
  const decided = ids.map((id): Outcome & { change: Change<unknown> | null } => {
    try {
      const change = decide(id);
      return { id, outcome: change ? 'done' : 'unchanged', message: null, code: null, change };
    } catch (fault) {
      if (!isRefusal(fault)) throw fault;
      const { message, code = null } = fault;
      return { id, outcome: 'refused', message, code, change: null };
    }
  });
  const isDone = decided.every(({ outcome }) => outcome !== 'refused');
  return {
    isDone,
    outcomes: decided.map(({ id, outcome, message, code }) => ({
      id,
      outcome: outcome === 'done' && !isDone ? 'left' : outcome,
      message,
      code,
    })),
    changes: isDone ? decided.flatMap(({ change }) => change ?? []) : [],
  };
}
