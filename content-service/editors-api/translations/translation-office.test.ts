import { beforeEach, expect, it } from 'vitest';
import { type ExampleTranslations, exampleTranslations } from './translations.testing.ts';

let editor: ExampleTranslations['editor'];
let writer: ExampleTranslations['writer'];
let make: ExampleTranslations['make'];
let save: ExampleTranslations['save'];
let read: ExampleTranslations['read'];
let standingOf: ExampleTranslations['standingOf'];
beforeEach(async () => {
  ({ editor, writer, make, save, read, standingOf } = await exampleTranslations());
});

const send = async (documents: string[]) =>
  (await writer.send('POST', '/translation-exports', { documents, to: 'pt-br' })).json();
const bring = async (xliff: string) => {
  const answer = await writer.send('POST', '/translation-imports', { xliff });
  expect(answer.status).toBe(200);
  return (await answer.json()).rows;
};
/** As an office fills in what has no target yet. */
const translate = (xliff: string) =>
  xliff.replace(
    /<source>(.*?)<\/source>(?!<target>)/gs,
    (source, text) => `${source}<target>${text} (pt)</target>`,
  );

it('is sent what is missing, and its words become a draft', async () => {
  const english = await make({
    lang: 'en-us',
    uid: 'lisbon',
    data: { title: 'Lisbon & <more>', price: 900 },
  });
  const { xliff } = await send([english.document]);
  expect(xliff).toContain('Lisbon &amp; &lt;more');
  const [row] = await bring(translate(xliff));
  expect(row).toMatchObject({ title: 'Trip', result: 'created' });
  const { draft, uid } = await read(`/documents/${row.document}`);
  expect([uid, draft.data]).toEqual(['lisbon', { title: 'Lisbon & <more> (pt)', price: 900 }]);
  expect(await standingOf(row.document)).toMatchObject({
    source: english.document,
    outdated: null,
  });
});

it('may mark the order of bytes, and write the code of the language as its tool does', async () => {
  const english = await make({ lang: 'en-us', data: { title: 'Lisbon' } });
  const { xliff } = await send([english.document]);
  const theirs = `\ufeff${translate(xliff).replace('trgLang="pt-br"', 'trgLang="pt-BR"')}`;
  const [row] = await bring(theirs);
  expect(row).toMatchObject({ result: 'created' });
  expect((await read(`/documents/${row.document}`)).draft.data).toEqual({ title: 'Lisbon (pt)' });
});

it('is shown what is translated already, and writes only words', async () => {
  const english = await make({ lang: 'en-us', data: { title: 'Lisbon', price: 900 } });
  const { document } = await make({
    lang: 'pt-br',
    translationOf: english.document,
    data: { title: 'Lisboa', price: 5000 },
  });
  expect((await send([english.document])).xliff).toContain('<target>Lisboa</target>');
  await save(english.document, { title: 'Lisbon in spring', price: 950 });
  const { xliff } = await send([english.document]);
  expect(xliff).toContain('earlier translation">Lisboa<');
  expect(await bring(translate(xliff))).toMatchObject([{ document, result: 'saved' }]);
  const { draft } = await read(`/documents/${document}`);
  expect(draft.data).toEqual({ title: 'Lisbon in spring (pt)', price: 5000 });
  expect((await standingOf(document)).outdated).toBeNull();
  expect(await bring(translate(xliff))).toMatchObject([{ result: 'unchanged' }]);
});

it('is asked for a whole list again where an item of it went', async () => {
  const days = (...names: string[]) => ({ days: names.map((name) => ({ name })) });
  const english = await make({
    lang: 'en-us',
    data: days('Arrival', 'The market', 'A boat trip', 'Free'),
  });
  const { document } = await make({
    lang: 'pt-br',
    translationOf: english.document,
    data: days('Chegada', 'O mercado', 'Um passeio de barco', 'Livre'),
  });
  await save(english.document, days('Arrival', 'A boat trip', 'Free'));
  const { xliff } = await send([english.document]);
  expect(xliff).not.toContain('<target>');
  // What an office sends back untouched does not count as translated.
  await bring(xliff);
  expect((await standingOf(document)).outdated).not.toBeNull();
});

it('leaves what it did not translate as it was, and to be translated', async () => {
  const english = await make({
    lang: 'en-us',
    data: { title: 'Lisbon', summary: 'By the sea' },
  });
  const { document } = await make({
    lang: 'pt-br',
    translationOf: english.document,
    data: { title: 'Lisboa', summary: 'À beira-mar' },
  });
  await save(english.document, { title: 'Lisbon!', summary: 'By the wide sea' });
  const { xliff } = await send([english.document]);
  const emptied = xliff.replaceAll('</source>', '</source><target/>');
  expect(await bring(emptied)).toMatchObject([{ document, result: 'unchanged' }]);
  const half = translate(xliff).replace('Lisbon! (pt)', '');
  expect(await bring(half)).toMatchObject([{ document, result: 'saved' }]);
  const { draft } = await read(`/documents/${document}`);
  expect(draft.data).toEqual({ title: 'Lisboa', summary: 'By the wide sea (pt)' });
  expect((await standingOf(document)).outdated).not.toBeNull();
});

it('overwrites nothing that was written here meanwhile', async () => {
  const english = await make({ lang: 'en-us', data: { title: 'Lisbon' } });
  const { document } = await make({
    lang: 'pt-br',
    translationOf: english.document,
    data: { title: 'x' },
  });
  await save(english.document, { title: 'Lisbon!' });
  const { xliff } = await send([english.document]);
  await save(document, { title: 'Escrito aqui' });
  expect(await bring(translate(xliff))).toMatchObject([{ document, result: 'conflict' }]);
  expect((await read(`/documents/${document}`)).draft.data).toEqual({ title: 'Escrito aqui' });
});

it('writes nothing a person may not, and nothing of what it made up', async () => {
  const english = await make({ lang: 'en-us', data: { title: 'Lisbon' } });
  const { xliff } = await send([english.document]);
  const other = await editor.signedIn({ languages: ['en-us'] });
  const answer = await other.send('POST', '/translation-imports', { xliff: translate(xliff) });
  expect((await answer.json()).rows).toMatchObject([{ result: 'refused', document: null }]);
  const foreign = translate(xliff).replaceAll(english.version, 'x'.repeat(16));
  expect(await bring(foreign)).toMatchObject([{ result: 'refused', code: 'version_gone' }]);
  const bad = await writer.send('POST', '/translation-imports', {
    xliff: '<!DOCTYPE a><xliff/>',
  });
  expect(bad.status).toBe(400);
});

it('takes in the other pages where one is of no document here', async () => {
  const fields = { lang: 'en-us', data: { title: 'Lisbon' } };
  const [one, two] = [await make(fields), await make(fields)];
  const { xliff } = await send([one.document, two.document]);
  const elsewhere = translate(xliff).replaceAll(two.document, 'elsewhere');
  expect(await bring(elsewhere)).toMatchObject([
    { result: 'created', message: '', code: null },
    {
      ...{ result: 'refused', document: null, code: 'not_there' },
      message: expect.stringContaining('elsewhere'),
    },
  ]);
});

it('refuses a page with two translations of a text, and takes in the others', async () => {
  const fields = { lang: 'en-us', data: { title: 'Lisbon' } };
  const [one, two] = [await make(fields), await make(fields)];
  const translated = translate((await send([one.document, two.document])).xliff);
  const twice = translated.replace(/<unit .*?<\/unit>/s, (unit) => unit + unit.replace('pt', 'PT'));
  expect(await bring(twice)).toMatchObject([
    {
      ...{ result: 'refused', document: null, code: 'not_our_file' },
      message: 'This is not a translated file of ours: the text title is in it twice.',
    },
    { result: 'created' },
  ]);
});

it('is sent one language at a time', async () => {
  const english = await make({ lang: 'en-us' });
  const portuguese = await make({ lang: 'pt-br' });
  const documents = [english.document, portuguese.document];
  expect(
    (await writer.send('POST', '/translation-exports', { documents, to: 'pt-br' })).status,
  ).toBe(400);
});
