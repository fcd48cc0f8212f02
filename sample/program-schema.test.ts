import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readProgram } from './programs.ts';

const work = await mkdtemp(join(tmpdir(), 'farol-program-'));
afterAll(() => rm(work, { recursive: true }));

/** Lisbon, with something in one of its files written otherwise. */
async function changed(name: string, from: string | RegExp, to: string) {
  const folder = await mkdtemp(join(work, 'lisbon-'));
  await cp(join(import.meta.dirname, 'content/programs/lisbon'), folder, { recursive: true });
  const text = await readFile(join(folder, name), 'utf8');
  expect(text).toMatch(from);
  await writeFile(join(folder, name), text.replace(from, to));
  return () => readProgram(folder);
}

it('reads the parts of a text as what they are', async () => {
  const read = await changed('en.md', '- Lisbon\n', '- Lisboa\n');
  const { text } = read();
  expect(text.en).toMatchObject({
    uid: 'portuguese-course-lisbon',
    stops: ['Lisboa', 'Sintra', 'Cabo da Roca', 'Arrábida hills'],
    notIncluded: expect.arrayContaining(['Flights or trains to Lisbon']),
    price: expect.stringMatching(/^The price covers[\s\S]+refunds\.$/),
  });
  expect(text.en.stories[0]).toMatchObject({ name: 'Lucie', portrait: 'lucie' });
  expect(text.en.questions.at(-1)?.question).toBe('Will everybody answer me in English?');
});

it.each([
  ['en.md', '# safety', '# sicherheit', 'en.md: safety: Invalid input: expected string'],
  ['en.md', '# safety', '# sicherheit', 'en.md: Unrecognized key: "sicherheit"'],
  ['pt.md', /# price\n[\s\S]*(?=# stories)/, '# price\n\n', 'pt.md: price: Too small'],
  ['es.md', /^ {2}- Sintra\n/m, '', 'es.md: stops: expected 4, as in facts.yaml, found 3'],
  ['fr.md', /^## Oscar: .*/m, '## Oscar', 'fr.md: stories.1.detail: Too small'],
  [
    'facts.yaml',
    '[lucie, oscar, clara]',
    '[lucie, oskar, clara]',
    'facts.yaml: stories.1: Invalid',
  ],
  ['facts.yaml', 'price: { from: 1490', 'price: { from: "1490"', 'facts.yaml: price.from: Invalid'],
])('names what does not fit in %s', async (name, from, to, sentence) => {
  expect(await changed(name, from, to)).toThrow(sentence);
});
