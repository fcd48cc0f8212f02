import type { Writer } from './writer.ts';

/** A document as the service lists it. */
export interface PresentDocument {
  id: string;
  changedBy: string;
  firstPublishedAt: number | null;
}

/** The documents of a service, without archived ones. */
export async function documentsIn(writer: Writer): Promise<PresentDocument[]> {
  const found: PresentDocument[] = [];
  for (let page = 1; ; page += 1) {
    const { documents, total } = await writer.get<{ documents: PresentDocument[]; total: number }>(
      `/api/farol/v1/documents?pageSize=100&page=${page}`,
    );
    found.push(...documents);
    if (documents.length === 0 || found.length >= total) return found;
  }
}

/** A file as the service answers it. */
export interface PresentFile {
  id: string;
  /** Left out where it has none. */
  alt?: string;
  filename: string;
  size: number;
}

/** The files of a service. */
export async function filesIn(writer: Writer): Promise<PresentFile[]> {
  const found: PresentFile[] = [];
  let after = '';
  for (;;) {
    const { items, cursor } = await writer.get<{ items: PresentFile[]; cursor?: string }>(
      `/api/assets/assets?limit=1000${after}`,
    );
    found.push(...items);
    if (cursor === undefined) return found;
    after = `&cursor=${cursor}`;
  }
}
