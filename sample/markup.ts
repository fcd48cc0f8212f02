import type { Markup } from './source.ts';

/** Where a target of the markup leads, as a stored link. */
export type LinkTo = (target: string) => Record<string, unknown>;

interface Block {
  type: string;
  text: string;
  spans: Record<string, unknown>[];
}

/** Turns the sample's markup into rich text. */
export function richText(markup: Markup, linkTo: LinkTo): Block[] {
  return markup
    .trim()
    .split(/\n{2,}|\n(?=- |\d+\. |#{2,3} )/)
    .map((text) => text.replace(/\s*\n\s*/g, ' ').trim())
    .filter((text) => text !== '')
    .map((text) => block(text, linkTo));
}

export function heading(text: string): Block[] {
  return [{ type: 'heading1', text, spans: [] }];
}

const marks: readonly [RegExp, string][] = [
  [/^### /, 'heading3'],
  [/^## /, 'heading2'],
  [/^- /, 'list-item'],
  [/^\d+\. /, 'o-list-item'],
];

function block(line: string, linkTo: LinkTo): Block {
  const [mark, type] = marks.find(([pattern]) => pattern.test(line)) ?? [/^/, 'paragraph'];
  return { type, ...inline(line.replace(mark, ''), linkTo) };
}

const inlineMark = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

/** Takes the marks out one by one, from the left, and remembers what they covered. */
function inline(source: string, linkTo: LinkTo): Pick<Block, 'text' | 'spans'> {
  const found = inlineMark.exec(source);
  if (!found) return { text: source, spans: [] };
  const [whole, strong, emphasis, words, target] = found;
  const inner = inline(strong ?? emphasis ?? words ?? '', linkTo);
  const rest = inline(source.slice(found.index + whole.length), linkTo);
  const start = found.index;
  const end = start + inner.text.length;
  const span =
    target === undefined
      ? { start, end, type: strong === undefined ? 'em' : 'strong' }
      : { start, end, type: 'hyperlink', data: linkTo(target) };
  return {
    text: source.slice(0, start) + inner.text + rest.text,
    spans: [span, ...moved(inner.spans, start), ...moved(rest.spans, end)],
  };
}

function moved(spans: readonly Record<string, unknown>[], by: number): Record<string, unknown>[] {
  return spans.map((span) => ({
    ...span,
    start: Number(span.start) + by,
    end: Number(span.end) + by,
  }));
}
