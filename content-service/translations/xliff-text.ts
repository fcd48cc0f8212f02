import type { Document, Element, Node } from '@xmldom/xmldom';
import { BadXliff } from './bad-xliff.ts';
import { maxDepth } from './xliff-limits.ts';

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** A text with the positions of its marks. */
export interface MarkedText {
  text: string;
  /** The mark's index in the block's spans, and the characters it covers. */
  marks: readonly Mark[];
}

export interface Mark {
  index: number;
  start: number;
  end: number;
}

/** What XML takes and leaves as it is, as part of a pattern. Halves of a pair are not among it. */
export const plainCharacters = String.raw`\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}`;

/** Characters that XML does not allow, or would change; they are written as codes. */
const coded = new RegExp(`[^${plainCharacters}]`, 'gu');

/**
 * Writes a text into an element; marks are nested, and one that overlaps another is split in two. `countCode` is called
 * with the depth of each code, and may throw where there are too many.
 */
export function writeMarked(
  document: Document,
  into: Element,
  { text, marks }: MarkedText,
  countCode: (depth: number) => void = () => {},
): void {
  const inOrder = marks.toSorted(
    (one, other) => one.start - other.start || other.end - one.end || one.index - other.index,
  );
  const used = new Map<number, number>();
  const idOf = (index: number) => {
    const times = (used.get(index) ?? 0) + 1;
    used.set(index, times);
    return times === 1 ? `m${index}` : `m${index}-${times}`;
  };

  function write(
    parent: Element,
    { from, end, depth }: { from: number; end: number; depth: number },
    marks: readonly Mark[],
  ): void {
    let writtenUntil = from;
    let remaining = marks;
    let next = 0;
    for (let first = remaining[next]; first; first = remaining[next]) {
      const { start, end: until, index } = first;
      countCode(depth);
      writeText(document, parent, text.slice(writtenUntil, start));
      const code = document.createElementNS(xliffNamespace, 'pc');
      code.setAttribute('id', idOf(index));
      parent.appendChild(code);
      let following = next + 1;
      while ((remaining[following]?.start ?? until) < until) following += 1;
      const inside = remaining.slice(next + 1, following);
      write(
        code,
        { from: start, end: until, depth: depth + 1 },
        inside.map((mark) => ({ ...mark, end: Math.min(mark.end, until) })),
      );
      const cut = inside.filter((mark) => mark.end > until);
      if (cut.length > 0) {
        const rest = cut.map((mark) => ({ ...mark, start: until }));
        remaining = sorted([...rest, ...remaining.slice(following)]);
        next = 0;
      } else next = following;
      writtenUntil = until;
    }
    writeText(document, parent, text.slice(writtenUntil, end));
  }
  write(into, { from: 0, end: text.length, depth: 1 }, inOrder);
}

const sorted = (marks: readonly Mark[]) =>
  marks.toSorted((one, other) => one.start - other.start || other.end - one.end);

function writeText(document: Document, parent: Element, text: string): void {
  let writtenUntil = 0;
  const writePlain = (until: number) => {
    if (until > writtenUntil)
      parent.appendChild(document.createTextNode(text.slice(writtenUntil, until)));
    writtenUntil = until + 1;
  };
  // By an expression: `codePointAt` of Node 24 may take the second half of a pair from beyond the end of a sliced text.
  for (const { index } of text.matchAll(coded)) {
    writePlain(index);
    const code = document.createElementNS(xliffNamespace, 'cp');
    code.setAttribute('hex', text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0'));
    parent.appendChild(code);
  }
  writePlain(text.length);
}

/** Reads a text back: adjacent parts of the same mark become one again. */
export function readMarked(elements: readonly Element[]): MarkedText {
  let text = '';
  const marks: Mark[] = [];
  /** The last part of each mark: parts of one mark do not overlap. */
  const latest = new Map<number, number>();
  function read(node: Node, depth = 0): void {
    if (depth > maxDepth) throw new BadXliff(`it is nested more than ${maxDepth} deep.`);
    if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE) {
      text += node.nodeValue ?? '';
      return;
    }
    if (!isElement(node)) return;
    if (node.localName === 'cp') {
      text += characterOf(node.getAttribute('hex') ?? '');
      return;
    }
    const index = /^m(\d+)(?:-\d+)?$/.exec(node.getAttribute('id') ?? '')?.[1];
    const start = text.length;
    for (const child of node.childNodes) read(child, depth + 1);
    if (node.localName !== 'pc' || index === undefined) return;
    const mark = { index: Number(index), start, end: text.length };
    const previousIndex = latest.get(mark.index) ?? -1;
    const previous = marks[previousIndex];
    if (previous?.end === start) marks[previousIndex] = { ...previous, end: mark.end };
    else latest.set(mark.index, marks.push(mark) - 1);
  }
  for (const element of elements) for (const child of element.childNodes) read(child);
  return {
    text,
    marks: marks.toSorted((one, other) => one.index - other.index || one.start - other.start),
  };
}

export function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

function characterOf(hex: string): string {
  return /^[0-9A-Fa-f]{1,4}$/.test(hex) ? String.fromCharCode(Number.parseInt(hex, 16)) : '';
}
