import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRelease, removeRelease } from '../repository/commands/releases.ts';
import { type ExampleRepository, exampleRepository } from '../repository/repository.testing.ts';
import type { Repository } from '../repository/repository.ts';
import { referencesOf } from './references.ts';

let example: ExampleRepository;
let target: string;
/** The data of a document that links to the target. */
let linking: object;

beforeEach(async () => {
  let time = 0;
  example = await exampleRepository({ clock: () => ++time });
  target = await example.create('target');
  const link = { link_type: 'Document', id: target };
  const span = { type: 'hyperlink', start: 0, end: 4, data: link };
  linking = { title: [{ type: 'heading1', text: 'Here', spans: [span] }] };
});
afterEach(() => example.remove());

it('counts no use in a release that is gone', async () => {
  const { repository } = example;
  const from = await example.create('from');
  const { id: release } = await repository.do('Inês', createRelease({ label: 'Spring' }));
  await example.edit(from, 'with a link', { data: linking, place: { release } });
  expect((await referencesOf(repository).counts())(target)).toBe(1);
  await repository.do('Inês', removeRelease(release));
  expect((await referencesOf(repository).counts())(target)).toBe(0);
});

it('finds what links to a document, also after reading went wrong once', async () => {
  const { repository } = example;
  const from = await example.create('from', { data: linking });
  vi.spyOn(repository.state.documents, 'get').mockImplementationOnce(() => {
    throw new Error('once');
  });
  await expect(referencesOf(repository).to(target)).rejects.toThrow('once');
  const found = await referencesOf(repository).to(target);
  expect(found.map(({ document }) => document.id)).toEqual([from]);
});

it('names what changed last first, in every process', async () => {
  const [first, second] = [
    await example.create('first', { data: linking }),
    await example.create('second', { data: linking }),
  ];
  const found = async (repository: Repository) =>
    (await referencesOf(repository).to(target)).map(({ document }) => document.id);
  expect(await found(example.repository)).toEqual([second, first]);
  await example.edit(second, 'without a link');
  expect(await found(example.repository)).toEqual([first]);
  await example.edit(second, 'with a link', { data: linking });
  expect(await found(example.repository)).toEqual([second, first]);
  await example.edit(first, 'with a link', { data: linking });
  expect(await found(example.repository)).toEqual([first, second]);
  const other = await example.beside();
  expect(await found(other)).toEqual([first, second]);
  await other.close();
});
