import type { EditorView } from 'prosemirror-view';

/** The maximum width of a bar over a text, so that it is not cut off at the right. */
const maxBarWidth = 320;

interface Placed {
  left: number;
  top: number;
}

/** A position within the rich text's box, below a place in the text. */
export function placeBelow(view: EditorView, at: number): Placed {
  const { left, bottom } = view.coordsAtPos(at);
  return within(view, left, bottom + 4);
}

/** A position above a place in the text, or below it at the top of the box. */
export function placeAbove(view: EditorView, at: number, height: number): Placed {
  const { left, top, bottom } = view.coordsAtPos(at);
  const box = boxOf(view);
  return within(view, left, top - box.top > 8 ? top - height - 4 : bottom + 4);
}

function within(view: EditorView, left: number, top: number): Placed {
  const box = boxOf(view);
  const furthest = Math.max(0, box.width - maxBarWidth);
  return { left: Math.max(0, Math.min(left - box.left, furthest)), top: top - box.top };
}

function boxOf(view: EditorView): DOMRect {
  return (view.dom.closest('.rich-text') ?? view.dom).getBoundingClientRect();
}
