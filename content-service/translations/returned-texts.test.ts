import { beforeEach, expect, it } from 'vitest';
import {
  type ExampleTranslations,
  exampleTranslations,
} from '../editors-api/translations/translations.testing.ts';

/** What an office sends back of pages whose translation is not built as the source is. */
let make: ExampleTranslations['make'];
let save: ExampleTranslations['save'];
let read: ExampleTranslations['read'];
let writer: ExampleTranslations['writer'];
beforeEach(async () => {
  ({ make, save, read, writer } = await exampleTranslations());
});

const strong = { start: 0, end: 2, type: 'strong' };
const block = (text: string, spans: object[] = [], type = 'paragraph') => ({ type, text, spans });
const day = (id: string, words: string) => ({
  ...{ id, slice_type: 'day', slice_label: null, primary: { words }, items: [] },
});
const cell = (key: string, text: string) => ({ key, type: 'data', content: [block(text)] });
const table = (...texts: string[]) => ({
  body: {
    rows: texts.map((text, index) => ({ key: `row-${index}`, cells: [cell(`c-${index}`, text)] })),
  },
});

type Data = Record<string, unknown>;

/** A page in English, which then changes, and its translation. */
async function translatedPage(english: Data, portuguese: Data, changed: Data) {
  const { document: source } = await make({ lang: 'en-us', data: english });
  const { document } = await make({ lang: 'pt-br', translationOf: source, data: portuguese });
  await save(source, changed);
  return { source, document };
}

async function sent(source: string): Promise<string> {
  const body = { documents: [source], to: 'pt-br' };
  return (await (await writer.send('POST', '/translation-exports', body)).json()).xliff;
}

/** Brings what came back, and answers the text of the translation. */
async function returned(document: string, xliff: string): Promise<Data> {
  const answer = await writer.send('POST', '/translation-imports', { xliff });
  expect(await answer.json()).toMatchObject({ rows: [{ document, result: 'saved' }] });
  return (await read(`/documents/${document}`)).draft.data;
}

/** As an office that translates one text. */
const translated = (xliff: string, text: string, words: string) =>
  xliff.replace(`<source>${text}</source>`, (source) => `${source}<target>${words}</target>`);

it('leaves a rich text that was not translated as it is, with its own marks, blocks and pictures', async () => {
  const prose = [
    block('Ao mar', [strong]),
    block('Ao rio', [], 'heading2'),
    block('E ao monte', [{ ...strong, type: 'em' }]),
    block('Só aqui'),
  ];
  const { source, document } = await translatedPage(
    { title: 'Lisbon', prose: [block('To the sea'), block('And to the river')] },
    { title: 'Lisboa', prose },
    { title: 'Lisbon!', prose: [block('To the sea now'), block('And to the river')] },
  );
  const xliff = translated(await sent(source), 'Lisbon!', 'Lisboa!');
  expect(await returned(document, xliff)).toEqual({ title: 'Lisboa!', prose });
});

it('leaves a rich text that came back as it went out', async () => {
  const prose = [block('Ao mar'), block('e ao rio'), block('e ao monte')];
  const english = [block('To the sea'), block('and to the river')];
  const { source, document } = await translatedPage(
    { title: 'Lisbon', prose: english },
    { title: 'Lisboa', prose },
    { title: 'Lisbon!', prose: english },
  );
  const xliff = await sent(source);
  expect(xliff).toContain('<target>Ao mar</target>');
  expect(await returned(document, translated(xliff, 'Lisbon!', 'Lisboa!'))).toEqual({
    title: 'Lisboa!',
    prose,
  });
});

it('keeps the other blocks of a rich text that was translated in part', async () => {
  const [own, more] = [block('Ao rio', [strong]), block('e ao monte')];
  const { source, document } = await translatedPage(
    { prose: [block('To the sea'), block('to the river')] },
    { prose: [block('Ao mar'), own, more] },
    { prose: [block('To the wide sea'), block('to the river')] },
  );
  const xliff = translated(await sent(source), 'To the wide sea', 'Ao mar largo');
  expect(await returned(document, xliff)).toEqual({ prose: [block('Ao mar largo'), own, more] });
});

it('gives a rich text the form of the source once all of it was translated anew', async () => {
  const { source, document } = await translatedPage(
    { prose: [block('To the sea')] },
    { prose: [block('Ao mar'), block('e ao rio')] },
    { prose: [block('By the sea')] },
  );
  const xliff = translated(await sent(source), 'By the sea', 'À beira-mar');
  expect(await returned(document, xliff)).toEqual({ prose: [block('À beira-mar')] });
});

it('keeps the rows that only the table of the translation has', async () => {
  const { source, document } = await translatedPage(
    { title: 'Lisbon', prices: table('One', 'Two') },
    { title: 'Lisboa', prices: table('Um', 'Dois', 'Três') },
    { title: 'Lisbon!', prices: table('One day', 'Two') },
  );
  const untouched = translated(await sent(source), 'Lisbon!', 'Lisboa!');
  expect(await returned(document, untouched)).toEqual({
    title: 'Lisboa!',
    prices: table('Um', 'Dois', 'Três'),
  });
  const inPart = translated(await sent(source), 'One day', 'Um dia');
  expect(await returned(document, inPart)).toMatchObject({
    prices: table('Um dia', 'Dois', 'Três'),
  });
});

it('mistakes no section for another where the translation has one more', async () => {
  const body = [day('own$1', 'Só aqui'), day('one$1', 'Primeiro'), day('two$1', 'Segundo')];
  const english = [day('one$1', 'First'), day('two$1', 'Second')];
  const { source, document } = await translatedPage(
    { title: 'Lisbon', body: english },
    { title: 'Lisboa', body },
    { title: 'Lisbon!', body: english },
  );
  const xliff = await sent(source);
  expect(xliff).toContain('<source>First</source><target>Primeiro</target>');
  const untranslated = xliff.replaceAll(/<target>.*?<\/target>/g, '');
  expect(await returned(document, translated(untranslated, 'Lisbon!', 'Lisboa!'))).toEqual({
    title: 'Lisboa!',
    body,
  });
});
