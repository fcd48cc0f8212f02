import { beforeEach, expect, it } from 'vitest';
import { authorshipOf } from '../../drafts/authorship.ts';
import { type ExampleEditor, exampleEditor } from '../editor.testing.ts';

let editor: ExampleEditor;
beforeEach(async () => {
  editor = await exampleEditor();
});

it('tells who wrote which words, and when, over what is kept', async () => {
  const ana = await editor.signedIn({ role: 'publisher' }, 'ana');
  const rui = await editor.signedIn({}, 'rui');
  const body = { type: 'article', lang: 'en-us', title: 'A', data: { title: 'Sea and sand' } };
  const { document, version: first } = await (await ana.send('POST', '/documents', body)).json();
  const began = editor.now();
  editor.pass(60_000);
  const next = { data: { title: 'Sea, salt and sand' }, basedOn: first };
  const { version: second } = await (
    await rui.send('PUT', `/documents/${document}/draft`, next)
  ).json();
  const renamed = { title: 'B', basedOn: second };
  const { version: third } = await (
    await ana.send('PUT', `/documents/${document}/draft`, renamed)
  ).json();

  const read = async () => (await ana.send('GET', `/documents/${document}/authorship`)).json();
  const { fields, versions } = await read();
  const byName = new Map(fields.map((each: { field: string }) => [each.field, each]));
  expect(byName.get('title')).toEqual({
    field: 'title',
    version: third,
    pieces: [{ text: 'B', version: third }],
  });
  expect(byName.get('data.title')).toEqual({
    field: 'data.title',
    version: second,
    pieces: [
      { text: 'Sea', version: first },
      { text: ', salt', version: second },
      { text: ' and sand', version: first },
    ],
  });
  expect(versions).toEqual([
    { id: first, at: began, by: 'person/ana' },
    { id: second, at: began + 60_000, by: 'person/rui' },
    { id: third, at: began + 60_000, by: 'person/ana' },
  ]);

  // What is gone is nobody's: the oldest that is kept counts for it.
  await editor.repository.dropOldVersions(2);
  const { fields: left } = await read();
  const title = left.find(({ field }: { field: string }) => field === 'data.title');
  expect(title.pieces).toEqual([{ text: 'Sea, salt and sand', version: second }]);
});

it('leaves out what waits in a release', async () => {
  const ana = await editor.signedIn({ role: 'publisher' }, 'ana');
  const body = { type: 'article', lang: 'en-us', title: 'A', data: { title: 'Sea' } };
  const { document, version } = await (await ana.send('POST', '/documents', body)).json();
  const release = await (await ana.send('POST', '/releases', { label: 'Autumn' })).json();
  const place = { release: release.id };
  const later = { data: { title: 'Sea in autumn' }, basedOn: version, place };
  expect((await ana.send('PUT', `/documents/${document}/draft`, later)).status).toBe(200);
  const now = { data: { title: 'Sea in winter' }, basedOn: version };
  const { version: second } = await (
    await ana.send('PUT', `/documents/${document}/draft`, now)
  ).json();
  const answer = await (await ana.send('GET', `/documents/${document}/authorship`)).json();
  const title = answer.fields.find(({ field }: { field: string }) => field === 'data.title');
  expect(title.pieces).toEqual([
    { text: 'Sea', version },
    { text: ' in winter', version: second },
  ]);
  expect((await ana.send('GET', '/documents/nowhere/authorship')).status).toBe(404);
});

it('goes on where a text leaves while it reads', async () => {
  const ana = await editor.signedIn({ role: 'publisher' }, 'ana');
  const body = { type: 'article', lang: 'en-us', title: 'A', data: { title: 'Sea' } };
  const { document, version } = await (await ana.send('POST', '/documents', body)).json();
  let basedOn = version;
  for (let number = 1; number <= 45; number += 1) {
    const next = { data: { title: `Sea ${number}` }, basedOn };
    const saved = await ana.send('PUT', `/documents/${document}/draft`, next);
    basedOn = (await saved.json()).version;
  }
  const reading = authorshipOf(editor.repository, document);
  await editor.repository.dropOldVersions(1);
  const { fields } = await reading;
  const title = fields.find(({ field }) => field === 'data.title');
  expect(title?.pieces.map(({ text }) => text).join('')).toBe('Sea 45');
});
