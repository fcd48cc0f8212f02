import type { Seed } from '@farol/content-model';
import { sampleDocuments } from './documents.ts';
import { pictures, writeSheets } from './files.ts';
import { newPlaces } from './release.ts';

/** The sample provider, with its dates worked out from `today` and its sheets made in `folder`. */
export async function seed(folder: string, today: Date): Promise<Seed> {
  const sheets = await writeSheets(folder, today);
  const documents = sampleDocuments(today);
  return {
    // Scenes last, as the media library begins with the newest.
    media: [...sheets, ...pictures],
    documents,
    releases: [newPlaces(documents, today)],
  };
}
