import type { AllDocumentTypes } from '@farol/content-model';
import { LRUCache } from 'lru-cache';

/** A document with all its fields. */
export type Document = AllDocumentTypes;
export type DocumentType = Document['type'];
export type DocumentOf<Type extends DocumentType> = Extract<Document, { type: Type }>;

/** A document in memory, immutable: its envelope, and its fields as JSON, parsed when needed. */
interface Stored<Type extends DocumentType> extends Readonly<Omit<Document, 'data' | 'type'>> {
  readonly type: Type;
  readonly json: Buffer;
}

export type StoredDocument<Type extends DocumentType = DocumentType> = {
  [Each in Type]: Stored<Each>;
}[Type];

/** The most recently used, above all those that every page shows. */
const recent = new LRUCache<Stored<DocumentType>, Document>({ max: 100 });

/** The document with all its fields. */
export function read<Type extends DocumentType>(stored: Stored<Type>): DocumentOf<Type> {
  const cached = recent.get(stored);
  if (cached) return cached as DocumentOf<Type>;
  const { json, ...envelope } = stored;
  // The fields were validated against the models that the types are generated from.
  const document = { ...envelope, data: JSON.parse(json.toString()) } as DocumentOf<Type>;
  recent.set(stored, document);
  return document;
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

/** Everything but the fields, as JSON. */
export function envelopeOf({ json: _, ...envelope }: StoredDocument): string {
  return JSON.stringify(envelope);
}
