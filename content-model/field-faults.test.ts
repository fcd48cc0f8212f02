import { expect, it } from 'vitest';
import { fieldFaults, isLinkAddress } from './field-faults.ts';

const fields = {
  uid: { type: 'UID', config: { required: true } },
  title: { type: 'StructuredText', config: { label: 'Title', required: true, maxLength: 5 } },
  weeks: { type: 'Number', config: { label: 'Weeks', min: 1, max: 52 } },
  link: { type: 'Link', config: { label: 'Link' } },
  people: {
    type: 'Group',
    config: { fields: { name: { type: 'Text', config: { label: 'Name', required: true } } } },
  },
  slices: { type: 'Slices' },
};
const slices = new Map([
  [
    'text',
    {
      id: 'text',
      variations: [
        {
          id: 'default',
          primary: { body: { type: 'StructuredText', config: { required: true } } },
          items: { word: { type: 'Text', config: { maxLength: 2 } } },
        },
      ],
    },
  ],
]);
const title = [{ type: 'heading1', text: 'Porto', spans: [] }];
const faults = (data: unknown) =>
  fieldFaults(fields, data, slices).map(({ path, fault }) => [path.join('.'), fault.kind]);

it('finds nothing in what fits', () => {
  expect(faults({ title, weeks: 1, people: [{ name: 'Ana' }] })).toEqual([]);
});

it.each([
  ['nothing at all', {}, [['title', 'missing']]],
  ['blanks', { title: [{ ...title[0], text: ' ' }] }, [['title', 'missing']]],
  ['a long text', { title: [{ ...title[0], text: 'Lisbon' }] }, [['title', 'too-long']]],
  ['a number beyond its end', { title, weeks: 53 }, [['weeks', 'out-of-range']]],
  [
    'a link that runs',
    { title, link: { link_type: 'Web', url: 'javascript:1' } },
    [['link', 'address']],
  ],
  ['an item of a group', { title, people: [{ name: 'Ana' }, {}] }, [['people.1.name', 'missing']]],
  [
    'a section and its items',
    { title, slices: [{ slice_type: 'text', variation: 'default', items: [{ word: 'abc' }] }] },
    [
      ['slices.0.primary.body', 'missing'],
      ['slices.0.items.0.word', 'too-long'],
    ],
  ],
])('names the place of %s', (_what, data, found) => {
  expect(faults(data)).toEqual(found);
});

it('says how long a text is, and how long it may be', () => {
  const [found] = fieldFaults(fields, { title: [{ ...title[0], text: 'Lisbon' }] }, slices);
  expect(found).toEqual({
    path: ['title'],
    label: 'Title',
    fault: { kind: 'too-long', length: 6, most: 5 },
  });
});

it.each([
  ['https://example.org/a?b#c', true],
  ['HTTP://example.org', true],
  ['mailto:ana@example.org?subject=Hello', true],
  ['tel:+351 21 000 00 00', true],
  ['/programs', true],
  ['#prices', true],
  ['https://', false],
  ['//example.org', false],
  ['mailto:ana', false],
  ['tel:', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['file:///etc/passwd', false],
  [null, false],
])('takes %j as where a link leads: %s', (address, isOne) => {
  expect(isLinkAddress(address)).toBe(isOne);
});
