import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../store/sqlite.ts';
import { createDocument, editDocument } from './commands/documents.ts';
import { publish } from './commands/publications.ts';
import { changeModels, setLanguages } from './commands/settings.ts';
import type { Event } from './events.ts';
import type { Store } from './history.ts';
import { Repository, type RepositoryOptions } from './repository.ts';

/** A repository for tests in a temporary folder, with English, Portuguese and one page type. */
export interface ExampleRepository {
  readonly repository: Repository;
  readonly store: Store;
  readonly folder: string;
  /** Creates a page with its uid as title, and returns its id. */
  create(uid: string, more?: object): Promise<string>;
  edit(id: string, words: string, more?: object): Promise<{ version: { id: string } }>;
  publish(...ids: string[]): Promise<unknown>;
  /** Another process, on this store or the given one. */
  beside(options?: Partial<RepositoryOptions>, store?: Store): Promise<Repository>;
  /** Another process that gets no notifications of what others write. */
  besideWithoutSignals(): Promise<Repository>;
  restart(options?: Partial<RepositoryOptions>): Promise<Repository>;
  remove(): Promise<void>;
}

export const titled = (text: string) => ({ title: [{ type: 'heading1', text, spans: [] }] });

const page = {
  id: 'page',
  label: 'Page',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: { type: 'UID' as const },
      title: { type: 'StructuredText' as const, config: { single: 'heading1' } },
      words: { type: 'Text' as const },
      picture: { type: 'Image' as const },
    },
  },
};

export async function exampleRepository(
  options: Partial<RepositoryOptions> = {},
): Promise<ExampleRepository> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-example-'));
  const open = (store: Store, more: Partial<RepositoryOptions> = {}) =>
    Repository.open(store, {
      name: 'farol',
      visibility: 'public',
      keptRefs: 2,
      clock: Date.now,
      ...options,
      ...more,
    });
  const openStore = () => openSqlite<Event>(join(folder, 'content.sqlite'));
  const store = openStore();
  let repository = await open(store);
  const languages = [
    { id: 'en-us', name: 'English' },
    { id: 'pt-br', name: 'Portuguese' },
  ];
  await repository.do('test', setLanguages(languages));
  const models = changeModels([{ type: 'CUSTOM_TYPE_INSERT', id: 'page', payload: page }]);
  await repository.do('test', models);
  return {
    repository,
    store,
    folder,
    async create(uid, more) {
      const input = { type: 'page', lang: 'en-us', title: uid, uid, data: titled(uid), ...more };
      return (await repository.do('Inês', createDocument(input))).document;
    },
    edit: (id, words, more) =>
      repository.do(
        'Tomás',
        editDocument(id, { data: { ...titled(id), words }, ...more }, () => undefined),
      ),
    publish: (...ids) => repository.do('Inês', publish(ids.map((document) => ({ document })))),
    beside: (more, other = openStore()) => open(other, more),
    besideWithoutSignals: () => open({ ...openStore(), follow: () => () => {} }),
    async restart(more) {
      await repository.close();
      repository = await open(openStore(), more);
      return repository;
    },
    async remove() {
      await repository.close();
      await rm(folder, { recursive: true });
    },
  };
}
