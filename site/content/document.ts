import type { AllDocumentTypes } from '@farol/content-model';
import { LRUCache } from 'lru-cache';

/** A document with all its fields. */
export type Document = AllDocumentTypes;
export type DocumentType = Document['type'];
export type DocumentOf<Type extends DocumentType> = Extract<Document, { type: Type }>;

/** A document in memory: what finds and lists it, and its fields as the text they have on disk. Never changed. */
interface Stored<Type extends DocumentType> extends Readonly<Omit<Document, 'data' | 'type'>> {
  readonly type: Type;
  readonly json: Buffer;
}

export type StoredDocument<Type extends DocumentType = DocumentType> = {
  [Each in Type]: Stored<Each>;
}[Type];

/** Those read last: the pages that are asked for again and again, and what they all show. */
const recent = new LRUCache<Stored<DocumentType>, Document>({ max: 100 });

/** The document with all its fields. */
export function read<Type extends DocumentType>(stored: Stored<Type>): DocumentOf<Type> {
  const { json, ...envelope } = stored;
  const there = recent.get(stored);
  // The fields were validated against the models that the types are made from.
  const document = there ?? ({ ...envelope, data: JSON.parse(json.toString()) } as Document);
  if (!there) recent.set(stored, document);
  return document as DocumentOf<Type>;
}

export function stored<Type extends DocumentType>({
  data,
  ...envelope
}: Readonly<Omit<Document, 'data' | 'type'>> & { type: Type; data: unknown }): Stored<Type> {
  return { ...envelope, json: Buffer.from(JSON.stringify(data)) };
}

export function isSame(one: StoredDocument | undefined, other: StoredDocument): boolean {
  return one?.json.equals(other.json) === true && envelopeOf(one) === envelopeOf(other);
}

/** As JSON. */
export function envelopeOf({ json: _, ...envelope }: StoredDocument): string {
  return JSON.stringify(envelope);
}
