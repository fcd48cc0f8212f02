import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { changeModels } from '../../repository/commands/settings.ts';
import { type ExampleBrowser, type ExampleEditor, exampleEditor } from '../editor.testing.ts';

let editor: ExampleEditor;
let publisher: ExampleBrowser;
beforeEach(async () => {
  editor = await exampleEditor();
  publisher = await editor.signedIn({ role: 'publisher' });
  const text = { type: 'Text' as const, config: {} };
  const json = {
    Main: {
      title: text,
      price: { type: 'Number' as const, config: {} },
      body: { type: 'StructuredText' as const, config: { multi: 'paragraph,strong,hyperlink' } },
      call: { type: 'Link' as const, config: {} },
      prices: { type: 'Table' as const, config: {} },
      people: { type: 'Group' as const, config: { fields: { phone: text } } },
    },
  };
  const payload = { id: 'program', label: 'Program', repeatable: true, status: true, json };
  await editor.repository.do(
    'test',
    changeModels([{ type: 'CUSTOM_TYPE_INSERT', id: 'program', payload }]),
  );
});

const data = {
  title: 'Call 210 000 000',
  price: 210,
  body: [
    {
      type: 'paragraph',
      text: 'Call 210 000 000 today, or 1210 000 0001.',
      spans: [
        { type: 'strong', start: 5, end: 16 },
        { type: 'strong', start: 17, end: 22 },
      ],
    },
  ],
  call: { link_type: 'Web', url: 'tel:210 000 000', text: '210 000 000' },
  people: [{ phone: 'none' }, { phone: '210 000 000' }],
};

async function write(lang: string): Promise<string> {
  const body = { type: 'program', lang, title: `Program in ${lang}`, data };
  return (await (await publisher.send('POST', '/documents', body)).json()).document;
}

const find = async (browser: ExampleBrowser, query: Record<string, string>) =>
  (await browser.send('GET', `/occurrences?${new URLSearchParams(query)}`)).json();

interface Row {
  document: string;
  version: string;
  path: string;
}

/** All rows as they are sent back to be replaced. */
function chosen(rows: readonly Row[]) {
  return [...Map.groupBy(rows, ({ document }) => document)].map(([document, of]) => ({
    document,
    basedOn: of[0]?.version ?? '',
    paths: of.map(({ path }) => path),
  }));
}

const wanted = { text: '210 000 000', exact: false, wholeWords: true };
const draftOf = async (id: string) =>
  (await (await publisher.send('GET', `/documents/${id}`)).json()).draft;

it('finds a text wherever people wrote it, row by row', async () => {
  const english = await write('en-us');
  await write('pt-br');
  const { total, rows } = await find(publisher, { text: '210 000 000', wholeWords: 'true' });
  expect(total).toBe(10);
  expect(rows.filter((row: Row) => row.document === english).map(({ path }: Row) => path)).toEqual([
    'title',
    'body.0',
    'call.text',
    'call.url',
    'people.1.phone',
  ]);
  expect(rows[1]).toMatchObject({ lang: 'en-us', matches: [{ start: 5, end: 16 }] });
  expect(await find(publisher, { text: '210 000 000', lang: 'pt-br' })).toMatchObject({ total: 5 });
  // A number is found as a whole.
  expect(await find(publisher, { text: '210', lang: 'en-us', wholeWords: 'true' })).toMatchObject({
    total: 6,
  });
});

it('replaces it in drafts alone, with its bold along, and undoes all of it as one', async () => {
  const [english, portuguese] = [await write('en-us'), await write('pt-br')];
  await publisher.send('POST', '/publications', { documents: [{ document: english }] });
  const { rows } = await find(publisher, { text: wanted.text, wholeWords: 'true' });
  const body = { wanted, by: '707 1', documents: chosen(rows) };
  const answer = await publisher.send('POST', '/replacements', body);
  expect(answer.status).toBe(201);
  for (const id of [english, portuguese])
    expect((await draftOf(id)).data).toMatchObject({
      title: 'Call 707 1',
      price: 210,
      body: [
        {
          text: 'Call 707 1 today, or 1210 000 0001.',
          spans: [
            { type: 'strong', start: 5, end: 10 },
            { type: 'strong', start: 11, end: 16 },
          ],
        },
      ],
      call: { url: 'tel:707 1', text: '707 1' },
      people: [{ phone: 'none' }, { phone: '707 1' }],
    });
  expect(editor.repository.master().document(english)?.data).toMatchObject({ title: data.title });
  const commits = editor.repository.state.tip.sequence;
  const undone = await publisher.send('POST', '/replacements/undoing', await answer.json());
  expect(undone.status).toBe(204);
  expect(editor.repository.state.tip.sequence).toBe(commits + 1);
  // What was only published is only published again.
  expect(await draftOf(english)).toBeNull();
  expect((await draftOf(portuguese)).data).toMatchObject({ title: data.title });
});

it('takes the description of a picture and of its views for one, and says in which section it is', async () => {
  const picture = { type: 'Image' as const, config: { thumbnails: [{ name: 'square' }] } };
  const variation = {
    ...{ id: 'default', name: 'Default', docURL: '', version: 'initial', description: '' },
    ...{ imageUrl: '', primary: { picture }, items: {} },
  };
  const hero = { id: 'hero', type: 'SharedSlice' as const, name: 'Hero', variations: [variation] };
  const choices = { hero: { type: 'SharedSlice' as const } };
  const json = { Main: { parts: { type: 'Slices' as const, config: { choices } } } };
  await editor.repository.do(
    'test',
    changeModels([
      { type: 'SLICE_INSERT', id: 'hero', payload: hero },
      {
        type: 'CUSTOM_TYPE_INSERT',
        id: 'story',
        payload: { id: 'story', label: 'Story', repeatable: true, status: true, json },
      },
    ]),
  );
  const create = { width: 40, height: 30, channels: 3 as const, background: '#08f' };
  const png = await sharp({ create }).png().toBuffer();
  const { id } = await (await publisher.upload('POST', '/media?filename=a.png', png)).json();
  const view = {
    ...{ id, alt: 'A tram', edit: { x: 0, y: 0, zoom: 1, background: '#fff' } },
    dimensions: { width: 30, height: 30 },
  };
  const primary = { picture: { ...view, square: view } };
  const section = { id: 'hero$1', slice_type: 'hero', variation: 'default', primary, items: [] };
  const body = { type: 'story', lang: 'en-us', title: 'Trams', data: { parts: [section] } };
  const { document } = await (await publisher.send('POST', '/documents', body)).json();
  const { total, rows } = await find(publisher, { text: 'tram' });
  expect(total).toBe(1);
  expect(rows).toMatchObject([
    { path: 'parts.0.primary.picture.alt', section: { slice_type: 'hero', variation: 'default' } },
  ]);
  const trams = { text: 'tram', exact: false, wholeWords: true };
  await publisher.send('POST', '/replacements', {
    ...{ wanted: trams, by: 'bus', documents: chosen(rows) },
  });
  expect((await draftOf(document)).data.parts[0].primary.picture).toMatchObject({
    alt: 'A bus',
    square: { alt: 'A bus' },
  });
});

it('changes nothing where one of the documents was changed since', async () => {
  const [english, portuguese] = [await write('en-us'), await write('pt-br')];
  const { rows } = await find(publisher, { text: wanted.text });
  const { id } = await draftOf(english);
  await publisher.send('PUT', `/documents/${english}/draft`, {
    title: 'Changed by somebody',
    basedOn: id,
  });
  const body = { wanted, by: '707 1', documents: chosen(rows) };
  const answer = await publisher.send('POST', '/replacements', body);
  expect(answer.status).toBe(409);
  expect((await answer.json()).message).toContain('Changed by somebody');
  expect((await draftOf(portuguese)).data).toMatchObject({ title: data.title });
});

it('shows and changes only what the person may change', async () => {
  await write('en-us');
  await write('pt-br');
  const translator = await editor.signedIn({ role: 'writer', languages: ['pt-br'] });
  const seen = await find(translator, { text: wanted.text });
  expect(seen.total).toBe(5);
  const { rows } = await find(publisher, { text: wanted.text });
  const body = { wanted, by: '707 1', documents: chosen(rows) };
  expect((await translator.send('POST', '/replacements', body)).status).toBe(403);
  expect(await find(publisher, { text: wanted.text })).toMatchObject({ total: 10 });
  const own = { ...body, documents: chosen(seen.rows) };
  expect((await translator.send('POST', '/replacements', own)).status).toBe(201);
  const left = await find(publisher, { text: wanted.text, wholeWords: 'true' });
  expect(left.total).toBe(5);
});

it('finds and replaces a text in the cells of a table, and in the addresses of links within texts', async () => {
  const paragraph = (text: string, spans: object[] = []) => [{ type: 'paragraph', text, spans }];
  const cells = (type: string, text: string) => [{ type, content: paragraph(text) }];
  const number = '210 000 000';
  const call = { type: 'hyperlink', data: { link_type: 'Web', url: `tel:${number}` } };
  const written = {
    body: paragraph('Call us', [{ start: 0, end: 4, ...call }]),
    prices: {
      head: { rows: [{ cells: cells('header', 'Telephone') }] },
      body: { rows: [{ cells: cells('data', `Call ${number}`) }] },
    },
  };
  const body = { type: 'program', lang: 'en-us', title: 'Prices', data: written };
  const { document } = await (await publisher.send('POST', '/documents', body)).json();
  const { rows } = await find(publisher, { text: number });
  expect(rows.map(({ path }: Row) => path)).toEqual([
    'body.0.spans.0.data.url',
    'prices.body.rows.0.cells.0.content.0',
  ]);
  const sent = { wanted, by: '707 1', documents: chosen(rows) };
  expect((await publisher.send('POST', '/replacements', sent)).status).toBe(201);
  expect((await draftOf(document)).data).toMatchObject({
    body: [{ text: 'Call us', spans: [{ start: 0, end: 4, data: { url: 'tel:707 1' } }] }],
    prices: {
      head: { rows: [{ cells: [{ content: [{ text: 'Telephone' }] }] }] },
      body: { rows: [{ cells: [{ type: 'data', content: [{ text: 'Call 707 1' }] }] }] },
    },
  });
});

it('replaces a number by a number alone', async () => {
  const id = await write('en-us');
  const { rows } = await find(publisher, { text: '210', wholeWords: 'true' });
  const number = rows.filter((row: Row & { isNumber: boolean }) => row.isNumber);
  expect(number.map(({ path }: Row) => path)).toEqual(['price']);
  const sent = (by: string) =>
    publisher.send('POST', '/replacements', {
      ...{ wanted: { ...wanted, text: '210' }, by, documents: chosen(number) },
    });
  const refused = await sent('two hundred');
  expect([refused.status, (await refused.json()).message]).toEqual([
    400,
    'price is a number, and "two hundred" is none. Nothing was changed.',
  ]);
  expect((await draftOf(id)).data.price).toBe(210);
  expect((await sent('220')).status).toBe(201);
  expect((await draftOf(id)).data.price).toBe(220);
});
