import { join } from 'node:path';
import type { Seed } from '@farol/content-model';
import { renderAll } from './art/index.ts';
import { sampleDocuments } from './documents.ts';
import { pictures, writeSheets } from './files.ts';
import { newPlaces } from './release.ts';

/** The sample provider, with its dates worked out from `today` and its files made in `folder`. */
export async function seed(folder: string, today: Date): Promise<Seed> {
  await renderAll(folder, { concurrency: 2 });
  const sheets = await writeSheets(join(folder, 'sheets'), today);
  const documents = sampleDocuments(today);
  return {
    media: [...pictures(folder), ...sheets],
    documents,
    releases: [newPlaces(documents, today)],
  };
}
