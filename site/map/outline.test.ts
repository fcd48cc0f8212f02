import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { area, distanceOf, type Point, ringPath, simplified } from './outline.ts';

const anyPoint = fc.tuple(
  fc.double({ min: -500, max: 500, noNaN: true }),
  fc.double({ min: -500, max: 500, noNaN: true }),
);

/** Where a path's steps lead, as a browser would draw it. */
function drawn(path: string): Point[] {
  const numbers = [...path.matchAll(/-?\d+/g)].map(([number]) => Number(number));
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

describe('written', () => {
  it('draws every point where it was, to the nearest whole number', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 2 }), (ring) => {
        const rounded = ring.map(([x, y]): Point => [Math.round(x) + 0, Math.round(y) + 0]);
        const moved = rounded.filter(
          ([x, y], index) => index === 0 || distanceOf([x, y], rounded[index - 1] ?? [x, y]) > 0,
        );
        const path = ringPath(ring);
        if (moved.length > 1) expect(drawn(path)).toEqual(moved);
        else expect(path).toBe('');
      }),
    );
  });

  it('is short', () => {
    expect(
      ringPath([
        [10, 10],
        [15, 10],
        [15, 4],
        [10, 4],
      ]),
    ).toBe('M10 10l5 0 0-6-5 0z');
  });
});

describe('simplified', () => {
  it('leaves no point out that is farther from the line than the tolerance', () => {
    const circle = Array.from({ length: 360 }, (_, degree): Point => {
      const angle = (degree * Math.PI) / 180;
      return [100 * Math.cos(angle), 100 * Math.sin(angle)];
    });
    const rough = simplified(circle, 2);
    expect(rough.length).toBeGreaterThan(8);
    expect(rough.length).toBeLessThan(40);
    for (const [x, y] of rough) expect(circle).toContainEqual([x, y]);
    expect(area(rough)).toBeGreaterThan(0.95 * area(circle));
  });

  it('makes a straight line of a nearly straight one', () => {
    const ring: Point[] = [
      [0, 0],
      [50, 0.3],
      [100, 0],
      [100, 100],
    ];
    expect(simplified(ring, 0.5)).toEqual([
      [0, 0],
      [100, 0],
      [100, 100],
    ]);
  });

  it('keeps what is too short to be simplified', () => {
    expect(simplified([], 1)).toEqual([]);
    expect(simplified([[1, 2]], 1)).toEqual([[1, 2]]);
  });
});
