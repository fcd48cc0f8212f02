import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDocument } from './commands/documents.ts';
import { setName, setVisibility } from './commands/identity.ts';
import { removeLanguage, saveLanguage } from './commands/languages.ts';
import { addPreviewSite, removePreviewSite, setSimulator } from './commands/preview-sites.ts';
import { setLanguages } from './commands/settings.ts';
import { type ExampleRepository, exampleRepository } from './repository.testing.ts';
import type { Repository } from './repository.ts';

let example: ExampleRepository;
let repository: Repository;
beforeAll(async () => {
  example = await exampleRepository({ visibility: undefined });
  repository = example.repository;
});
afterAll(() => example.remove());

/** Executes a command and returns how many commits it made. */
async function commits(command: Parameters<Repository['do']>[1]): Promise<number> {
  const before = repository.state.tip.sequence;
  await repository.do('test', command);
  return repository.state.tip.sequence - before;
}

it('keeps name, visibility, preview sites and simulator in the history, once each', async () => {
  expect(repository.visibility).toBe('public');
  for (const command of [
    setName('Farol travels'),
    setVisibility('private'),
    setSimulator('https://example.com/slice-simulator'),
  ])
    expect([await commits(command), await commits(command)]).toEqual([1, 0]);
  const site = await repository.do('test', addPreviewSite('Staging', 'https://example.com'));
  await expect(
    repository.do('test', addPreviewSite('Again', 'https://example.com')),
  ).rejects.toThrow('https://example.com is a preview site already.');
  const later = await example.beside();
  const { name, simulator, previewSites } = later.state;
  expect([name, later.visibility, simulator, [...previewSites.values()]]).toEqual([
    'Farol travels',
    'private',
    'https://example.com/slice-simulator',
    [site],
  ]);
  await later.close();
  await repository.do('test', removePreviewSite(site.id));
  expect(repository.state.previewSites.size).toBe(0);
  await expect(repository.do('test', removePreviewSite(site.id))).rejects.toThrow(
    `There is no preview site with the id ${site.id}.`,
  );
});

it('keeps the visibility of the setting, whatever is chosen', async () => {
  const fixed = await example.beside({ visibility: 'open' });
  expect([fixed.visibility, fixed.fixedVisibility]).toEqual(['open', 'open']);
  expect(repository.fixedVisibility).toBeNull();
  await fixed.close();
});

it('adds languages at the end, changes them in their place, and makes one the master', async () => {
  const save = (id: string, name?: string, isMaster = false) =>
    repository.do('test', saveLanguage(id, { name, isMaster }));
  const shown = () => repository.state.languages.map(({ id, name }) => `${id} ${name}`);
  await save('de-de');
  await save('en-us', 'American');
  expect(shown()).toEqual(['en-us American', 'pt-br Portuguese', 'de-de German - Germany']);
  await save('pt-br', undefined, true);
  expect(shown()).toEqual(['pt-br Portuguese', 'en-us American', 'de-de German - Germany']);
});

it('keeps the master language, and those that documents are in', async () => {
  const { version } = await repository.do(
    'test',
    createDocument({ type: 'page', lang: 'en-us', uid: 'here', title: 'Here', place: 'draft' }),
  );
  const remove = (id: string) => repository.do('test', removeLanguage(id));
  await expect(remove('pt-br')).rejects.toThrow('pt-br is the master language.');
  await expect(remove('en-us')).rejects.toThrow(`Document ${version.document} is in en-us.`);
  await expect(remove('it-it')).rejects.toThrow('The repository has no language it-it.');
  await remove('de-de');
  expect(repository.state.languages.map(({ id }) => id)).toEqual(['pt-br', 'en-us']);
});

it('has each language once', async () => {
  const twice = [
    { id: 'en-us', name: 'English' },
    { id: 'en-us', name: 'American' },
  ];
  await expect(repository.do('test', setLanguages(twice))).rejects.toThrow(
    'The language en-us is named twice.',
  );
});
