import { plainLetters } from '@farol/content-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { Allowed } from './allowed.ts';

/** The text typed after `/` at the beginning of a line or after a space, and its range. */
export interface SlashQuery {
  from: number;
  to: number;
  query: string;
}

/** Null where no menu is open; a title has none, because it must stay a title. */
export function slashQuery({ selection }: EditorState, { isSingle }: Allowed): SlashQuery | null {
  const { $from, empty } = selection;
  if (isSingle || !empty || !$from.parent.isTextblock) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset);
  const query = /(?:^|\s)\/([\p{L}\d]*)$/u.exec(before)?.[1];
  if (query === undefined) return null;
  return { from: $from.pos - query.length - 1, to: $from.pos, query };
}

/** Deletes what was typed for the menu. */
export function withoutQuery(state: EditorState, { from, to }: SlashQuery): Transaction {
  return state.tr.delete(from, to);
}

/** The items with a word that begins with the query, ignoring accents. */
export function itemsMatching<Item extends { label: string }>(
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const wanted = plainLetters(query);
  return items.filter(({ label }) =>
    plainLetters(label)
      .split(/\s+/)
      .some((_, index, words) => words.slice(index).join('').startsWith(wanted)),
  );
}
