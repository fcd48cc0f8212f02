import type { RichTextField } from '@prismicio/client';
import { expect, test } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import { paragraphs, portrait, several } from '../examples/example-fields.ts';
import {
  exampleContext,
  exampleLayout,
  examplePaths,
  exampleSettings,
  toProgram,
} from '../examples/examples.ts';
import { Layout } from '../layout/layout.tsx';
import { htmlOf } from './html-of.testing.tsx';
import { fragmentOf, headingsOf, RichText } from './rich-text.tsx';

const context = exampleContext();
const show = (field: RichTextField) => htmlOf(<RichText field={field} context={context} />);

test('keeps markup in a text as text', () => {
  expect(show(paragraphs('<script>alert(1)</script>'))).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
});

test('nests emphasis and links, by the site’s own addresses', () => {
  const html = show([
    {
      type: 'paragraph',
      text: 'Go to Lisbon now',
      spans: [
        { type: 'hyperlink', start: 6, end: 12, data: toProgram('lisbon') },
        { type: 'em', start: 13, end: 16 },
      ],
    },
  ]);
  expect(html).toBe('<p>Go to <a href="/programs/lisbon">Lisbon</a> <em>now</em></p>');
});

test('gathers list items, breaks soft lines and leaves out empty paragraphs', () => {
  const html = show([
    { type: 'list-item', text: 'One', spans: [] },
    { type: 'list-item', text: 'Two', spans: [] },
    { type: 'paragraph', text: '  ', spans: [] },
    { type: 'paragraph', text: 'a\nb', spans: [] },
  ]);
  expect(html).toBe('<ul><li>One</li><li>Two</li></ul><p>a<br/>b</p>');
});

test('shows pictures, ignores labels and embeds', () => {
  const { id, url, alt, dimensions, edit, copyright } = portrait('ines');
  if (!id || !url || !dimensions || !edit) throw new Error('The example has no picture.');
  const html = show([
    {
      type: 'image',
      id,
      url,
      alt: alt ?? null,
      dimensions,
      edit,
      copyright: copyright ?? null,
    },
    {
      type: 'paragraph',
      text: 'Note',
      spans: [{ type: 'label', start: 0, end: 4, data: { label: 'codespan' } }],
    },
  ]);
  expect(html).toContain('<figure><img');
  expect(html).toContain('<p>Note</p>');
});

test('gives headings an address of their own, twice the same name included', () => {
  const field: RichTextField = [
    { type: 'heading2', text: 'Où ? Été à Kyōto', spans: [] },
    { type: 'heading3', text: 'Money', spans: [] },
    { type: 'heading2', text: 'Money', spans: [] },
  ];
  expect(headingsOf(field).map(({ id }) => id)).toEqual(['ou-ete-a-kyoto', 'money', 'money-2']);
  const html = htmlOf(<RichText field={field} context={context} contents />);
  expect(html).toContain('<h2 id="ou-ete-a-kyoto">');
  expect(html).toContain('<h3 id="money">');
  expect(html).toContain('<h2 id="money-2">');
});

test('breaks no joined word of a heading, and none of short lines', () => {
  const field: RichTextField = [
    { type: 'heading2', text: 'Qui sommes-nous', spans: [] },
    { type: 'paragraph', text: 'Dix-huit ans', spans: [] },
  ];
  expect(htmlOf(<RichText field={field} context={context} />)).toBe(
    '<h2>Qui <span class="whole">sommes-nous</span></h2><p>Dix-huit ans</p>',
  );
  expect(htmlOf(<RichText field={field} context={context} wholeWords />)).toContain(
    '<p><span class="whole">Dix-huit</span> ans</p>',
  );
});

test('gives no heading the address of something else', () => {
  const named = (...texts: string[]) =>
    headingsOf(several(texts.map((text) => ({ type: 'heading2' as const, text, spans: [] }))));
  const tagManager = { id: 'GTM-TEST', auth: null, preview: null };
  const asking = exampleContext({ settings: { ...exampleSettings, tagManager } });
  expect(named('Money', 'Money 2', 'Money').map(({ id }) => id)).toEqual([
    'money',
    'money-2',
    'money-3',
  ]);
  const shell = htmlOf(
    <Layout layout={exampleLayout} paths={examplePaths} context={asking}>
      {null}
    </Layout>,
  );
  const ids = [...shell.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(ids).toContain('content');
  expect(ids).toContain('consent');
  for (const { id } of named(...ids)) expect(ids).not.toContain(id);
  expect(named('Below')[0]?.id).toBe('below-2');
});

test('names a heading of signs alone', () => {
  expect(fragmentOf('???')).toBe('section');
});

test('says which language it is in where that is another one', () => {
  expect(htmlOf(<RichText field={paragraphs('Olá')} context={context} lang="pt-br" />)).toBe(
    '<div lang="pt-br"><p>Olá</p></div>',
  );
});

test('is nothing where nothing is written', () => {
  expect(show([])).toBe('');
});

test('shows a text that is marked without end in time, and all of its words', () => {
  const text = 'Words of a lighthouse. '.repeat(1_000);
  const over = Array.from({ length: 5_000 }, (_, start) => {
    const type = start % 2 === 0 ? ('strong' as const) : ('em' as const);
    return { type, start, end: start + 5_000 };
  });
  const headings = Array.from({ length: 20_000 }, () => ({
    ...{ type: 'heading2' as const, text: 'Money', spans: [] },
  }));
  const began = workedMs();
  const html = show([{ type: 'paragraph', text, spans: over }]);
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
  expect(html).toContain('<strong>');
  expect(headingsOf(several(headings)).at(-1)?.id).toBe('money-20000');
  expect(workedMs() - began).toBeLessThan(2_000);
});
