import { expect, it } from 'vitest';
import { drawing, linesOf } from './plot.ts';

const pattern = /^all pages at (?<documents>[\d,]+) documents: (?<name>\w+)$/;

it('finds a line for each system in the figures', () => {
  const figures = [
    { what: 'all pages at 100 documents: Farol', value: 1 },
    { what: 'all pages at 100 documents: astro', value: 4 },
    { what: 'all pages at 1,000 documents: Farol', value: 5 },
    { what: 'all pages at 1,000 documents: Farol, memory', value: 300 },
  ];
  expect(linesOf(figures, pattern)).toEqual([
    {
      name: 'Farol',
      points: [
        [100, 1],
        [1000, 5],
      ],
    },
    { name: 'astro', points: [[100, 4]] },
  ]);
});

it('draws what is ten times as much at equal distances, higher up', () => {
  const points = [
    [100, 1],
    [1000, 10],
    [10_000, 100],
  ] as const;
  const svg = drawing([{ title: 'x', unit: 's', lines: [{ name: 'a', points }] }]);
  const [, path = ''] = /<polyline points="([^"]+)"/.exec(svg) ?? [];
  const [first, second, third] = path.split(' ').map((point) => point.split(',').map(Number));
  expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBeCloseTo(
    (third?.[0] ?? 0) - (second?.[0] ?? 0),
  );
  expect(first?.[1]).toBeGreaterThan(second?.[1] ?? 0);
  expect(second?.[1]).toBeGreaterThan(third?.[1] ?? 0);
});
