import { describe, expect, it } from 'vitest';
import { atOnce } from '../turns/steps.ts';
import type { Box } from './land.ts';
import { cutLine, Lines } from './lines.ts';
import type { Point } from './outline.ts';

const box: Box = { west: 0, south: 0, east: 10, north: 10 };
const linesOf = (...lines: Point[][]) =>
  atOnce(Lines.of(lines.map((line) => Float32Array.from(line.flat()))));

describe('cutLine', () => {
  it('leaves what is inside as it is', () => {
    const line: Point[] = [
      [1, 1],
      [5, 6],
      [9, 2],
    ];
    expect(cutLine(line, box)).toEqual([line]);
  });

  it('ends at the edges, and comes back as another piece', () => {
    const out: Point[] = [
      [-5, 5],
      [5, 5],
      [5, 15],
      [7, 15],
      [7, 5],
    ];
    expect(cutLine(out, box)).toEqual([
      [
        [0, 5],
        [5, 5],
        [5, 10],
      ],
      [
        [7, 10],
        [7, 5],
      ],
    ]);
  });

  it('goes across where no point of it is inside, and not past', () => {
    expect(
      cutLine(
        [
          [-5, 5],
          [15, 5],
        ],
        box,
      ),
    ).toEqual([
      [
        [0, 5],
        [10, 5],
      ],
    ]);
    expect(
      cutLine(
        [
          [-5, 11],
          [15, 11],
        ],
        box,
      ),
    ).toEqual([]);
  });
});

describe('Lines', () => {
  const river: Point[] = [
    [-30, 5],
    [-20, 5],
    [5, 5],
    [30, 5],
    [40, 5],
  ];

  it('finds the run of a line that may be in a box', () => {
    expect(atOnce(linesOf(river).within(box))).toEqual([river.slice(1, 4)]);
    expect(atOnce(linesOf(river).within({ ...box, south: 6 }))).toEqual([]);
  });

  it('finds whole what touches a box', () => {
    expect(atOnce(linesOf(river).touching(box))).toEqual([river]);
  });

  it('finds what lies across the date line', () => {
    const fiji: Point[] = [
      [-179, 5],
      [-178, 6],
    ];
    expect(atOnce(linesOf(fiji).within({ ...box, west: 175, east: 185 }))).toEqual([fiji]);
  });
});
