import type { Document } from './content.ts';

/*
 * Documents as the site holds them: what finds them at hand, their fields as a line of text that is read when a page
 * shows them. Ten thousand documents are small this way, soon there from the disk, and written to it as they are.
 */

/** In a line of JSON a raw tab stands in no text, so that this one says where the fields begin. */
const seam = ',\t"data":';
const tab = seam.charCodeAt(1);

const lines = new WeakMap<Document, Buffer>();

/** The document with its fields as text. */
export function packed(document: Document): Document {
  if (lines.has(document)) return document;
  const { data, ...about } = document;
  const line = Buffer.from(`${JSON.stringify(about).slice(0, -1)}${seam}${JSON.stringify(data)}}`);
  return held(about, line);
}

/** The line that a document is kept as on disk. */
export function lineOf(document: Document): Buffer {
  return lines.get(document) ?? lineOf(packed(document));
}

export function documentIn(line: Buffer): Document {
  const end = line.indexOf(tab);
  if (end < 0) return packed(JSON.parse(line.toString()));
  return held(JSON.parse(`${line.toString('utf8', 0, end - 1)}}`), line);
}

function held(about: Omit<Document, 'data'>, line: Buffer): Document {
  const start = line.indexOf(tab) + seam.length - 1;
  let last: WeakRef<Document['data']> | undefined;
  const document = Object.defineProperty(about, 'data', {
    enumerable: true,
    get() {
      const there = last?.deref();
      if (there) return there;
      // What was read is there as long as somebody shows it, or memory is plenty.
      const data: Document['data'] = JSON.parse(line.toString('utf8', start, line.length - 1));
      last = new WeakRef(data);
      return data;
    },
  }) as Document;
  lines.set(document, line);
  return document;
}
