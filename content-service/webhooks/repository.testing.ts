import { createDocument } from '../repository/commands/documents.ts';
import { changeModels, setLanguages } from '../repository/commands/settings.ts';
import { Repository } from '../repository/repository.ts';
import { openSqlite } from '../store/sqlite.ts';

/** A repository with one type and one language, for tests; several can share a file. */
export async function openExample(path = ':memory:'): Promise<Repository> {
  const repository = await Repository.open(openSqlite(path), {
    name: 'farol',
    visibility: 'public',
    keptRefs: 2,
    clock: Date.now,
  });
  if (repository.state.types.size > 0) return repository;
  const model = { label: 'Article', repeatable: true, status: true, json: { Main: {} } };
  await repository.do('test', setLanguages([{ id: 'en-us', name: 'English' }]));
  await repository.do(
    'test',
    changeModels([
      { type: 'CUSTOM_TYPE_INSERT', id: 'article', payload: { ...model, id: 'article' } },
    ]),
  );
  return repository;
}

/** Creates a draft and returns its id. */
export async function draft(repository: Repository, ...tags: string[]): Promise<string> {
  const document = { type: 'article', lang: 'en-us', title: 'A title', tags };
  return (await repository.do('test', createDocument(document))).document;
}
