import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { Allowed } from './allowed.ts';
import { textBlockTypes } from './blocks.ts';
import { schema } from './schema.ts';

/** What was pasted and is not allowed here, to be said to the person. */
export type LeftOut = 'pictures' | 'headings' | 'other';

/** Brings what was pasted to what the model allows: kinds of blocks become text, marks go, words stay. */
export function fitted(slice: Slice, allowed: Allowed): { slice: Slice; leftOut: Set<LeftOut> } {
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
      leftOut.add('other');
      return [];
    }
    const isAllowed = allowed.blocks.includes(type);
    if (!isAllowed && type !== 'paragraph')
      leftOut.add(type.startsWith('heading') ? 'headings' : 'other');
    const inline = node.children.map(spansOf);
    return [schema.node(isAllowed ? type : first, node.attrs, inline)];
  };
  const spansOf = (node: Node): Node => {
    const marks = node.marks.filter(({ type }) => allowed.spans.some((span) => span === type.name));
    if (marks.length < node.marks.length) leftOut.add('other');
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

/** Blocks that were pasted into a title, one after the other. */
function inOneLine(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node, index) => {
    if (node.isText) return [node];
    return [...(index > 0 ? [schema.text(' ')] : []), ...node.children];
  });
}
