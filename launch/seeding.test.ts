import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode, Seed, SeedDocument, SeedRelease } from '@farol/content-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ExampleService,
  startExampleService,
} from '../content-service/moving/service.testing.ts';
import { descriptionsOf } from '../content-service/repository/commands/media.ts';
import { newFolder } from '../testing/new-folder.ts';
import { HoldsContent, idOf, seedService } from './seeding.ts';
import { type Writer, writerOf } from './writer.ts';

let folder: string;
let service: ExampleService;
let writer: Writer;
beforeEach(async () => {
  folder = await newFolder();
  await writeSeedFolder([summer]);
  service = await startExampleService();
  writer = writerOf(service.address, service.token);
});
afterEach(async () => {
  await service.remove();
});

const pictures = ['hill', 'lake', 'sea', 'town', 'wood'];
const descriptionOf = (picture: string) => ({
  'en-us': `The ${picture}`,
  'fr-fr': `Photo : ${picture}`,
});
const titleOf = (text: string) => [{ type: 'heading1', text, spans: [] }];

const page = (group: string, lang: LanguageCode, published = true): SeedDocument => ({
  key: `${group}:${lang}`,
  group,
  type: 'dynamic_page',
  lang,
  uid: `${group}-${lang}`,
  title: group,
  tags: [],
  data: { title: titleOf(group), meta_image: { id: `media:${group}` } },
  published,
});

const summer: SeedRelease = {
  label: 'Summer',
  scheduledAt: Date.UTC(2099, 5, 1),
  changes: (['en-us', 'pt-br'] as const).map((lang) => ({
    document: `sea:${lang}`,
    data: { title: titleOf('The sea in summer') },
  })),
};

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** Pages in two languages, one of them a draft. */
async function writeSeedFolder(releases: readonly SeedRelease[]): Promise<void> {
  const media = pictures.map((key) => ({
    key,
    path: join(folder, `${key}.svg`),
    descriptions: descriptionOf(key),
  }));
  for (const { path } of media) await writeFile(path, drawing);
  const seed: Seed = {
    media,
    documents: [
      page('sea', 'en-us'),
      page('sea', 'pt-br'),
      page('wood', 'en-us'),
      page('hill', 'en-us', false),
    ],
    releases: [...releases],
  };
  const source = `export const seed = async () => (${JSON.stringify(seed)});`;
  await writeFile(join(folder, 'index.ts'), source);
}

class Interrupted extends Error {}

/** Seeds as a process that is killed once it has written so often, before it reads the last answer. */
async function seedUpTo(writes: number): Promise<void> {
  let left = writes;
  const pending: Promise<unknown>[] = [];
  async function write<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    if (left === 0) throw new Interrupted();
    left -= 1;
    const answer = send();
    pending.push(answer);
    await answer;
    if (left === 0) throw new Interrupted();
    return answer;
  }
  const killed: Writer = {
    get: (path) => (left === 0 ? Promise.reject(new Interrupted()) : writer.get(path)),
    send: (method, path, body) => write(() => writer.send(method, path, body)),
    upload: (path, alt) => write(() => writer.upload(path, alt)),
  };
  try {
    await seedWith(killed);
  } finally {
    await Promise.allSettled(pending);
  }
}

const seedWith = (through: Writer) =>
  seedService(through, folder, { workFolder: folder, today: new Date(), log: () => {} });

/** False once the service has everything. */
async function isInterrupted(seeding: Promise<void>): Promise<boolean> {
  try {
    await seeding;
    return false;
  } catch (fault) {
    if (fault instanceof Interrupted) return true;
    if (fault instanceof HoldsContent) return false;
    throw fault;
  }
}

/** What a service holds, with the names of files in the place of their ids. */
async function held() {
  const { state } = service.repository;
  const nameOf = (id: string) => state.assets.get(id)?.filename ?? 'missing';
  const documents = [];
  for (const { id, versions, published, draft, releases } of state.documents.values()) {
    const contents = await Promise.all(versions.map((each) => service.repository.content(each.id)));
    const text = JSON.stringify(contents).replace(/"id":"([^"]+)"/g, (_, name) => nameOf(name));
    const places = { isPublished: published !== null, isDraft: draft !== null };
    documents.push({ id, ...places, releases: releases.size, text });
  }
  return {
    documents,
    files: Object.fromEntries(
      [...state.assets.values()].map((file) => [file.filename, descriptionsOf(state, file)]),
    ),
    uploads: state.assets.size,
    releases: [...state.releases.values()].map(({ label }) => label),
    publications: state.publications.length,
  };
}

describe('seeding', () => {
  it('writes everything of a seed once, and refuses to do it again', async () => {
    await seedWith(writer);
    const { documents, ...others } = await held();
    expect(documents.map(({ isPublished }) => isPublished)).toEqual([true, true, true, false]);
    expect(others).toMatchObject({ uploads: pictures.length, releases: ['Summer'] });
    expect(others.files['sea.svg']).toEqual(descriptionOf('sea'));
    await expect(seedWith(writer)).rejects.toThrow('The repository holds 4 documents already');
  });

  it('writes a release that can be published', async () => {
    await seedWith(writer);
    const [release] = service.repository.state.releases.keys();
    await writer.send('POST', `/api/farol/v1/releases/${release}/publication`);
    expect((await held()).releases).toEqual([]);
  });

  it('goes on wherever it was interrupted, and writes everything once', async () => {
    await seedWith(writer);
    const uninterrupted = await held();
    await service.remove();
    service = await startExampleService();
    writer = writerOf(service.address, service.token);
    let interruptions = 0;
    // Each time it pushes the models and gets one step further.
    while (await isInterrupted(seedUpTo(2))) interruptions += 1;
    expect(interruptions).toBe(2 * pictures.length + 9);
    expect(await held()).toEqual(uninterrupted);
  });

  /** Files, their descriptions and two documents are written; the rest is not. */
  const halfway = 1 + 2 * pictures.length + 2;

  it('leaves alone what somebody wrote beside an interrupted one', async () => {
    await expect(seedUpTo(halfway)).rejects.toThrow(Interrupted);
    const { key, group, published, ...own } = page('sea', 'es-es');
    await writer.send('POST', '/api/farol/v1/documents', { ...own, data: {} });
    const before = await held();
    await expect(seedWith(writer)).rejects.toThrow(HoldsContent);
    expect(await held()).toEqual(before);
  });

  it('leaves alone what somebody changed in an interrupted one', async () => {
    await expect(seedUpTo(halfway)).rejects.toThrow(Interrupted);
    const token = { name: 'Inês', scope: 'write' };
    const ines = await writer.send<{ token: string }>('POST', '/api/farol/v1/tokens', token);
    const path = `/api/farol/v1/documents/${idOf('sea:en-us')}`;
    const { draft } = await writer.get<{ draft: { id: string } }>(path);
    const change = { basedOn: draft.id, title: 'Changed' };
    await writerOf(service.address, ines.token).send('PUT', `${path}/draft`, change);
    const before = await held();
    await expect(seedWith(writer)).rejects.toThrow(HoldsContent);
    expect(await held()).toEqual(before);
  });

  it('leaves alone what somebody archived in an interrupted one', async () => {
    await expect(seedUpTo(halfway)).rejects.toThrow(Interrupted);
    await writer.send('PUT', `/api/farol/v1/documents/${idOf('sea:en-us')}/archive`);
    await expect(seedWith(writer)).rejects.toThrow(HoldsContent);
  });

  it('takes one without releases as complete once it is published', async () => {
    await writeSeedFolder([]);
    await seedWith(writer);
    await expect(seedWith(writer)).rejects.toThrow(HoldsContent);
  });
});
