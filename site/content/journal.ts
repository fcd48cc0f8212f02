import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { Content, noContent } from './content.ts';
import { envelopeOf, type StoredDocument } from './document.ts';
import { modelsFingerprint } from './models.ts';
import { validate } from './validate.ts';

/*
 * The published content as an append-only file. Each line has the checksum of its rest, the length of a JSON object, the
 * object, and, if that is the envelope of a document, the document's fields as JSON. An entry ends with a line that names
 * a ref; lines after the last such line belong to an incomplete entry and are ignored.
 */

const head = z.object({ format: z.literal(4), repository: z.string(), models: z.string() });

const published = z.object({
  ref: z.string(),
  /** When it was the published content, in ms of the clock. */
  takenAt: z.number(),
  documents: z.number(),
  gone: z.array(z.string()),
  others: z.array(z.string()),
});

export interface Journal {
  /** Its ref is empty if something is missing or damaged: then everything has to be copied again. */
  readonly content: Content;
  readonly takenAt: number;
  /** In bytes, up to the end of the last complete entry. */
  readonly length: number;
  readonly damagedLines: number;
}

/** Null if the file has no complete content of this repository (if one is given). */
export function readJournal(bytes: Buffer, repository?: string): Journal | null {
  const documents = new Map<string, StoredDocument>();
  let header: z.infer<typeof head> | undefined;
  let last: (z.infer<typeof published> & { length: number; damagedLines: number }) | undefined;
  let pending: StoredDocument[] = [];
  let damagedLines = 0;
  for (const { object, json, end } of linesIn(bytes)) {
    if (object === null) damagedLines += 1;
    else if (json.length > 0) pending.push({ ...JSON.parse(object), json });
    else if (!header) {
      header = head.safeParse(JSON.parse(object)).data;
      if (!header || header.repository !== (repository ?? header.repository)) return null;
    } else {
      last = { ...published.parse(JSON.parse(object)), length: end, damagedLines };
      for (const id of last.gone) documents.delete(id);
      for (const document of pending) documents.set(document.id, document);
      pending = [];
    }
  }
  if (!header || !last || documents.size > last.documents) return null;
  const { ref, takenAt, length, damagedLines: damaged, others } = last;
  const hasSameModels = header.models === modelsFingerprint;
  const isComplete = hasSameModels && damaged === 0 && documents.size === last.documents;
  const all = hasSameModels ? documents.values() : revalidated(documents.values());
  const content = new Content(isComplete ? ref : '', all, others);
  return { content, takenAt, length, damagedLines: damaged };
}

/** For documents that were validated against other models. */
function* revalidated(documents: Iterable<StoredDocument>): Iterable<StoredDocument> {
  for (const { json, ...envelope } of documents) {
    const result = validate({ ...envelope, data: JSON.parse(json.toString()) });
    if (result.kind === 'document') yield result.document;
  }
}

interface Line {
  /** Null if the checksum is wrong. */
  readonly object: string | null;
  readonly json: Buffer;
  readonly end: number;
}

function* linesIn(bytes: Buffer): Iterable<Line> {
  for (let from = 0, to = bytes.indexOf('\n'); to >= 0; to = bytes.indexOf('\n', from)) {
    const sum = Number.parseInt(bytes.toString('latin1', from, from + 8), 16);
    const start = bytes.indexOf(' ', from + 9) + 1;
    const length = Number(bytes.toString('latin1', from + 9, start - 1));
    const isIntact = sum === crc32(bytes.subarray(from + 9, to));
    const object = isIntact ? bytes.toString('utf8', start, start + length) : null;
    from = to + 1;
    yield { object, json: bytes.subarray(start + length, to), end: from };
  }
}

function lineOf(object: string, json: Buffer = noBytes): Buffer[] {
  const rest = Buffer.from(`${Buffer.byteLength(object)} ${object}`);
  const sum = crc32(json, crc32(rest)).toString(16).padStart(8, '0');
  return [Buffer.from(`${sum} `), rest, json, newLine];
}

const newLine = Buffer.from('\n');
const noBytes = Buffer.alloc(0);

/** The entry to append after `previous`, or a whole new file if that is null. */
export function* journalLines(
  repository: string,
  { content, takenAt }: Pick<Journal, 'content' | 'takenAt'>,
  previous: Content | null,
): Iterable<Buffer[]> {
  const { ref, documents, others } = content;
  const earlier = (previous ?? noContent).documents;
  if (!previous) yield lineOf(JSON.stringify({ format: 4, repository, models: modelsFingerprint }));
  // Most documents are where they were, and looking them up by id is slower.
  for (const [at, document] of documents.entries())
    if (earlier[at] !== document && previous?.byId(document.id) !== document)
      yield lineOf(envelopeOf(document), document.json);
  const gone = earlier.filter((each, at) => documents[at] !== each && !content.byId(each.id));
  const entry: z.infer<typeof published> = {
    ref,
    takenAt,
    documents: documents.length,
    others: [...others],
    gone: gone.map(({ id }) => id),
  };
  yield lineOf(JSON.stringify(entry));
}
