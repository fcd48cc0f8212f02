import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeedDocument } from '@farol/content-model';
import { seed } from '@farol/sample';
import { z } from 'zod';
import { buildSite } from '../../launch/builds.ts';
import { writeDocuments, writeSeed } from '../../launch/seeding.ts';
import {
  sampleWorkFolder,
  startWholeProduct,
  type WholeProduct,
} from '../../launch/whole-product.ts';
import { manyDocuments } from './many.ts';

/** The whole product, with content that can grow. */
export interface Provider {
  product: WholeProduct;
  /** The file in which the site keeps its content. */
  contentFile: string;
  documents(): readonly SeedDocument[];
  /** Resolves once the site shows this many documents and has them on disk. */
  growTo(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts with the sample as it is, unless a number of documents is given. */
export async function startProvider(count?: number): Promise<Provider> {
  await buildSite((sentence) => console.log(sentence));
  const sample = await seed(join(sampleWorkFolder, 'sheets'), new Date());
  const published = sample.documents.filter((each) => each.published);
  let documents = manyDocuments(published, count ?? published.length);
  let media: ReadonlyMap<string, string> = new Map();
  const product = await startWholeProduct({}, async (writer) => {
    media = await writeSeed(writer, { ...sample, documents, releases: [] });
  });
  const contentFile = join(product.folder, 'site/content.journal');
  const settled = async () => {
    await shown(product.site, documents.length);
    await isOnDisk(contentFile, documents.length);
  };
  await settled().catch(async (fault) => {
    await product.stop();
    throw fault;
  });
  return {
    product,
    contentFile,
    documents: () => documents,
    async growTo(count) {
      const all = manyDocuments(published, count);
      const more = all.slice(documents.length);
      if (more.length > 0) await writeDocuments(product.writer, more, media);
      documents = all;
      await settled();
    },
    stop: () => product.stop(),
  };
}

const health = z.object({ content: z.object({ documents: z.number() }).nullable() });

/** Resolves once the site shows this many documents. */
function shown(site: string, count: number): Promise<void> {
  return until(`${site} does not show ${count} documents.`, async () => {
    // A site that is loading thousands of documents may drop a connection.
    const answer = await fetch(`${site}/healthz`).catch(() => null);
    return answer !== null && health.parse(await answer.json()).content?.documents === count;
  });
}

/** Resolves once this many documents are on disk. */
function isOnDisk(file: string, count: number): Promise<void> {
  return until(`${file} does not hold ${count} documents.`, async () => {
    const bytes = await readFile(file).catch(() => null);
    const last = bytes?.toString('utf8', bytes.lastIndexOf('\n', -2) + 1) ?? '';
    return last.includes(`"documents":${count},`);
  });
}

async function until(otherwise: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 300_000;
  while (performance.now() < end) {
    if (await isSo()) return;
    await pause(200);
  }
  throw new Error(otherwise);
}
