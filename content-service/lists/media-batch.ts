import type { Command } from '../repository/command.ts';
import { hashesOnlyIn, removeMedia, retagMedia } from '../repository/commands/media.ts';
import type { Event } from '../repository/events.ts';
import type { State } from '../repository/state.ts';
import { allOrNone, type Outcome } from './all-or-none.ts';

/** An action on many files at once. Folders are tags: moving a file replaces one by another. */
export type MediaAction =
  | { do: 'tag' | 'untag'; tag: string }
  | { do: 'move'; from: string; to: string }
  | { do: 'delete' };

interface MediaRow extends Outcome {
  file: string;
}

export interface MediaBatchAnswer {
  isDone: boolean;
  rows: MediaRow[];
  /** Hashes of the contents that no file uses any more. */
  unused: string[];
}

interface MediaBatchOptions {
  by: string;
  /** A document that shows the file, where that forbids deleting it. */
  shownBy(state: State, file: string): string | undefined;
  /** Wraps the command so that it is refused where the caller lacks the permission. */
  withinRights(command: Command<unknown>): Command<unknown>;
}

/** Applies an action to all of the files or to none; either way each has a result. */
export function mediaBatch(
  action: MediaAction,
  files: readonly string[],
  { by, shownBy, withinRights }: MediaBatchOptions,
): Command<MediaBatchAnswer> {
  return (state, now) => {
    const { events: sharedEvents, change } = changeFor(state, action, { by, now, shownBy });
    const { isDone, outcomes, changes } = allOrNone(files, (file) => {
      const fileChange = withinRights(change(file))(state, now);
      return fileChange.events.length > 0 ? fileChange : null;
    });
    return {
      events:
        changes.length > 0 ? [...sharedEvents, ...changes.flatMap(({ events }) => events)] : [],
      answer: {
        isDone,
        rows: outcomes.map(({ id, ...row }) => ({ file: id, ...row })),
        unused: isDone && action.do === 'delete' ? hashesOnlyIn(state, new Set(files)) : [],
      },
    };
  };
}

/** The change of each file, and the events created once for all of them, such as a new tag. */
function changeFor(
  state: State,
  action: MediaAction,
  { by, now, shownBy }: Pick<MediaBatchOptions, 'by' | 'shownBy'> & { now: number },
): { events: readonly Event[]; change(file: string): Command<unknown> } {
  if (action.do === 'delete')
    return {
      events: [],
      change: (file) => removeMedia(file, (currentState) => shownBy(currentState, file)),
    };
  const give = action.do === 'move' ? action.to : action.do === 'tag' ? action.tag : null;
  const take = action.do === 'move' ? action.from : action.do === 'untag' ? action.tag : null;
  const { events, change } = retagMedia(state, { give, take }, { by, now });
  return { events, change };
}
