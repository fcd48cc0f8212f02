import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { type Allowed, nearestHeading } from './allowed.ts';
import { textBlockTypes } from './blocks.ts';
import { blocksOfHtml, type LeftOut } from './clipboard-html.ts';
import { documentOf } from './convert.ts';
import { schema } from './schema.ts';

/** Pasted HTML converted for this editor; null for content copied from a rich text of this editor. */
export function pastedHtml(
  html: string,
  { selection: { $from } }: EditorState,
  allowed: Allowed,
): { slice: Slice; leftOut: Set<LeftOut> } | null {
  if (html === '' || html.includes('data-pm-slice')) return null;
  const { blocks, leftOut } = blocksOfHtml(html);
  if (blocks.length === 0) return { slice: Slice.empty, leftOut };
  const { content } = documentOf(blocks);
  // A single paragraph is inserted into the current line; in an empty line, pasted blocks keep their type.
  const [first] = blocks;
  const isWords = blocks.length === 1 && first?.type === 'paragraph';
  const open = isWords || $from.parent.content.size > 0 ? 1 : 0;
  const pasted = onlyAllowed(new Slice(content, open, open), allowed);
  return { slice: pasted.slice, leftOut: leftOut.union(pasted.leftOut) };
}

/**
 * Reduces pasted content to what the model allows: headings get the nearest allowed level, other kinds of blocks become
 * the first allowed one, marks are removed, text is kept.
 */
export function onlyAllowed(
  slice: Slice,
  allowed: Allowed,
): { slice: Slice; leftOut: Set<LeftOut> } {
  const leftOut = new Set<LeftOut>();
  const [first = 'paragraph'] = allowed.blocks;
  const blockOf = (node: Node): Node[] => {
    if (node.isText) return [spansOf(node)];
    if (node.type.name === 'image') {
      if (allowed.pictures) return [node];
      leftOut.add('pictures');
      return [];
    }
    const type = textBlockTypes.find((each) => each === node.type.name);
    if (!type) {
      leftOut.add(node.type.name === 'embed' ? 'players' : 'other');
      return [];
    }
    const taken = allowed.blocks.includes(type) ? type : nearestHeading(type, allowed);
    if (!taken && type !== 'paragraph')
      leftOut.add(type.startsWith('heading') ? 'headings' : 'other');
    const inline = node.children.map(spansOf);
    return [schema.node(taken ?? first, node.attrs, inline)];
  };
  const spansOf = (node: Node): Node => {
    const marks = node.marks.filter(({ type }) => allowed.spans.some((span) => span === type.name));
    if (marks.length < node.marks.length) leftOut.add('formatting');
    return node.mark(marks);
  };
  const nodes = slice.content.content.flatMap(blockOf);
  const content = allowed.isSingle ? inOneLine(nodes) : nodes;
  const isInline = content.every(({ isText }) => isText);
  return {
    slice: isInline
      ? new Slice(Fragment.from(content), 0, 0)
      : new Slice(Fragment.from(content), slice.openStart, slice.openEnd),
    leftOut,
  };
}

/** Blocks pasted into a title, joined into one line. */
function inOneLine(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node, index) => {
    if (node.isText) return [node];
    return [...(index > 0 ? [schema.text(' ')] : []), ...node.children];
  });
}
