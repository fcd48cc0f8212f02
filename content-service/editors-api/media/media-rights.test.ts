import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Rights } from '../../people/roles.ts';
import { changeModels } from '../../repository/commands/settings.ts';
import { type ExampleEditor, exampleEditor } from '../editor.testing.ts';

let editor: ExampleEditor;
type Person = Awaited<ReturnType<ExampleEditor['signedIn']>>;
let administrator: Person;

beforeEach(async () => {
  editor = await exampleEditor();
  const json = { Main: { cover: { type: 'Image' as const } } };
  await editor.repository.do(
    'test',
    changeModels(
      ['story', 'note'].map((id) => ({
        type: 'CUSTOM_TYPE_INSERT',
        id,
        payload: { id, label: id, repeatable: true, status: true, json },
      })),
    ),
  );
  administrator = await editor.signedIn({ role: 'administrator' });
});

const png = (width: number) =>
  sharp({ create: { width, height: 9, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();

/** A picture that documents show, each of a type and a language. */
async function picture(...shownBy: [type: string, lang: string][]): Promise<string> {
  const made = await administrator.upload('POST', '/media?filename=a.png', await png(16));
  const { id } = await made.json();
  for (const [type, lang] of shownBy) {
    const data = { cover: { id } };
    const written = await administrator.send('POST', '/documents', {
      type,
      lang,
      title: 'x',
      data,
    });
    expect(written.status).toBe(201);
  }
  return id;
}

const narrowed = (rights: Partial<Rights>) => editor.signedIn({ role: 'publisher', ...rights });

const roads: Record<string, (person: Person, id: string) => Promise<Response>> = {
  replace: async (person, id) =>
    person.upload('PUT', `/media/${id}/content?filename=b.png`, await png(17)),
  rename: (person, id) => person.send('PATCH', `/media/${id}`, { filename: 'other.png' }),
  credit: (person, id) => person.send('PATCH', `/media/${id}`, { credits: 'Somebody' }),
  focus: (person, id) => person.send('PATCH', `/media/${id}`, { focus: { x: 0, y: 1 } }),
  delete: (person, id) => person.send('DELETE', `/media/${id}?evenIfShown=true`),
};

const describing = (person: Person, id: string, lang: string, text: string | null = 'A beach') =>
  person.send('PATCH', `/media/${id}`, { descriptions: { [lang]: text } });

describe.each(Object.entries(roads))('to %s a file', (_, act) => {
  it.each<[string, Partial<Rights>]>([
    ['a language', { languages: ['pt-br'] }],
    ['a type', { types: ['note'] }],
  ])('that others show is beyond who is narrowed to %s', async (__, rights) => {
    const person = await narrowed(rights);
    const shared = await picture(['note', 'pt-br'], ['story', 'en-us']);
    const before = structuredClone(editor.repository.state.assets.get(shared));
    const answer = await act(person, shared);
    expect(answer.status).toBe(403);
    expect((await answer.json()).message).toMatch(/story in en-us shows this file/);
    expect(editor.repository.state.assets.get(shared)).toEqual(before);
    for (const own of [await picture(['note', 'pt-br']), await picture()])
      expect((await act(person, own)).status).toBeLessThan(300);
  });

  it('is within who is not narrowed', async () => {
    const person = await narrowed({});
    const shared = await picture(['note', 'pt-br'], ['story', 'en-us']);
    expect((await act(person, shared)).status).toBeLessThan(300);
  });
});

describe('describing a file', () => {
  it('is for who writes in its language, whoever shows it in others', async () => {
    const person = await narrowed({ languages: ['pt-br'] });
    const shared = await picture(['note', 'pt-br'], ['note', 'en-us']);
    expect((await describing(person, shared, 'pt-br')).status).toBe(200);
    const refused = await describing(person, shared, 'en-us');
    expect([refused.status, (await refused.json()).message]).toEqual([
      403,
      'You may not describe files in en-us. Ask an administrator.',
    ]);
    expect((await describing(administrator, shared, 'en-us')).status).toBe(200);
    // Nor is one taken away, also of a file that nobody shows.
    const alone = await picture();
    await describing(administrator, alone, 'en-us');
    for (const id of [shared, alone])
      expect((await describing(person, id, 'en-us', null)).status).toBe(403);
    expect((await describing(person, shared, 'pt-br', null)).status).toBe(200);
  });

  it('is for who writes the pages of that language that show it', async () => {
    const person = await narrowed({ types: ['note'] });
    const shared = await picture(['note', 'pt-br'], ['story', 'en-us']);
    expect((await describing(person, shared, 'pt-br')).status).toBe(200);
    expect((await describing(person, shared, 'en-us')).status).toBe(403);
  });
});

it('lets everybody who publishes upload, and sort the files', async () => {
  const person = await narrowed({ languages: ['pt-br'], types: ['note'] });
  const made = await person.upload('POST', '/media?filename=own.png&tags=Summer', await png(20));
  expect(made.status).toBe(201);
  const shared = await picture(['story', 'en-us']);
  const sorting = { tags: ['Summer', 'Beach'], notes: 'Bought in May' };
  expect((await person.send('PATCH', `/media/${shared}`, sorting)).status).toBe(200);
});
