import { isLinkAddress } from '@farol/content-model';
import type { Block, TextBlockType } from './blocks.ts';
import { isBold, isStruck } from './clipboard-styles.ts';
import { OpenBlock } from './open-block.ts';

/** What could not be pasted, reported to the person. */
export type LeftOut =
  | 'pictures'
  | 'headings'
  | 'tables'
  | 'nesting'
  | 'players'
  | 'links'
  | 'formatting'
  | 'other';

/** The marks that apply to a piece of text. */
interface Marks {
  strong: boolean;
  em: boolean;
  url: string | null;
  /** Line breaks and spaces are content, as in source code. */
  isPre: boolean;
}

interface Place {
  type: TextBlockType;
  marks: Marks;
  /** The nesting depth of lists. */
  depth: number;
  /** Inside a table row, which becomes one line. */
  isInRow: boolean;
}

/** Converts HTML of word processors and web pages to blocks, and reports what was lost. */
export function blocksOfHtml(html: string): { blocks: Block[]; leftOut: Set<LeftOut> } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const reading = new Reading();
  reading.inside(page.body, {
    type: 'paragraph',
    marks: { strong: false, em: false, url: null, isPre: false },
    depth: 0,
    isInRow: false,
  });
  reading.endBlock();
  return { blocks: reading.blocks, leftOut: reading.leftOut };
}

const ignored =
  /^(?:script|style|title|meta|link|xml|template|noscript|head|colgroup|input|button|select|textarea|svg)$/;
const players = /^(?:iframe|video|audio|object|embed|canvas)$/;
const divisions =
  /^(?:p|div|section|article|header|footer|main|aside|nav|blockquote|figure|figcaption|address|dl|dt|dd|center|form|fieldset|hr|details|summary)$/;
const unkept = /^(?:u|s|del|strike|ins|sub|sup|mark)$/;

class Reading {
  readonly blocks: Block[] = [];
  readonly leftOut = new Set<LeftOut>();
  #open: OpenBlock | null = null;

  inside(node: Node, place: Place): void {
    for (const child of node.childNodes) {
      if (child instanceof Element || isElement(child)) this.#element(child, place);
      else if (child.nodeType === 3) this.#text(child.textContent ?? '', place);
    }
  }

  endBlock(): void {
    const block = this.#open?.closed();
    this.#open = null;
    if (block && block.text !== '') this.blocks.push(block);
  }

  #element(element: Element, place: Place): void {
    const name = element.localName;
    const style = styleOf(element);
    const item = wordItem(element, style);
    const heading = /^h([1-6])$/.exec(name) ?? /\bMsoTitle\b/.exec(element.className);
    // Word writes the marker of a list item before its text.
    if (ignored.test(name) || /mso-list:\s*ignore|display:\s*none/.test(style)) return;
    if (name === 'br') this.#line(place);
    else if (/^(?:img|v:imagedata|picture)$/.test(name)) this.#leave('pictures');
    else if (players.test(name)) this.#leave('players');
    else if (name === 'table') this.#table(element, place);
    else if (/^(?:ul|ol)$/.test(name)) this.#list(element, place);
    else if (item) this.#wordItem(element, item, place);
    else if (heading) this.#block(element, { ...place, type: headingOf(heading[1]) });
    else if (name === 'pre') {
      const marks = { ...place.marks, isPre: true };
      this.#block(element, { ...place, type: 'preformatted', marks });
    } else this.#plain(element, place);
  }

  #plain(element: Element, place: Place): void {
    const name = element.localName;
    const style = styleOf(element);
    if (unkept.test(name) || isStruck(name, style)) this.#leave('formatting');
    const inner = { ...place, marks: this.#marks(element, name, style, place.marks) };
    if (divisions.test(name)) this.#block(element, inner);
    else this.inside(element, inner);
  }

  #leave(what: LeftOut): void {
    this.leftOut.add(what);
  }

  /** An element that starts a block of its own, also inside another one; in a list item, paragraphs become lines. */
  #block(element: Element, place: Place): void {
    const isInItem = place.depth > 0 || place.isInRow;
    if (place.isInRow) this.#text(' ', place);
    else if (isInItem && this.#open && !this.#open.isEmpty) this.#line(place);
    if (!isInItem) this.endBlock();
    this.inside(element, place);
    if (place.isInRow) this.#text(' ', place);
    if (!isInItem) this.endBlock();
  }

  #list(list: Element, place: Place): void {
    const type = list.localName === 'ol' ? 'o-list-item' : 'list-item';
    if (place.depth > 0) this.#leave('nesting');
    this.endBlock();
    for (const child of list.children) {
      const inner = { ...place, type, depth: place.depth + 1 } as const;
      // Google Docs nests a list directly in a list.
      if (/^(?:ul|ol)$/.test(child.localName))
        this.#list(child, { ...place, depth: place.depth + 1 });
      else {
        this.inside(child, {
          ...inner,
          marks: this.#marks(child, 'li', styleOf(child), place.marks),
        });
        this.endBlock();
      }
    }
  }

  #wordItem(element: Element, { level, isNumbered }: WordItem, place: Place): void {
    if (level > 1) this.#leave('nesting');
    this.endBlock();
    this.inside(element, { ...place, type: isNumbered ? 'o-list-item' : 'list-item', depth: 1 });
    this.endBlock();
  }

  /** Each row becomes a line of text: no text is lost, only the layout. */
  #table(table: Element, place: Place): void {
    this.#leave('tables');
    this.endBlock();
    for (const row of table.querySelectorAll('tr')) {
      // The rows of a nested table are read with the cell that contains it.
      if (row.closest('table') !== table) continue;
      const cells = [...row.children].filter(({ localName }) => /^t[dh]$/.test(localName));
      for (const [index, cell] of cells.entries()) {
        if (index > 0 && this.#open && !this.#open.isEmpty)
          this.#append(this.#open.endsBlank ? '| ' : ' | ', place.marks, place);
        // The content of a cell stays on the line of its row.
        this.inside(cell, { ...place, isInRow: true });
      }
      this.endBlock();
    }
  }

  #line(place: Place): void {
    if (this.#open) this.#append('\n', place.marks, place);
  }

  #text(text: string, place: Place): void {
    const { isPre } = place.marks;
    const plain = isPre ? text.replaceAll('\r\n', '\n') : text.replace(/[ \t\r\n\f]+/g, ' ');
    const isBlank = /^ *$/.test(plain);
    const endsBlank = this.#open?.endsBlank ?? false;
    if (isBlank && !isPre && (endsBlank || !this.#open || this.#open.isEmpty)) return;
    const joined = !isPre && endsBlank ? plain.replace(/^ +/, '') : plain;
    this.#append(joined, place.marks, place);
  }

  #append(text: string, marks: Marks, { type }: Place): void {
    this.#open ??= new OpenBlock(type);
    this.#open.append(text, marks);
  }

  #marks(element: Element, name: string, style: string, marks: Marks): Marks {
    const weight = /(?:^|;)\s*font-weight:\s*(\w+)/.exec(style)?.[1];
    const slant = /(?:^|;)\s*font-style:\s*(\w+)/.exec(style)?.[1];
    return {
      strong: weight ? isBold(weight) : marks.strong || /^(?:b|strong|th)$/.test(name),
      em: slant ? /italic|oblique/.test(slant) : marks.em || /^(?:i|em|cite)$/.test(name),
      url: name === 'a' ? this.#address(element) : marks.url,
      isPre: marks.isPre || /(?:^|;)\s*white-space:\s*(?:pre|break-spaces)/.test(style),
    };
  }

  #address(link: Element): string | null {
    const href = link.getAttribute('href')?.trim();
    if (!href) return null;
    const url = withoutDetour(href);
    if (/^(?:https?|mailto|tel):/i.test(url) && isLinkAddress(url)) return url;
    this.#leave('links');
    return null;
  }
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

function styleOf(element: Element): string {
  return (element.getAttribute('style') ?? '').toLowerCase();
}

function headingOf(level: string | undefined): TextBlockType {
  const levels = ['heading1', 'heading2', 'heading3', 'heading4', 'heading5', 'heading6'] as const;
  return levels[Number(level ?? 1) - 1] ?? 'heading1';
}

interface WordItem {
  level: number;
  isNumbered: boolean;
}

/** Word writes list items as paragraphs: `mso-list:l0 level2 lfo1`, with the marker before the text. */
function wordItem(element: Element, style: string): WordItem | null {
  const level = /mso-list:\s*l\d+\s+level(\d+)/.exec(style)?.[1];
  if (element.localName !== 'p' || !level) return null;
  const sign = [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/.test(styleOf(span)),
  );
  return {
    level: Number(level),
    isNumbered: /^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(sign?.textContent ?? ''),
  };
}

/** Google's links redirect through Google; this is the actual destination. */
function withoutDetour(href: string): string {
  if (!URL.canParse(href)) return href;
  const { hostname, pathname, searchParams } = new URL(href);
  const isDetour = /^(?:www\.)?google\.\w+(?:\.\w+)?$/.test(hostname) && pathname === '/url';
  return (isDetour && searchParams.get('q')) || href;
}
