import type { RefusalCode } from '@farol/content-model';
import type { Change } from '../repository/command.ts';
import { isRefusal } from '../repository/refusal.ts';

export const outcomes = ['done', 'unchanged', 'refused', 'left'] as const;

/** The result for one of many items. */
export interface Outcome {
  id: string;
  /** Where one item is refused, nothing is done, and the others are `left`. */
  outcome: (typeof outcomes)[number];
  /** Why it was refused. */
  message: string | null;
  code: RefusalCode | null;
}

interface AllOrNone {
  isDone: boolean;
  outcomes: Outcome[];
  /** Empty where one was refused. */
  changes: Change<unknown>[];
}

/**
 * Decides the change of each item, null where none is needed. Either all changes are made or none; each item has a
 * result.
 */
export function allOrNone(
  ids: readonly string[],
  decide: (id: string) => Change<unknown> | null,
): AllOrNone {
  const decisions = ids.map((id): Outcome & { change: Change<unknown> | null } => {
    try {
      const change = decide(id);
      return { id, outcome: change ? 'done' : 'unchanged', message: null, code: null, change };
    } catch (fault) {
      if (!isRefusal(fault)) throw fault;
      const { message, code = null } = fault;
      return { id, outcome: 'refused', message, code, change: null };
    }
  });
  const isDone = decisions.every(({ outcome }) => outcome !== 'refused');
  return {
    isDone,
    outcomes: decisions.map(({ id, outcome, message, code }) => ({
      id,
      outcome: outcome === 'done' && !isDone ? 'left' : outcome,
      message,
      code,
    })),
    changes: isDone ? decisions.flatMap(({ change }) => change ?? []) : [],
  };
}
