import type { RichTextField, RTNode } from '@prismicio/client';

/** Over one letter, and in one block: more than anybody writes. */
const most = { overEach: 10, inAll: 1_000 };

type Spans = Extract<RTNode, { spans: unknown }>['spans'];

/**
 * A text without the marks that nobody could see: where many overlap, each cuts all others, and a paragraph of a
 * thousand took a minute to become elements. The words stay.
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
