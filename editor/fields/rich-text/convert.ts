import type { Mark, Node } from 'prosemirror-model';
import {
  type Block,
  isTextBlock,
  type Span,
  spanTypes,
  type TextBlock,
  textBlockTypes,
} from './blocks.ts';
import { schema } from './schema.ts';

/** The blocks of a field as an editor document; an empty field is one empty paragraph. */
export function documentOf(blocks: readonly Block[]): Node {
  const nodes = blocks.map((block) => (isTextBlock(block) ? textNodeOf(block) : dataNodeOf(block)));
  return schema.node('doc', null, nodes.length > 0 ? nodes : [schema.node('paragraph')]);
}

function dataNodeOf(block: Exclude<Block, TextBlock>): Node {
  const { type, ...data } = block;
  return schema.node(type, { data });
}

function textNodeOf({ type, text, spans, direction }: TextBlock): Node {
  const wide = spans.filter(({ start, end }) => start < end);
  const edges = new Set([0, text.length, ...wide.flatMap(({ start, end }) => [start, end])]);
  const places = [...edges].sort((a, b) => a - b);
  const pieces = places.slice(1).map((end, index) => {
    const start = places[index] ?? 0;
    const marks = wide
      .filter((span) => span.start <= start && end <= span.end)
      .reduce((set: readonly Mark[], span) => markOf(span).addToSet(set), []);
    return schema.text(text.slice(start, end), marks);
  });
  return schema.node(type, { direction: direction ?? null }, pieces);
}

function markOf({ type, data }: Span): Mark {
  return schema.mark(type, data === undefined ? null : { data });
}

/** The blocks of an editor document; an empty text is an empty field. */
export function blocksOf(document: Node): Block[] {
  const blocks = document.children.map(blockOf);
  const [only] = blocks;
  const isEmpty =
    blocks.length === 1 && only?.type === 'paragraph' && only.text === '' && !only.direction;
  return isEmpty ? [] : blocks;
}

function blockOf(node: Node): Block {
  const type = textBlockTypes.find((each) => each === node.type.name);
  if (!type) return { type: node.type.name, ...node.attrs.data };
  const { direction } = node.attrs;
  return {
    type,
    text: node.textContent,
    spans: spansOf(node),
    ...(direction ? { direction } : {}),
  };
}

/** A span for each run of a mark; of two that start together, the longer one is first. */
function spansOf(block: Node): Span[] {
  const open: { mark: Mark; start: number }[] = [];
  const spans: Span[] = [];
  let at = 0;
  const closeBut = (marks: readonly Mark[]) => {
    for (const run of [...open])
      if (!run.mark.isInSet(marks)) {
        spans.push(spanOf(run.mark, run.start, at));
        open.splice(open.indexOf(run), 1);
      }
  };
  for (const piece of block.children) {
    closeBut(piece.marks);
    for (const mark of piece.marks)
      if (!open.some((run) => run.mark.eq(mark))) open.push({ mark, start: at });
    at += piece.nodeSize;
  }
  closeBut([]);
  return spans.sort((a, b) => a.start - b.start || b.end - a.end);
}

function spanOf(mark: Mark, start: number, end: number): Span {
  const type = spanTypes.find((each) => each === mark.type.name);
  if (!type) throw new Error(`Rich text has no span of the kind ${mark.type.name}.`);
  return { start, end, type, ...(mark.attrs.data ? { data: mark.attrs.data } : {}) };
}
