import { hourMs } from '@farol/content-model';
import { afterEach, expect, it } from 'vitest';
import { createDocument } from './commands/documents.ts';
import { startPreview } from './commands/previews.ts';
import { createToken } from './commands/settings.ts';
import { type ExampleRepository, exampleRepository } from './repository.testing.ts';
import type { Repository } from './repository.ts';

let example: ExampleRepository;
afterEach(() => example.remove());

it('keeps a limited number of responses to idempotency keys, the newest, for at most a day', async () => {
  let now = Date.UTC(2027, 0, 1);
  example = await exampleRepository({ keptAnswers: 3, clock: () => now });
  const { repository } = example;
  const keep = (key: string) =>
    repository.do('test', () => ({
      events: [{ kind: 'answer-kept', answer: { key, request: key, status: 201, body: key } }],
      answer: null,
    }));
  for (const key of ['a', 'b', 'c', 'd', 'e']) await keep(key);
  const keptIn = ({ state }: Repository) => [...(state.answers.get('test')?.keys() ?? [])];
  expect(keptIn(repository)).toEqual(['c', 'd', 'e']);
  const beside = await example.beside();
  expect(keptIn(beside)).toEqual(['c', 'd', 'e']);
  await beside.close();
  now += 25 * hourMs;
  await keep('f');
  expect(keptIn(repository)).toEqual(['f']);
});

it('keeps the responses of others when one author makes many requests', async () => {
  example = await exampleRepository({ keptAnswers: 4 });
  const { repository } = example;
  const keep = (by: string, key: string) =>
    repository.do(by, () => ({
      events: [{ kind: 'answer-kept', answer: { key, request: key, status: 201, body: key } }],
      answer: null,
    }));
  await keep('Inês', 'a publication');
  await keep('Tomás', 'a page');
  for (const key of ['a', 'b', 'c', 'd', 'e']) await keep('import', key);
  const kept = [...repository.state.answers].map(([by, answers]) => [by, ...answers.keys()]);
  expect(kept).toEqual([
    ['Inês', 'a publication'],
    ['Tomás', 'a page'],
    ['import', 'd', 'e'],
  ]);
});

it('forgets previews whose time is over', async () => {
  let now = Date.UTC(2027, 0, 1);
  example = await exampleRepository({ clock: () => now });
  const { repository } = example;
  const made = createDocument({ type: 'page', lang: 'en-us', title: 'Lisbon' });
  const { document } = await repository.do('test', made);
  const preview = () =>
    repository.do('test', startPreview({ document, lastsMs: 1000, shared: false }));
  const first = await preview();
  const second = await preview();
  expect([...repository.state.previews.keys()]).toEqual([first.id, second.id]);
  now += 2000;
  const third = await preview();
  expect([...repository.state.previews.keys()]).toEqual([third.id]);
});

it.each(['', ' ', '\u200b', 'x'.repeat(81)])('makes no token with the name %j', async (name) => {
  example = await exampleRepository();
  const { repository } = example;
  await expect(repository.do('command line', createToken(name, 'write'))).rejects.toThrow(
    'The name of a token has 1 to 80 characters that can be seen.',
  );
  await repository.do('command line', createToken('x'.repeat(80), 'write'));
});
