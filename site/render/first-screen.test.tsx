import { expect, it } from 'vitest';
import { exampleContext } from '../examples/examples.ts';
import { atOnce } from '../turns/steps.ts';
import { noAssets } from './assets.ts';
import { renderDocument } from './document.tsx';
import { withFirstScreen } from './first-screen.ts';
import { BelowFirstScreen } from './style.tsx';

const link = '<link rel="stylesheet" href="/whole.css"/>';
const marked = '<link id="below" rel="stylesheet" href="/whole.css"/>';

it('marks the first place that asks for the sheet, whichever piece it stands in', () => {
  const pieces = ['<p>One</p>', `<p>Two</p>${link}<p>Three</p>`, link];
  expect(withFirstScreen(pieces, '/whole.css')?.join('')).toBe(
    `<p>One</p><p>Two</p>${marked}<p>Three</p>${link}`,
  );
});

it('marks nothing where nothing asks for it, or only after a long text', () => {
  expect(withFirstScreen(['<p>One</p>'], '/whole.css')).toBeNull();
  expect(withFirstScreen([`<p>One</p>${link}`], null)).toBeNull();
  const long = 'a'.repeat(40_000);
  expect(withFirstScreen([long, link], '/whole.css')).not.toBeNull();
  expect(withFirstScreen([long, `${long}${link}`], '/whole.css')).toBeNull();
});

it.each([
  ['waits for it where there is a sheet', '/whole.css', [marked]],
  ['waits for nothing where there is none', null, []],
])('a document %s', (_, wholeStyle, links) => {
  const assets = { ...noAssets, wholeStyle };
  const { body } = atOnce(
    renderDocument({
      shell: { originOf: () => 'https://www.example.org', assets, toolbar: null },
      context: exampleContext(),
      layout: undefined,
      head: { title: 'One', description: '', image: null, structuredData: [] },
      ...{ alternates: [], id: null, choices: [] },
      children: <BelowFirstScreen>Two</BelowFirstScreen>,
    }),
  );
  const [head = '', shown = ''] = body.toString().split('</head>');
  expect(head.includes('<link rel="expect" href="#below" blocking="render"/><style>')).toBe(
    wholeStyle !== null,
  );
  expect(shown.match(/<link[^>]*>/g) ?? []).toEqual(links);
});
