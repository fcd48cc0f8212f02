import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Seed, SeedDocument } from '@farol/content-model';
import { root } from './environment.ts';
import type { Writer } from './writer.ts';

/** Parallel uploads: enough to keep both ends busy. */
const maxUploads = 4;

/** Writes the project's models and the content of a seed folder to an empty service. */
export async function seedService(
  writer: Writer,
  folder: string,
  options: { workFolder: string; today: Date; log: (message: string) => void },
): Promise<void> {
  const { documents: existing } = await writer.get<{ documents: number }>('/api/farol/v1/status');
  if (existing > 0)
    throw new Error(
      `The repository holds ${existing} documents already; seeding is for an empty one. Set DATA_DIR to a new folder.`,
    );
  const { seed: createSeed } = (await import(pathToFileURL(resolve(folder, 'index.ts')).href)) as {
    seed(workFolder: string, today: Date): Promise<Seed>;
  };
  const seed = await createSeed(join(options.workFolder, 'sheets'), options.today);
  options.log(`Writing ${seed.documents.length} documents and ${seed.media.length} pictures`);
  await writeSeed(writer, seed);
}

/** Writes the project's models and a seed. Returns the id of each of its files, by key. */
export async function writeSeed(writer: Writer, seed: Seed): Promise<ReadonlyMap<string, string>> {
  await pushModels(writer);
  const media = await uploadAll(writer, seed);
  await writeDocuments(writer, seed.documents, media);
  await writeReleases(writer, seed, media);
  return media;
}

async function pushModels(writer: Writer): Promise<void> {
  const changes = [];
  for (const [pattern, type] of [
    ['site/slices/*/model.json', 'SLICE_INSERT'],
    ['customtypes/*/index.json', 'CUSTOM_TYPE_INSERT'],
  ] as const)
    for await (const file of glob(pattern, { cwd: root })) {
      const payload = JSON.parse(await readFile(join(root, file), 'utf8'));
      changes.push({ type, id: payload.id, payload });
    }
  await writer.send('POST', '/api/models/bulk-update', { changes });
}

async function uploadAll(writer: Writer, seed: Seed): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const queue = seed.media.values();
  const uploadFromQueue = async () => {
    for (const { key, path, alt } of queue) ids.set(key, (await writer.upload(path, alt)).id);
  };
  await Promise.all(Array.from({ length: maxUploads }, uploadFromQueue));
  return ids;
}

/** Writes documents of a seed whose files are uploaded, and publishes them together. */
export async function writeDocuments(
  writer: Writer,
  seed: readonly SeedDocument[],
  media: ReadonlyMap<string, string>,
): Promise<void> {
  const firstOfGroup = new Map<string, string>();
  for (const { key, group, published: _, ...document } of seed) {
    const id = idOf(key);
    const translationOf = firstOfGroup.get(group);
    await writer.send('POST', '/api/farol/v1/documents', {
      ...document,
      id,
      ...(translationOf ? { translationOf } : {}),
      data: withIds(document.data, media),
      note: 'From the sample',
    });
    if (!translationOf) firstOfGroup.set(group, id);
  }
  const documents = seed
    .filter(({ published }) => published)
    .map(({ key }) => ({ document: idOf(key) }));
  await writer.send('POST', '/api/farol/v1/publications', { documents });
}

async function writeReleases(
  writer: Writer,
  seed: Seed,
  media: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { label, scheduledAt, changes } of seed.releases) {
    const release = await writer.send<{ id: string }>('POST', '/api/farol/v1/releases', {
      label,
      scheduledAt,
    });
    for (const { document, data } of changes) {
      const id = idOf(document);
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
