import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { Content, noContent } from './content.ts';
import { envelopeOf, type StoredDocument } from './document.ts';
import { modelsFingerprint } from './models.ts';
import { validate } from './validate.ts';

/*
 * The published content as lines that are only ever added to. Each has the checksum of the rest, the length of a JSON
 * object, that object, and where it is the envelope of a document, the document's fields. What stands after the last
 * line that names a ref was not written to its end, and counts for nothing.
 */

const head = z.object({ format: z.literal(4), repository: z.string(), models: z.string() });

const published = z.object({
  ref: z.string(),
  /** Milliseconds of the clock when it was the published content. */
  takenAt: z.number(),
  documents: z.number(),
  gone: z.array(z.string()),
  others: z.array(z.string()),
});

export interface Journal {
  /** Its ref is empty where not all of it can be trusted: then everything is to be copied again. */
  readonly content: Content;
  readonly takenAt: number;
  /** Bytes up to the end of what was written to its end. */
  readonly length: number;
  readonly damagedLines: number;
}

/** Null where there is no content of this repository in it, or of any where none is said. */
export function readJournal(bytes: Buffer, repository?: string): Journal | null {
  const documents = new Map<string, StoredDocument>();
  let about: z.infer<typeof head> | undefined;
  let last: (z.infer<typeof published> & { length: number; damagedLines: number }) | undefined;
  let pending: StoredDocument[] = [];
  let damagedLines = 0;
  for (const { object, json, end } of linesIn(bytes)) {
    if (object === null) damagedLines += 1;
    else if (json.length > 0) pending.push({ ...JSON.parse(object), json });
    else if (!about) {
      about = head.safeParse(JSON.parse(object)).data;
      if (!about || about.repository !== (repository ?? about.repository)) return null;
    } else {
      last = { ...published.parse(JSON.parse(object)), length: end, damagedLines };
      for (const id of last.gone) documents.delete(id);
      for (const document of pending) documents.set(document.id, document);
      pending = [];
    }
  }
  if (!about || !last || documents.size > last.documents) return null;
  const { ref, takenAt, length, others } = last;
  const isOfModels = about.models === modelsFingerprint;
  const isTrusted = isOfModels && last.damagedLines === 0 && documents.size === last.documents;
  const all = isOfModels ? documents.values() : validated(documents.values());
  const content = new Content(isTrusted ? ref : '', all, others);
  return { content, takenAt, length, damagedLines: last.damagedLines };
}

/** Written by a site with other models. */
function* validated(documents: Iterable<StoredDocument>): Iterable<StoredDocument> {
  for (const { json, ...envelope } of documents) {
    const read = validate({ ...envelope, data: JSON.parse(json.toString()) });
    if (read.kind === 'document') yield read.document;
  }
}

interface Line {
  /** Null where the checksum is another one. */
  readonly object: string | null;
  readonly json: Buffer;
  readonly end: number;
}

function* linesIn(bytes: Buffer): Iterable<Line> {
  for (let from = 0, to = bytes.indexOf('\n'); to >= 0; to = bytes.indexOf('\n', from)) {
    const sum = Number.parseInt(bytes.toString('latin1', from, from + 8), 16);
    const start = bytes.indexOf(' ', from + 9) + 1;
    const length = Number(bytes.toString('latin1', from + 9, start - 1));
    const isWhole = sum === crc32(bytes.subarray(from + 9, to));
    const object = isWhole ? bytes.toString('utf8', start, start + length) : null;
    from = to + 1;
    yield { object, json: bytes.subarray(start + length, to), end: from };
  }
}

function lineOf(object: string, json: Buffer = nothing): Buffer[] {
  const rest = Buffer.from(`${Buffer.byteLength(object)} ${object}`);
  const sum = crc32(json, crc32(rest)).toString(16).padStart(8, '0');
  return [Buffer.from(`${sum} `), rest, json, newLine];
}

const newLine = Buffer.from('\n');
const nothing = Buffer.alloc(0);

/** What is to be added where `before` stands; all of it where nothing does. */
export function* journalLines(
  repository: string,
  { content, takenAt }: Pick<Journal, 'content' | 'takenAt'>,
  before: Content | null,
): Iterable<Buffer[]> {
  const { ref, documents, others } = content;
  if (!before) yield lineOf(JSON.stringify({ format: 4, repository, models: modelsFingerprint }));
  for (const document of documents)
    if (before?.byId(document.id) !== document) yield lineOf(envelopeOf(document), document.json);
  const gone = (before ?? noContent).documents.filter(({ id }) => !content.byId(id));
  const said: z.infer<typeof published> = {
    ...{ ref, takenAt, documents: documents.length, others: [...others] },
    gone: gone.map(({ id }) => id),
  };
  yield lineOf(JSON.stringify(said));
}
