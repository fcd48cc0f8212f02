import type { EditorState, Transaction } from 'prosemirror-state';
import { folded } from '../folded.ts';
import type { Allowed } from './allowed.ts';

/** What was typed after `/`, at the beginning of a line or after a space, and where it stands. */
export interface SlashQuery {
  from: number;
  to: number;
  query: string;
}

/** Null where no menu is asked for; a title stays a title, so it has none. */
export function slashQuery({ selection }: EditorState, { isSingle }: Allowed): SlashQuery | null {
  const { $from, empty } = selection;
  if (isSingle || !empty || !$from.parent.isTextblock) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset);
  const query = /(?:^|\s)\/([\p{L}\d]*)$/u.exec(before)?.[1];
  if (query === undefined) return null;
  return { from: $from.pos - query.length - 1, to: $from.pos, query };
}

/** Without what was typed for the menu. */
export function withoutQuery(state: EditorState, { from, to }: SlashQuery): Transaction {
  return state.tr.delete(from, to);
}

/** Those whose words begin with what was typed, accents or not. */
export function offered<Item extends { label: string }>(
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const wanted = folded(query);
  return items.filter(({ label }) =>
    folded(label)
      .split(/\s+/)
      .some((_, index, words) => words.slice(index).join('').startsWith(wanted)),
  );
}
