import { isRecord, pathOf } from '@farol/content-model';

/** Where something on a page comes from. */
export interface Origin {
  document: string;
  /** The id of a slice of it. */
  slice: string | null;
}

/** A text, picture or date of a document, and the field it stands in. */
export interface Leaf {
  /** `data.title`, or `primary.questions[2].answer` in a slice. */
  field: string;
  kind: 'text' | 'picture' | 'date';
  value: string;
}

/** What may be found again on a page, in the order of the fields. */
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
  // A link says its own text; where it leads to is no text of the page.
  if ('link_type' in value) return leavesOf(value.text, field);
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, `${field}.${name}`));
}

function isPicture(value: Record<string, unknown>): value is { url: string } {
  return typeof value.url === 'string' && 'dimensions' in value;
}

/** The name of a file is in every address it is shown by. */
function fileIn(address: string): string {
  return pathOf(address).split('/').at(-1) ?? address;
}

const tag = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)([^<>]*)>/g;
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const textless = new Set(['script', 'style', 'title', 'textarea']);
const attribute = 'data-from';

interface Element {
  /** Where an attribute could be put in. */
  at: number;
  isRoot: boolean;
  text: string;
  picture: string;
  date: string;
}

/**
 * The same HTML, whose elements say in an attribute where their texts and pictures come from: the document, the slice
 * and the field, with spaces between. Texts are found by what they say, so that no component has to think of it; what
 * cannot be found leads to its slice.
 */
export function withOrigins(html: string, origin: Origin, leaves: readonly Leaf[]): string {
  // What says more than any of them need not be compared.
  const longest = leaves.reduce((most, { value }) => Math.max(most, value.length), 0) * 2 + 100;
  const elements = elementsOf(html, longest);
  const found = new Map<number, string>();
  const pools: Record<Leaf['kind'], Map<string, Element[]>> = {
    text: Map.groupBy(elements, ({ text }) => text),
    picture: Map.groupBy(elements, ({ picture }) => picture),
    date: Map.groupBy(elements, ({ date }) => date),
  };
  /** Of each pool how many were looked at: they are found already. */
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

/** The elements that could be marked: of those that say the same, one within the other, the innermost. */
function elementsOf(html: string, longest: number): Element[] {
  const elements: Element[] = [];
  const open: {
    name: string;
    at: number;
    /** How many pieces of text there were before it, and how long they are together. */
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
