import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refusalCodes } from '@farol/content-model';
import { beforeEach, expect, it } from 'vitest';
import { type ExampleEditor, exampleEditor } from './editor.testing.ts';

let editor: ExampleEditor;
beforeEach(async () => {
  editor = await exampleEditor();
});

const article = (title: string) => ({
  ...{ type: 'article', lang: 'en-us', title, data: { title } },
});

it('names why beside the sentence: what is gone, archived, changed or not for one', async () => {
  const ana = await editor.signedIn({ role: 'publisher' });
  const refusal = async (method: string, path: string, body?: object) => {
    const answer = await ana.send(method, path, body);
    const { message, code } = await answer.json();
    expect(message).toMatch(/\.$/);
    return [answer.status, code];
  };
  expect(await refusal('GET', '/documents/nowhere')).toEqual([404, 'not_there']);
  expect(await refusal('GET', '/people')).toEqual([403, 'takes_administrator']);
  const { document, version } = await (await ana.send('POST', '/documents', article('A'))).json();
  const draft = (basedOn: string) => ({ basedOn, data: { title: 'B' } });
  expect((await ana.send('PUT', `/documents/${document}/draft`, draft(version))).status).toBe(200);
  expect(await refusal('PUT', `/documents/${document}/draft`, draft(version))).toEqual([
    409,
    'changed_meanwhile',
  ]);
  expect(await refusal('DELETE', `/documents/${document}/publication`)).toEqual([
    409,
    'not_published',
  ]);
  expect((await ana.send('PUT', `/documents/${document}/archive`)).status).toBe(200);
  expect(
    await refusal('PUT', `/documents/${document}/working-copy`, {
      ...{ title: 'C', uid: null, tags: [], data: {} },
    }),
  ).toEqual([409, 'archived']);
  const narrowed = await editor.signedIn({ languages: ['pt-br'] });
  const answer = await narrowed.send('POST', '/documents', article('D'));
  expect(await answer.json()).toMatchObject({ code: 'not_for_you' });
});

it('names why row by row, and field by field', async () => {
  const ana = await editor.signedIn();
  const { document } = await (await ana.send('POST', '/documents', article('A'))).json();
  const batch = { do: 'publish', documents: [document] };
  const { rows } = await (await ana.send('POST', '/batches', batch)).json();
  expect(rows).toMatchObject([{ document, outcome: 'refused', code: 'takes_publisher' }]);
  const nameless = await ana.send('POST', '/documents', article(' '));
  expect(await nameless.json()).toMatchObject({
    code: 'no_title',
    faults: [{ field: 'title', code: 'no_title' }],
  });
});

it('has no name that nothing is refused by', async () => {
  const root = join(import.meta.dirname, '..');
  let source = '';
  for await (const file of glob('**/*.ts', { cwd: root }))
    if (!file.includes('.test')) source += await readFile(join(root, file), 'utf8');
  expect(refusalCodes.filter((code) => !source.includes(`'${code}'`))).toEqual([]);
});
