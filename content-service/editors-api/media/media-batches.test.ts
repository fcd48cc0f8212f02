import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { type ExampleStories, exampleStories } from './stories.testing.ts';

let editor: ExampleStories['editor'];
let person: ExampleStories['person'];

beforeEach(async () => {
  ({ editor, person } = await exampleStories());
});

const png = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(filename: string, background = '#08f', tags = ''): Promise<string> {
  const path = `/media?filename=${filename}&tags=${tags}`;
  return (await (await person.upload('POST', path, await png(background))).json()).id;
}

async function show(file: string, lang = 'en-us'): Promise<string> {
  const body = { type: 'story', lang, title: 'A story', data: { cover: { id: file } } };
  return (await (await person.send('POST', '/documents', body)).json()).document;
}

const batch = async (body: unknown, by = person) => {
  const answer = await by.send('POST', '/media-batches', body);
  return { status: answer.status, ...(await answer.json()) };
};
const tagsOf = async (...ids: string[]) =>
  Promise.all(
    ids.map(async (id) => (await (await person.send('GET', `/media/${id}`)).json()).tagNames),
  );
const outcomes = ({ rows }: { rows: { outcome: string }[] }) => rows.map(({ outcome }) => outcome);

it('puts many files into a folder, moves them and takes them out, each with its answer', async () => {
  const one = await upload('one.png', '#111', 'Lisbon');
  const two = await upload('two.png', '#222', 'Algarve,Summer');
  const before = editor.repository.state.assetTags.size;
  const tagged = await batch({ do: 'tag', files: [one, two], tag: 'Sea' });
  expect(tagged).toMatchObject({ status: 201, isDone: true });
  expect(outcomes(tagged)).toEqual(['done', 'done']);
  // A tag that is new is made once.
  expect(editor.repository.state.assetTags.size).toBe(before + 1);
  expect(await tagsOf(one, two)).toEqual([
    ['Lisbon', 'Sea'],
    ['Algarve', 'Summer', 'Sea'],
  ]);
  expect(outcomes(await batch({ do: 'tag', files: [one], tag: 'sea' }))).toEqual(['unchanged']);

  await batch({ do: 'move', files: [one, two], from: 'Algarve', to: 'Lisbon' });
  expect(await tagsOf(one, two)).toEqual([
    ['Lisbon', 'Sea'],
    ['Summer', 'Sea', 'Lisbon'],
  ]);
  const untagged = await batch({ do: 'untag', files: [one, two], tag: 'Summer' });
  expect(outcomes(untagged)).toEqual(['unchanged', 'done']);
  expect(await tagsOf(two)).toEqual([['Sea', 'Lisbon']]);
});

it('does nothing where one of them is refused, and says which', async () => {
  const one = await upload('one.png');
  const answer = await batch({ do: 'tag', files: [one, 'nothing'], tag: 'Sea' });
  expect(answer).toMatchObject({ isDone: false });
  expect(outcomes(answer)).toEqual(['left', 'refused']);
  expect(await tagsOf(one)).toEqual([[]]);
  expect(editor.repository.state.assetTags.size).toBe(0);
  expect((await batch({ do: 'tag', files: [one, one], tag: 'Sea' })).status).toBe(400);
  expect((await batch({ do: 'tag', files: [one], tag: 'x' })).status).toBe(400);
});

it('says what shows each file, and deletes those only when told to', async () => {
  const shown = await upload('shown.png', '#333');
  const unused = await upload('unused.png', '#444');
  const page = await show(shown);
  const asked = await person.send('GET', `/media-references?ids=${shown},${unused}`);
  expect((await asked.json()).files).toMatchObject([
    { file: shown, total: 1, references: [{ document: page, draft: true, paths: ['data.cover'] }] },
    { file: unused, total: 0, references: [] },
  ]);
  expect((await person.send('GET', '/media-references?ids=nothing')).status).toBe(404);
  const refused = await batch({ do: 'delete', files: [unused, shown] });
  expect(outcomes(refused)).toEqual(['left', 'refused']);
  expect(refused.rows[1].message).toContain(page);
  // What nobody was told of is not deleted with what they were told of.
  const refusedToo = await batch({ do: 'delete', files: [unused, shown], evenIfShown: [unused] });
  expect(outcomes(refusedToo)).toEqual(['left', 'refused']);
  expect(editor.repository.state.assets.size).toBe(2);
  const done = await batch({ do: 'delete', files: [unused, shown], evenIfShown: [shown] });
  expect(outcomes(done)).toEqual(['done', 'done']);
  expect(editor.repository.state.assets.size).toBe(0);
});

it('lets go of contents that nothing has any more, those that two of them shared too', async () => {
  const [one, two] = [await upload('one.png'), await upload('two.png')];
  const third = await upload('third.png', '#abc');
  const kept = await upload('kept.png', '#abc');
  const hash = async (color: string) =>
    createHash('sha256')
      .update(await png(color))
      .digest('hex');
  const answer = await batch({ do: 'delete', files: [one, two, third] });
  expect(answer.isDone).toBe(true);
  expect(Object.keys(answer).toSorted()).toEqual(['isDone', 'rows', 'status']);
  expect(await editor.files.has(await hash('#08f'))).toBe(false);
  expect(await editor.files.has(await hash('#abc'))).toBe(true);
  expect([...editor.repository.state.assets.keys()]).toEqual([kept]);
});

it('leaves a content that came again where a lost answer is asked for once more', async () => {
  const first = await upload('one.png', '#777');
  const key = { 'idempotency-key': 'the answer was lost' };
  const remove = () => person.send('POST', '/media-batches', { do: 'delete', files: [first] }, key);
  expect(await (await remove()).json()).toMatchObject({ isDone: true });
  const again = await upload('again.png', '#777');
  expect(await (await remove()).json()).toMatchObject({ isDone: true });
  const hash = createHash('sha256')
    .update(await png('#777'))
    .digest('hex');
  expect([...editor.repository.state.assets.keys()]).toEqual([again]);
  expect(await editor.files.has(hash)).toBe(true);
});

it('refuses row by row what pages of others show', async () => {
  const [theirs, free] = [await upload('theirs.png', '#555'), await upload('free.png', '#666')];
  await show(theirs, 'en-us');
  const narrowed = await editor.signedIn({ role: 'publisher', languages: ['pt-br'] });
  const answer = await batch(
    { do: 'delete', files: [theirs, free], evenIfShown: [theirs] },
    narrowed,
  );
  expect(outcomes(answer)).toEqual(['refused', 'left']);
  expect(answer.rows[0].message).toContain('en-us');
  expect(await batch({ do: 'tag', files: [theirs, free], tag: 'Sea' }, narrowed)).toMatchObject({
    isDone: true,
  });
});
