import type { RichTextField, RTNode } from '@prismicio/client';

/** More formatting marks over one letter, or in one block, than anybody writes. */
const maxMarks = { perCharacter: 10, perBlock: 1_000 };

type Spans = Extract<RTNode, { spans: unknown }>['spans'];

/**
 * The text with a limited number of marks: where many overlap, each splits all others, and a paragraph with a thousand
 * took a minute to render. No words are lost.
 */
export function withLimitedMarks(field: RichTextField): RichTextField {
  if (!field.some((node) => 'spans' in node && node.spans.length > maxMarks.perCharacter))
    return field;
  const [first, ...rest] = field.map(
    (node): RTNode => ('spans' in node ? { ...node, spans: limited(node.spans) } : node),
  );
  return first ? [first, ...rest] : field;
}

function limited(spans: Spans): Spans {
  if (spans.length <= maxMarks.perCharacter) return spans;
  let openEnds: number[] = [];
  return spans
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }) => {
      openEnds = openEnds.filter((openEnd) => openEnd > start);
      if (openEnds.length >= maxMarks.perCharacter) return false;
      openEnds.push(end);
      return true;
    })
    .slice(0, maxMarks.perBlock);
}
