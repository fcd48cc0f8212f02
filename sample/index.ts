import { join } from 'node:path';
import type { Seed, SeedFile, SeedRelease } from '@farol/content-model';
import { altTexts, renderAll, sceneNames } from './art/index.ts';
import { sampleDocuments } from './documents.ts';
import { programs } from './programs/index.ts';
import { portraitKeys } from './source.ts';
import { keyOf } from './stored.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The sample provider, with its dates worked out from `today` and its pictures drawn into `folder`. */
export async function seed(folder: string, today: Date): Promise<Seed> {
  await renderAll(folder, { concurrency: 2 });
  const documents = sampleDocuments(today);
  return { media: files(folder), documents, releases: [earlyBirds(documents, today)] };
}

function files(folder: string): SeedFile[] {
  const file = (key: string, name: string, alt: string | null = null) => ({
    key,
    path: join(folder, name),
    alt,
  });
  return [
    ...sceneNames.flatMap((scene) =>
      ['wide', 'square', 'tall'].map((crop) =>
        file(`${scene}-${crop}`, `${scene}-${crop}.jpg`, altTexts[scene]?.en ?? null),
      ),
    ),
    ...portraitKeys.map((person) =>
      file(`portrait-${person}`, `portrait-${person}.jpg`, altTexts[`portrait-${person}`]?.en),
    ),
    file('logo-light', 'logo-light.svg', 'Farol'),
    file('logo-dark', 'logo-dark.svg', 'Farol'),
    file('social', 'social.jpg', 'Farol'),
  ];
}

/** Prices that fall by a tenth for a while, in every language at once. */
const earlyBirdPrograms = ['lisbon', 'galway', 'alps'];

function earlyBirds(documents: Seed['documents'], today: Date): SeedRelease {
  const changes = earlyBirdPrograms.flatMap((key) =>
    documents
      .filter((document) => document.group === `program:${key}`)
      .map((document) => ({
        document: document.key,
        data: { ...document.data, price_from: earlyBirdPrice(key) },
      })),
  );
  return { label: 'Early birds', scheduledAt: today.getTime() + 30 * DAY, changes };
}

function earlyBirdPrice(key: string): number {
  const program = programs.find((each) => each.key === key);
  if (!program) throw new Error(`There is no program ${key} (${keyOf('program', key, 'en')}).`);
  return Math.round((program.price.from * 0.9) / 10) * 10;
}
