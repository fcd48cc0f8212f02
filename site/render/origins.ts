import { isRecord, pathOf } from '@farol/content-model';

/** Which document and slice a part of a page shows. */
export interface Origin {
  document: string;
  /** The slice's id. */
  slice: string | null;
}

/** A text, picture or date of a document, and the field it is stored in. */
interface Leaf {
  /** `data.title`, or `primary.questions[2].answer` in a slice. */
  field: string;
  kind: 'text' | 'picture' | 'date';
  value: string;
}

/** The values that may be recognized on a page, in the order of their fields. */
export function leavesOf(value: unknown, field: string): Leaf[] {
  if (typeof value === 'string') {
    const text = plain(value);
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return [{ field, kind: 'date', value: text }];
    return text === '' ? [] : [{ field, kind: 'text', value: text }];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => leavesOf(item, `${field}[${index}]`));
  if (!isRecord(value)) return [];
  if (isPicture(value)) return [{ field, kind: 'picture', value: fileIn(value.url) }];
  // A block of rich text.
  if (typeof value.text === 'string' && Array.isArray(value.spans))
    return leavesOf(value.text, field);
  // Of a link only its text is visible.
  if ('link_type' in value) return leavesOf(value.text, field);
  return Object.entries(value).flatMap(([name, child]) => leavesOf(child, `${field}.${name}`));
}

function isPicture(value: Record<string, unknown>): value is { url: string } {
  return typeof value.url === 'string' && 'dimensions' in value;
}

/** The file name, which is part of every address of the file. */
function fileIn(address: string): string {
  return pathOf(address).split('/').at(-1) ?? address;
}

const tag = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)([^<>]*)>/g;
const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
const textless = new Set(['script', 'style', 'title', 'textarea']);
const attribute = 'data-from';

interface Element {
  /** The offset at which an attribute can be inserted. */
  offset: number;
  isRoot: boolean;
  text: string;
  picture: string;
  date: string;
}

/**
 * Adds an attribute to the elements of the HTML that names the document, slice and field they show. Elements are
 * recognized by their text, so that no component has to take part; what is not recognized is marked with its slice.
 */
export function withOrigins(html: string, origin: Origin, leaves: readonly Leaf[]): string {
  // Longer elements than any value need not be compared.
  const maxValueLength = leaves.reduce((max, { value }) => Math.max(max, value.length), 0);
  const elements = elementsOf(html, maxValueLength * 2 + 100);
  /** The value of the attribute at each offset. */
  const marks = new Map<number, string>();
  const pools: Record<Leaf['kind'], Map<string, Element[]>> = {
    text: Map.groupBy(elements, ({ text }) => text),
    picture: Map.groupBy(elements, ({ picture }) => picture),
    date: Map.groupBy(elements, ({ date }) => date),
  };
  /** How many elements of each pool have been matched already. */
  const matched = new Map<readonly Element[], number>();
  for (const { field, kind, value } of leaves) {
    const pool = pools[kind].get(value) ?? [];
    let next = matched.get(pool) ?? 0;
    let element = pool[next];
    while (element && marks.has(element.offset)) {
      next += 1;
      element = pool[next];
    }
    if (element) marks.set(element.offset, attributeValue(origin, field));
    matched.set(pool, next);
  }
  if (origin.slice !== null)
    for (const { offset, isRoot } of elements)
      if (isRoot && !marks.has(offset)) marks.set(offset, attributeValue(origin, ''));
  let marked = '';
  let end = 0;
  for (const [offset, value] of [...marks].sort(([one], [other]) => one - other)) {
    marked += `${html.slice(end, offset)} ${attribute}="${value}"`;
    end = offset;
  }
  return marked + html.slice(end);
}

function attributeValue({ document, slice }: Origin, field: string): string {
  const words = [document, slice ?? '', field].map(encodeURI).join(' ');
  return words.replace(/["&<]/g, encodeURIComponent).replace(/%5[BD]/g, decodeURIComponent);
}

/** The elements that could be marked; of nested ones with the same text, the innermost. */
function elementsOf(html: string, maxLength: number): Element[] {
  const elements: Element[] = [];
  const open: {
    offset: number;
    /** The number of text nodes before it, and their total length. */
    textsBefore: number;
    lengthBefore: number;
    isMarked: boolean;
    textInside: string;
    date: string;
  }[] = [];
  const texts: string[] = [];
  let length = 0;
  const addText = (text: string) => {
    texts.push(text);
    length += text.length;
  };
  let last = 0;
  let skipped: string | null = null;
  for (const match of html.matchAll(tag)) {
    const [whole, slash = '', name = '', attributes = ''] = match;
    const start = match.index;
    if (skipped === null) addText(decoded(html.slice(last, start)));
    last = start + whole.length;
    if (name === '' || (skipped !== null && !(slash && name === skipped))) continue;
    if (skipped !== null) {
      skipped = null;
      continue;
    }
    const offset = start + 1 + name.length;
    const isMarked = attributes.includes(` ${attribute}="`);
    if (slash) {
      const closed = open.pop();
      if (!closed) continue;
      const isTooLong = length - closed.lengthBefore > maxLength;
      const text = isTooLong ? '' : plain(texts.slice(closed.textsBefore).join(''));
      const parent = open.at(-1);
      if (parent && text !== '') parent.textInside = text;
      if (!closed.isMarked)
        elements.push({
          offset: closed.offset,
          isRoot: open.length === 0,
          text: text === closed.textInside ? '' : text,
          picture: '',
          date: closed.date,
        });
      continue;
    }
    if (name === 'br') addText('\n');
    if (textless.has(name) && !attributes.endsWith('/')) {
      skipped = name;
      continue;
    }
    if (voidElements.has(name) || attributes.endsWith('/')) {
      const picture = name === 'img' ? fileIn(attributeOf('src', attributes)) : '';
      if (picture && !isMarked)
        elements.push({ offset, isRoot: false, text: '', picture, date: '' });
      continue;
    }
    const date = name === 'time' ? attributeOf('dateTime', attributes) : '';
    const textsBefore = texts.length;
    open.push({ offset, textsBefore, lengthBefore: length, isMarked, textInside: '', date });
  }
  return elements;
}

function attributeOf(name: string, attributes: string): string {
  return decoded(new RegExp(` ${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '');
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function decoded(text: string): string {
  return text.includes('&')
    ? text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    : text;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
