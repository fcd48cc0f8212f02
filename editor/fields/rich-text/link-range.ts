import { isLinkAddress } from '@farol/content-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { LinkValue } from '../link-value.ts';
import { schema } from './schema.ts';

export interface LinkRange {
  from: number;
  to: number;
  text: string;
  link: LinkValue;
}

/** The selected text, or the link at the cursor; null where there is neither. */
export function linkAt({ doc, selection }: EditorState): LinkRange | null {
  const { from, to, empty, $from } = selection;
  const type = schema.mark('hyperlink', { data: {} }).type;
  const rangeOf = (from: number, to: number, link: LinkValue) => ({
    ...{ from, to, link },
    text: doc.textBetween(from, to, '\n'),
  });
  let found: LinkRange | null = null;
  doc.nodesBetween(empty ? $from.start() : from, empty ? $from.end() : to, (node, at) => {
    const mark = type.isInSet(node.marks);
    if (!mark || found) return;
    const end = at + node.nodeSize;
    if (!empty) found = rangeOf(from, to, mark.attrs.data);
    else if (at <= from && from <= end) found = rangeOf(at, end, mark.attrs.data);
  });
  return found ?? (empty ? null : rangeOf(from, to, { link_type: 'Web', url: 'https://' }));
}

/** The selected text with the link, or without one; null if it is no longer the text that was meant. */
export function withLink(
  state: EditorState,
  meant: LinkRange,
  link: LinkValue | null,
): Transaction | null {
  const range = linkAt(state);
  if (!range || range.text !== meant.text) return null;
  const { from, to } = range;
  const without = state.tr.removeMark(from, to, schema.mark('hyperlink', { data: {} }).type);
  return link && leadsSomewhere(link)
    ? without.addMark(from, to, schema.mark('hyperlink', { data: link }))
    : without;
}

/** Whether the link has a chosen page or file, or a valid address. */
export function leadsSomewhere({ link_type, id, url }: LinkValue): boolean {
  return link_type === 'Web' ? isLinkAddress(url) : typeof id === 'string';
}
