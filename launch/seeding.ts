import { createHash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Seed, SeedDocument, SeedFile, SeedRelease } from '@farol/content-model';
import { root } from './environment.ts';
import { documentsIn, filesIn, type PresentDocument } from './present-content.ts';
import type { Writer } from './writer.ts';

/** Parallel uploads: enough to keep both ends busy. */
const maxUploads = 4;

/** The service holds content of its own, or a seed that is complete. */
export class HoldsContent extends Error {
  override name = 'HoldsContent';
  constructor(documents: number) {
    super(
      `The repository holds ${documents} documents already; seeding is for an empty one. Set DATA_DIR to a new folder.`,
    );
  }
}

/**
 * Writes the project's models and the content of a seed folder to an empty service, or what an interrupted seeding left
 * out.
 */
export async function seedService(
  writer: Writer,
  folder: string,
  options: { workFolder: string; today: Date; log: (message: string) => void },
): Promise<void> {
  const { documents, publications } = await writer.get<{ documents: number; publications: number }>(
    '/api/farol/v1/status',
  );
  // Saves reading the seed: an interrupted seeding has published once at most.
  if (publications > 1) throw new HoldsContent(documents);
  const { seed: createSeed } = (await import(pathToFileURL(resolve(folder, 'index.ts')).href)) as {
    seed(workFolder: string, today: Date): Promise<Seed>;
  };
  const seed = await createSeed(join(options.workFolder, 'sheets'), options.today);
  const present = await documentsIn(writer);
  // Archived documents are not among those present.
  if (present.length !== documents || !isUnfinished(present, seed))
    throw new HoldsContent(documents);
  options.log(`Writing ${seed.documents.length} documents and ${seed.media.length} pictures`);
  await writeSeed(writer, seed, present);
}

/**
 * Whether everything that is there is of the seed and by the same author, and its last step is still to be done: that
 * publishes what no release changes.
 */
function isUnfinished(present: readonly PresentDocument[], seed: Seed): boolean {
  const ids = new Set(seed.documents.map(({ key }) => idOf(key)));
  const changedByReleases = idsInReleases(seed);
  return present.every(
    ({ id, changedBy, firstPublishedAt }) =>
      ids.has(id) &&
      changedBy === present[0]?.changedBy &&
      (firstPublishedAt === null || changedByReleases.has(id)),
  );
}

/**
 * Writes the project's models and a seed. What is there already, from a seeding that was interrupted, stays as it is.
 * Returns the id of each of its files, by key.
 */
export async function writeSeed(
  writer: Writer,
  seed: Seed,
  present: readonly PresentDocument[] = [],
): Promise<ReadonlyMap<string, string>> {
  await pushModels(writer);
  const media = await uploadAll(writer, seed.media);
  await createDocuments(writer, seed.documents, { media, present });
  // A release is based on what is published. The rest comes last, so that it shows that the seed is complete.
  const changedByReleases = idsInReleases(seed);
  const isInRelease = ({ key }: SeedDocument) => changedByReleases.has(idOf(key));
  await publishAll(writer, seed.documents.filter(isInRelease), present);
  await writeReleases(writer, seed.releases, media);
  const rest = seed.documents.filter((document) => !isInRelease(document));
  await publishAll(writer, rest, present);
  return media;
}

function idsInReleases({ releases }: Seed): ReadonlySet<string> {
  return new Set(releases.flatMap(({ changes }) => changes.map(({ document }) => idOf(document))));
}

async function pushModels(writer: Writer): Promise<void> {
  const present = await writer.get<{ types: { id: string }[]; slices: { id: string }[] }>(
    '/api/farol/v1/types',
  );
  const changes = [];
  for (const [pattern, kind, models] of [
    ['site/slices/*/model.json', 'SLICE', present.slices],
    ['customtypes/*/index.json', 'CUSTOM_TYPE', present.types],
  ] as const)
    for await (const file of glob(pattern, { cwd: root })) {
      const payload = JSON.parse(await readFile(join(root, file), 'utf8'));
      const isPresent = models.some(({ id }) => id === payload.id);
      const type = `${kind}_${isPresent ? 'UPDATE' : 'INSERT'}`;
      changes.push({ type, id: payload.id, payload });
    }
  await writer.send('POST', '/api/models/bulk-update', { changes });
}

/** Files that are there with the same name and size are not uploaded again, or described where they have a text. */
async function uploadAll(
  writer: Writer,
  files: readonly SeedFile[],
): Promise<ReadonlyMap<string, string>> {
  const present = Map.groupBy(await filesIn(writer), ({ filename, size }) => `${size} ${filename}`);
  const ids = new Map<string, string>();
  const queue = files.values();
  const uploadFromQueue = async () => {
    for (const { key, path, descriptions } of queue) {
      const { size } = await stat(path);
      const file =
        present.get(`${size} ${basename(path)}`)?.pop() ?? (await writer.upload(path, null));
      ids.set(key, file.id);
      if (file.alt === undefined && Object.keys(descriptions).length > 0)
        await writer.send('PATCH', `/api/farol/v1/media/${file.id}`, { descriptions });
    }
  };
  await Promise.all(Array.from({ length: maxUploads }, uploadFromQueue));
  return ids;
}

/** Writes new documents of a seed whose files are uploaded, and publishes them together. */
export async function writeDocuments(
  writer: Writer,
  seed: readonly SeedDocument[],
  media: ReadonlyMap<string, string>,
): Promise<void> {
  await createDocuments(writer, seed, { media, present: [] });
  await publishAll(writer, seed, []);
}

async function createDocuments(
  writer: Writer,
  seed: readonly SeedDocument[],
  { media, present }: { media: ReadonlyMap<string, string>; present: readonly PresentDocument[] },
): Promise<void> {
  const presentIds = new Set(present.map(({ id }) => id));
  const firstOfGroup = new Map<string, string>();
  for (const { key, group, published: _, ...document } of seed) {
    const id = idOf(key);
    const translationOf = firstOfGroup.get(group);
    if (!translationOf) firstOfGroup.set(group, id);
    if (presentIds.has(id)) continue;
    await writer.send('POST', '/api/farol/v1/documents', {
      ...document,
      id,
      ...(translationOf ? { translationOf } : {}),
      data: withIds(document.data, media),
      note: 'From the sample',
    });
  }
}

/** Publishes documents of a seed in one commit, unless that has been done. */
async function publishAll(
  writer: Writer,
  seed: readonly SeedDocument[],
  present: readonly PresentDocument[],
): Promise<void> {
  const published = new Set(
    present.flatMap(({ id, firstPublishedAt }) => (firstPublishedAt === null ? [] : [id])),
  );
  const documents = seed
    .filter((document) => document.published && !published.has(idOf(document.key)))
    .map(({ key }) => ({ document: idOf(key) }));
  if (documents.length > 0) await writer.send('POST', '/api/farol/v1/publications', { documents });
}

interface PresentRelease {
  id: string;
  label: string;
  documents: { document: string }[];
}

async function writeReleases(
  writer: Writer,
  releases: readonly SeedRelease[],
  media: ReadonlyMap<string, string>,
): Promise<void> {
  const present = await writer.get<{ releases: PresentRelease[] }>('/api/farol/v1/releases');
  for (const { label, scheduledAt, changes } of releases) {
    const release =
      present.releases.find((each) => each.label === label) ??
      (await createRelease(writer, label, scheduledAt));
    const written = new Set(release.documents.map(({ document }) => document));
    for (const { document, data } of changes) {
      const id = idOf(document);
      if (written.has(id)) continue;
      const { published } = await writer.get<{ published: { id: string } }>(
        `/api/farol/v1/documents/${id}`,
      );
      await writer.send('PUT', `/api/farol/v1/documents/${id}/draft`, {
        data: withIds(data, media),
        basedOn: published.id,
        place: { release: release.id },
        note: label,
      });
    }
  }
}

async function createRelease(
  writer: Writer,
  label: string,
  scheduledAt: number,
): Promise<PresentRelease> {
  const { id } = await writer.send<{ id: string }>('POST', '/api/farol/v1/releases', {
    label,
    scheduledAt,
  });
  return { id, label, documents: [] };
}

/** Derived from the key, so that every seeding gives a document the same id. */
export function idOf(key: string): string {
  const hash = createHash('sha256').update(key).digest('base64url');
  return hash.replaceAll('_', '-').slice(0, 16);
}

/** Replaces `document:KEY` and `media:KEY` by ids. */
function withIds(value: unknown, media: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, media));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === 'id' && typeof item === 'string' ? resolveId(item, media) : withIds(item, media),
    ]),
  );
}

function resolveId(id: string, media: ReadonlyMap<string, string>): string {
  if (id.startsWith('document:')) return idOf(id.slice('document:'.length));
  if (!id.startsWith('media:')) return id;
  const found = media.get(id.slice('media:'.length));
  if (found === undefined) throw new Error(`The seed shows ${id}, which is not among its files.`);
  return found;
}
