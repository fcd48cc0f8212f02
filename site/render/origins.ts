import { isRecord, pathOf } from '@farol/content-model';

/** Which document and slice a part of a page shows. */
export interface Origin {
  document: string;
  /** The slice's id. */
  slice: string | null;
}

/** A text, picture or date of a document, and the field it is stored in. */
export interface Leaf {
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
  if (Array.isArray(value)) return value.flatMap((each, at) => leavesOf(each, `${field}[${at}]`));
  if (!isRecord(value)) return [];
  if (isPicture(value)) return [{ field, kind: 'picture', value: fileIn(value.url) }];
  // A block of rich text.
  if (typeof value.text === 'string' && Array.isArray(value.spans))
    return leavesOf(value.text, field);
  // Of a link only its text is visible.
  if ('link_type' in value) return leavesOf(value.text, field);
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, `${field}.${name}`));
}

function isPicture(value: Record<string, unknown>): value is { url: string } {
  return typeof value.url === 'string' && 'dimensions' in value;
}

/** The file name, which is part of every address of the file. */
function fileIn(address: string): string {
  return pathOf(address).split('/').at(-1) ?? address;
}

const tag = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)([^<>]*)>/g;
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const textless = new Set(['script', 'style', 'title', 'textarea']);
const attribute = 'data-from';

interface Element {
  /** The offset at which an attribute can be inserted. */
  at: number;
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
  const longest = leaves.reduce((most, { value }) => Math.max(most, value.length), 0) * 2 + 100;
  const elements = elementsOf(html, longest);
  const found = new Map<number, string>();
  const pools: Record<Leaf['kind'], Map<string, Element[]>> = {
    text: Map.groupBy(elements, ({ text }) => text),
    picture: Map.groupBy(elements, ({ picture }) => picture),
    date: Map.groupBy(elements, ({ date }) => date),
  };
  /** How many elements of each pool have been matched already. */
  const looked = new Map<readonly Element[], number>();
  for (const { field, kind, value } of leaves) {
    const pool = pools[kind].get(value) ?? [];
    let next = looked.get(pool) ?? 0;
    for (let place = pool[next]; place && found.has(place.at); place = pool[next]) next += 1;
    const place = pool[next];
    if (place) found.set(place.at, fromText(origin, field));
    looked.set(pool, next);
  }
  if (origin.slice !== null)
    for (const { at, isRoot } of elements)
      if (isRoot && !found.has(at)) found.set(at, fromText(origin, ''));
  let marked = '';
  let last = 0;
  for (const [at, from] of [...found].sort(([one], [other]) => one - other)) {
    marked += `${html.slice(last, at)} ${attribute}="${from}"`;
    last = at;
  }
  return marked + html.slice(last);
}

function fromText({ document, slice }: Origin, field: string): string {
  const words = [document, slice ?? '', field].map(encodeURI).join(' ');
  return words.replace(/["&<]/g, encodeURIComponent).replace(/%5[BD]/g, decodeURIComponent);
}

/** The elements that could be marked; of nested ones with the same text, the innermost. */
function elementsOf(html: string, longest: number): Element[] {
  const elements: Element[] = [];
  const open: {
    name: string;
    at: number;
    /** The number of text nodes before it, and their total length. */
    pieces: number;
    before: number;
    isTaken: boolean;
    within: string;
    date: string;
  }[] = [];
  const pieces: string[] = [];
  let length = 0;
  const say = (text: string) => {
    pieces.push(text);
    length += text.length;
  };
  let last = 0;
  let skipped: string | null = null;
  for (const match of html.matchAll(tag)) {
    const [whole, slash = '', name = '', attributes = ''] = match;
    const start = match.index;
    if (skipped === null) say(decoded(html.slice(last, start)));
    last = start + whole.length;
    if (name === '' || (skipped !== null && !(slash && name === skipped))) continue;
    if (skipped !== null) {
      skipped = null;
      continue;
    }
    const at = start + 1 + name.length;
    const isTaken = attributes.includes(` ${attribute}="`);
    if (slash) {
      const closed = open.pop();
      if (!closed) continue;
      const isLonger = length - closed.before > longest;
      const said = isLonger ? '' : plain(pieces.slice(closed.pieces).join(''));
      const isSaid = said !== '' && said !== closed.within && !closed.isTaken;
      const parent = open.at(-1);
      if (parent && said !== '') parent.within = said;
      if (!closed.isTaken)
        elements.push({
          at: closed.at,
          isRoot: open.length === 0,
          text: isSaid ? said : '',
          picture: '',
          date: closed.date,
        });
      continue;
    }
    if (name === 'br') say('\n');
    if (textless.has(name) && !attributes.endsWith('/')) {
      skipped = name;
      continue;
    }
    if (empty.has(name) || attributes.endsWith('/')) {
      const picture = name === 'img' ? fileIn(attributeOf('src', attributes)) : '';
      if (picture && !isTaken) elements.push({ at, isRoot: false, text: '', picture, date: '' });
      continue;
    }
    const date = name === 'time' ? attributeOf('dateTime', attributes) : '';
    open.push({ name, at, pieces: pieces.length, before: length, isTaken, within: '', date });
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
    ? text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (each) => entities[each] ?? each)
    : text;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
