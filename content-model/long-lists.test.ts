import { expect, it } from 'vitest';
import { workedMs } from '../testing/processor-time.ts';
import { differencesOf } from './differences.ts';
import { inOrderOf, merge, placeAfter } from './merge/index.ts';
import { alignSections } from './texts/align-sections.ts';

/** Far more than anybody writes, and little of what a request may hold. */
const many = Array.from({ length: 10_000 }, (_, index) => index);
const maxMs = 2_000;

const block = (text: string) => ({ type: 'paragraph', text, spans: [] });
const section = (id: string | undefined, title = '') => ({
  slice_type: 'text',
  primary: { title },
  ...(id === undefined ? {} : { id }),
});
const blocks = (words: string) => many.map((index) => block(`${words} ${index}`));
const sections = many.map((index) => section(`s${index}`));
const spans = (type: string) => many.map((index) => ({ type, start: index, end: index + 1 }));
const spanned = (type: string) => [block('other'), { ...block('one'), spans: spans(type) }];
/** Every second one moved to the end. */
const shuffled = <Item>(list: readonly Item[]) => [
  ...list.filter((_, index) => index % 2 === 0),
  ...list.filter((_, index) => index % 2 === 1),
];
const renamed = many.map((index) => section(`t${index}`));

it.each<[string, () => unknown]>([
  ['blocks that are all written anew', () => merge(blocks('a'), blocks('b'), blocks('c'))],
  [
    'blocks of nothing but the same',
    () =>
      merge(
        [],
        many.map(() => 'same'),
        ['1'],
      ),
  ],
  ['spans without end', () => merge(spanned('em'), spanned('strong'), [block('new')])],
  ['long texts that begin alike', () => merge(alike('a'), alike('b'), alike('c'))],
  ['sections in another order', () => merge(sections, sections.toReversed(), shuffled(sections))],
  ['sections of which none is known', () => merge([], sections, renamed)],
  ['the place of a block', () => placeAfter([4_500], blocks('a'), blocks('b'))],
  ['an order to take over', () => inOrderOf(sections, [...renamed, ...sections.toReversed()])],
  ['an order of others', () => inOrderOf(sections, renamed)],
  ['what became of sections', () => differencesOf({ body: sections }, { body: renamed })],
  [
    'what became of an order',
    () => differencesOf({ body: sections }, { body: sections.toReversed() }),
  ],
  ['sections of two languages, by their ids', () => alignSections(sections, sections.toReversed())],
  ['sections of two languages, by their kinds', () => alignSections(sections, renamed)],
  ['sections that only one language has', () => alignSections([], sections)],
])('looks through %s in time that grows with them', (_, work) => {
  const began = workedMs();
  work();
  expect(workedMs() - began).toBeLessThan(maxMs);
});

function alike(end: string) {
  return Array.from({ length: 400 }, (_, index) => block(`${'x'.repeat(10_000)}${end}${index}`));
}

it('still knows blocks again where many others changed', () => {
  const before = blocks('a');
  const changed = before.map((each, index) => (index % 100 === 0 ? block(`new ${index}`) : each));
  const longer = [block('first'), ...before.slice(0, 5_000), block('last'), ...before.slice(5_000)];
  const { merged, conflicts } = merge(before, changed, longer);
  expect(conflicts).toEqual([]);
  expect(merged).toEqual([
    block('first'),
    ...changed.slice(0, 5_000),
    block('last'),
    ...changed.slice(5_000),
  ]);
});

it('knows an item again whose long text has one more block at its beginning', () => {
  const item = (texts: readonly string[]) => ({ answer: texts.map(block) });
  const texts = many.slice(0, 100).map((index) => `Block ${index}`);
  const grown = item(['First', ...texts]);
  const named = { ...item(texts), question: 'Why' };
  const added = item(['Another']);
  expect(merge([item(texts)], [added, grown], [named])).toEqual({
    merged: [added, { ...grown, question: 'Why' }],
    conflicts: [],
  });
});
