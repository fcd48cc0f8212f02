import type { Document } from './content.ts';

/*
 * Documents as the site holds them: what finds them at hand, their fields as a line of text that is read when a page
 * shows them. Ten thousand documents are small this way, soon there from the disk, and written to it as they are.
 * Long fields are read each on its own: a list of all programs looks at the kind of each, not at its texts.
 */

/** In a line of JSON a raw tab stands in no text, so that it says where the fields begin, and each long one. */
const tab = '\t'.charCodeAt(0);
const seam = ',\t"data":{';

/** Letters of a field that stands on its own. */
const long = 300;
/** So that it is found in the text as it is. */
const plainName = /^[\w-]+$/;

/** Where a document has its line: in itself, for the collector looks through a map of all of them every time. */
const line = Symbol('line');

function heldLine(document: Document): Buffer | undefined {
  return (document as { [line]?: Buffer })[line];
}

/** The document with its fields as text. */
export function packed(document: Document): Document {
  if (heldLine(document)) return document;
  const { data, ...about } = document;
  const [short, onTheirOwn]: [string[], string[]] = [[], []];
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) continue;
    const field = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
    if (field.length > long && plainName.test(name)) onTheirOwn.push(`\t${field}`);
    else short.push(field);
  }
  const fields = [...short, ...onTheirOwn].join(',');
  return held(about, Buffer.from(`${JSON.stringify(about).slice(0, -1)}${seam}${fields}}}`));
}

/** The line that a document is kept as on disk. */
export function lineOf(document: Document): Buffer {
  return heldLine(document) ?? lineOf(packed(document));
}

export function documentIn(text: Buffer): Document {
  const end = text.indexOf(tab);
  if (end < 0) return packed(JSON.parse(text.toString()));
  return held(JSON.parse(`${text.toString('utf8', 0, end - 1)}}`), text);
}

function held(about: Omit<Document, 'data'>, text: Buffer): Document {
  const start = text.indexOf(tab) + seam.length - 2;
  let last: WeakRef<Document['data']> | undefined;
  return Object.defineProperties(about, {
    [line]: { value: text },
    data: {
      enumerable: true,
      get() {
        const there = last?.deref();
        if (there) return there;
        // What was read is there as long as somebody shows it, or memory is plenty.
        const data = fieldsIn(text, start);
        last = new WeakRef(data);
        return data;
      },
    },
  }) as Document;
}

function fieldsIn(text: Buffer, start: number): Document['data'] {
  const end = text.length - '}}'.length;
  let next = text.indexOf(tab, start);
  const shortOnes = text.toString('utf8', start + 1, next < 0 ? end : next - 1);
  const data = JSON.parse(`{${shortOnes}}`);
  while (next >= 0) {
    const from = next + 1;
    const colon = text.indexOf('":', from);
    next = text.indexOf(tab, from);
    const to = next < 0 ? end : next - 1;
    const name = text.toString('utf8', from + 1, colon);
    readLater(data, name, () => JSON.parse(text.toString('utf8', colon + 2, to)));
  }
  return data;
}

function readLater(data: object, name: string, read: () => unknown): void {
  const standing = { enumerable: true, configurable: true };
  Object.defineProperty(data, name, {
    ...standing,
    get() {
      const value = read();
      Object.defineProperty(data, name, { ...standing, value });
      return value;
    },
  });
}
