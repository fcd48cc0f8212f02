import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Block, isBlocks, isTextBlock, type Span, textBlockTypes } from './blocks.ts';
import { blocksOf, documentOf } from './convert.ts';

const link = fc.record({
  link_type: fc.constant('Web'),
  url: fc.constantFrom('https://example.org', 'mailto:ana@example.org'),
  target: fc.constantFrom('_blank', '_self'),
});

const span = (length: number): fc.Arbitrary<Span> =>
  fc
    .tuple(
      fc.nat({ max: length }),
      fc.nat({ max: length }),
      fc.constantFrom('strong', 'em', 'hyperlink', 'label'),
      link,
    )
    .map(([a, b, type, data]) => ({
      start: Math.min(a, b),
      end: Math.max(a, b),
      type,
      ...(type === 'hyperlink' ? { data } : {}),
      ...(type === 'label' ? { data: { label: data.target } } : {}),
    }));

const textBlock: fc.Arbitrary<Block> = fc
  .tuple(
    fc.constantFrom(...textBlockTypes),
    fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', '\u00a0', '🌊'), maxLength: 20 }),
    fc.constantFrom(undefined, 'ltr' as const, 'rtl' as const),
  )
  .chain(([type, text, direction]) =>
    fc.array(span(text.length), { maxLength: 5 }).map((spans) => ({
      type,
      text,
      spans,
      ...(direction ? { direction } : {}),
    })),
  );

const dataBlock: fc.Arbitrary<Block> = fc.constantFrom<Block>(
  { type: 'image', id: 'aGVsbG8', alt: 'Two boats', edit: { x: 1, y: 2, zoom: 1 } },
  { type: 'embed', oembed: { embed_url: 'https://example.org/film', html: '<b>no</b>' } },
);

const field = fc.array(fc.oneof({ weight: 5, arbitrary: textBlock }, dataBlock), { maxLength: 5 });

it('gives 20,000 fields back as they were, but for what cannot be seen', () => {
  fc.assert(
    fc.property(field, (blocks) => {
      expect(plain(blocksOf(documentOf(blocks)))).toEqual(plain(blocks));
    }),
    { numRuns: 20_000 },
  );
});

it('gives back what it gave, to the letter', () => {
  fc.assert(
    fc.property(field, (blocks) => {
      const once = blocksOf(documentOf(blocks));
      expect(blocksOf(documentOf(once))).toEqual(once);
    }),
  );
});

/** Without what may differ: spans of no width, their order, touching ones of a kind, one empty paragraph. */
function plain(blocks: readonly Block[]): Block[] {
  const [only] = blocks;
  if (blocks.length === 1 && only?.type === 'paragraph' && only.text === '' && !only.direction)
    return [];
  return blocks.map((block) =>
    isTextBlock(block) ? { ...block, spans: joined(block.spans) } : block,
  );
}

function joined(spans: readonly Span[]): Span[] {
  const kindOf = ({ type, data }: Span) => JSON.stringify([type, data]);
  const result: Span[] = [];
  const sorted = spans
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) =>
      kindOf(a) < kindOf(b) ? -1 : kindOf(a) > kindOf(b) ? 1 : a.start - b.start,
    );
  for (const next of sorted) {
    const last = result.at(-1);
    if (last && kindOf(last) === kindOf(next) && next.start <= last.end)
      result[result.length - 1] = { ...last, end: Math.max(last.end, next.end) };
    else result.push(next);
  }
  return result;
}

it('takes no items, links or sections for blocks, which a field held before it was rich text', () => {
  const text = { type: 'paragraph', text: 'Trams', spans: [] };
  expect(isBlocks([text, { type: 'image', id: 'x' }])).toBe(true);
  for (const other of [{ type: 'Visa' }, { link_type: 'Web', url: '/' }, 'Trams', null])
    expect(isBlocks([text, other]), JSON.stringify(other)).toBe(false);
});
