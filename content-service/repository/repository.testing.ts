import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../store/sqlite.ts';
import { changeModels, setLanguages } from './commands/settings.ts';
import type { Event } from './events.ts';
import type { Store } from './history.ts';
import { Repository, type RepositoryOptions } from './repository.ts';

/** A repository for tests: English and Portuguese, one type of pages, in a folder of its own. */
export interface ExampleRepository {
  readonly repository: Repository;
  readonly store: Store;
  readonly folder: string;
  /** Another process on the same store. */
  beside(options?: Partial<RepositoryOptions>): Promise<Repository>;
  remove(): Promise<void>;
}

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
  const path = join(folder, 'content.sqlite');
  const store = openSqlite<Event>(path);
  const repository = await open(store);
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
    beside: (more) => open(openSqlite<Event>(path), more),
    async remove() {
      await repository.close();
      await rm(folder, { recursive: true });
    },
  };
}
