import { mapTexts, pathText, type TextModels, textsOf } from '@farol/content-model';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { markedOf, withMarked } from './office-texts.ts';
import { writeXliff } from './write-xliff.ts';
import { readXliff } from './xliff-file.ts';

const models: TextModels = {
  fields: {
    title: { type: 'Text' },
    season: { type: 'Select' },
    prose: { type: 'StructuredText' },
    cover: { type: 'Image' },
    more: { type: 'Link' },
    dates: {
      type: 'Group',
      config: { fields: { name: { type: 'Text' }, from: { type: 'Date' } } },
    },
    body: { type: 'Slices', config: { choices: { quote: { type: 'SharedSlice' } } } },
  },
  slice: () => ({
    variations: [
      {
        id: 'default',
        primary: { words: { type: 'StructuredText' }, size: { type: 'Select' } },
        items: { label: { type: 'Text' } },
      },
    ],
  }),
};

const words = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', ' ', '\n', '\r', '<', '&', '\u0002', 'ç'),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
  minLength: 1,
  maxLength: 20,
});
const span = (length: number) =>
  fc
    .tuple(fc.nat(length), fc.nat(length), fc.constantFrom('strong', 'em', 'hyperlink'))
    .filter(([one, other]) => one !== other)
    .map(([one, other, type]) => ({
      start: Math.min(one, other),
      end: Math.max(one, other),
      type,
      ...(type === 'hyperlink' ? { data: { link_type: 'Web', url: 'https://farol.example' } } : {}),
    }));
const block = words.chain((text) =>
  fc.record({
    type: fc.constantFrom('paragraph', 'heading2', 'list-item'),
    text: fc.constant(text),
    spans: fc.array(span(text.length), { maxLength: 4 }),
  }),
);
const picture = fc.record({
  type: fc.constant('image'),
  id: fc.constant('p'),
  alt: fc.option(words),
  edit: fc.constant({}),
});
const prose = fc.array(fc.oneof(block, picture), { minLength: 1, maxLength: 4 });
const document = fc.record(
  {
    title: words,
    season: fc.constantFrom('summer', 'winter'),
    prose,
    cover: fc.record({
      id: fc.constant('c'),
      edit: fc.constant({}),
      alt: fc.option(words),
      phone: fc.constant({ edit: {}, alt: 'Narrow' }),
    }),
    more: fc.record({ link_type: fc.constant('Document'), id: fc.constant('d'), text: words }),
    dates: fc.array(fc.record({ name: words, from: fc.constant('2027-04-01') }), { maxLength: 3 }),
    body: fc.array(
      fc.record({
        id: fc.string(),
        slice_type: fc.constant('quote'),
        variation: fc.constant('default'),
        primary: fc.record({ words: prose, size: fc.constant('big') }),
        items: fc.array(fc.record({ label: words }), { maxLength: 2 }),
      }),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
);

it('loses nothing of a document that goes to an office and comes back', async () => {
  await fc.assert(
    fc.asyncProperty(document, async (data) => {
      const units = textsOf(data, models).map((text) => ({
        place: pathText(text.path),
        source: markedOf(text),
        target: markedOf(text),
      }));
      const file = { document: 'd', version: 'v', target: null, title: 't', units };
      const back = await readXliff(await writeXliff({ from: 'en-us', to: 'pt-br', files: [file] }));
      const places = new Map(back.files[0]?.units.map(({ place, target }) => [place, target]));
      const returned = mapTexts(data, models, (text) => {
        const target = places.get(pathText(text.path));
        return target ? withMarked(text, target) : undefined;
      });
      expect(returned).toEqual(data);
    }),
    { numRuns: 1_000 },
  );
});

it('takes no mark that the source has not', () => {
  const text = {
    path: ['a'],
    kind: 'block',
    value: { type: 'paragraph', text: 'One', spans: [] },
  } as const;
  expect(withMarked(text, { text: 'Um', marks: [{ index: 7, start: 0, end: 2 }] })).toEqual({
    type: 'paragraph',
    text: 'Um',
    spans: [],
  });
});
