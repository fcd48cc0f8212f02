import { refusalCodes } from '@farol/content-model';
import { z } from 'zod';
import type { Change } from '../repository/command.ts';
import { isRefusal } from '../repository/refusal.ts';

/** The result for one of many items, as it is answered. */
export const outcomeAnswer = {
  /** Where one item is refused, nothing is done, and the others are `left`. */
  outcome: z.enum(['done', 'unchanged', 'refused', 'left']),
  /** Why it was refused. */
  message: z.string().nullable(),
  code: z.enum(refusalCodes).nullable(),
};

export type Outcome = z.output<z.ZodObject<typeof outcomeAnswer>>;

interface AllOrNone {
  isDone: boolean;
  outcomes: (Outcome & { id: string })[];
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
  const decisions = ids.map((id): Outcome & { id: string; change: Change<unknown> | null } => {
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
