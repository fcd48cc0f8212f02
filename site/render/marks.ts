import type { RichTextField, RTNode } from '@prismicio/client';

/** More formatting marks over one letter, or in one block, than anybody writes. */
const most = { overEach: 10, inAll: 1_000 };

type Spans = Extract<RTNode, { spans: unknown }>['spans'];

/**
 * The text with a limited number of marks: where many overlap, each splits all others, and a paragraph with a thousand
 * took a minute to render. No words are lost.
 */
export function withFewMarks(field: RichTextField): RichTextField {
  if (!field.some((node) => 'spans' in node && node.spans.length > most.overEach)) return field;
  const [first, ...rest] = field.map(
    (node): RTNode => ('spans' in node ? { ...node, spans: fewOf(node.spans) } : node),
  );
  return first ? [first, ...rest] : field;
}

function fewOf(spans: Spans): Spans {
  if (spans.length <= most.overEach) return spans;
  let open: number[] = [];
  return spans
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }) => {
      open = open.filter((each) => each > start);
      if (open.length >= most.overEach) return false;
      open.push(end);
      return true;
    })
    .slice(0, most.inAll);
}
