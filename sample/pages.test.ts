import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPage } from './pages.ts';

const work = await mkdtemp(join(tmpdir(), 'farol-page-'));
afterAll(() => rm(work, { recursive: true }));

const top = '---\nuid: a\ntitle: A\nlead: A\nsummary: A\n---\n\n';

async function read(facts: string, texts: Record<string, string>) {
  const folder = await mkdtemp(join(work, 'page-'));
  await writeFile(join(folder, 'facts.yaml'), facts);
  for (const [name, text] of Object.entries(texts))
    await writeFile(join(folder, `${name}.md`), `${top}${text}\n`);
  return readPage(folder).text;
}

it('lays the facts over the words: the first of a kind over the first, item by item', async () => {
  const facts =
    'slices:\n  - {slice: hero, scene: sea, actions: [{target: "page:a"}, {target: "page:b"}]}';
  const text = '# text\n\nFog.\n\n# hero: Go\n\nNow.\n\n- One\n- Two';
  const { en } = await read(facts, { en: text });
  expect(en?.slices).toEqual([
    { slice: 'text', body: 'Fog.' },
    {
      slice: 'hero',
      title: 'Go',
      text: 'Now.',
      scene: 'sea',
      actions: [
        { label: 'One', target: 'page:a' },
        { label: 'Two', target: 'page:b' },
      ],
    },
  ]);
});

it('names the office for programs in the languages it is for', async () => {
  const office = 'telephone: "1", email: a@farol.example, for_programs: [pt]';
  const text = '# contact: Us\n\n## Porto\n\nRua\n\nMonday';
  const { en, pt } = await read(`slices:\n  - {slice: contact, offices: [{${office}}]}`, {
    en: text,
    pt: text,
  });
  expect(JSON.stringify(en)).not.toContain('for_programs');
  expect(JSON.stringify(pt)).toContain('"for_programs":true');
});

it.each([
  ['an action without words', '# hero: Go\n\nNow.\n\n- One', 'en.md: slices.0.actions.1.label: '],
  ['an action that leads nowhere', '# hero: Go\n\nNow.\n\n- A\n- B\n- C', 'actions.2.target: '],
  ['a slice that there is not', '# heroine: Go\n\nNow.', 'en.md: slices.0.slice: Invalid'],
  ['facts of a slice that is not in the text', '# text\n\nFog.', 'en.md: slices.1.title: '],
  ['words before the first slice', 'Lost.', 'en.md: slices.0.slice: Invalid'],
])('refuses %s, by its place', async (_, text, sentence) => {
  const facts =
    'slices:\n  - {slice: hero, scene: sea, actions: [{target: "page:a"}, {target: "page:b"}]}';
  await expect(read(facts, { en: text })).rejects.toThrow(sentence);
});
