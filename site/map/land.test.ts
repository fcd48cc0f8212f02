import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../turns/steps.ts';
import { landAt } from './atlas.ts';
import { type Box, cut, Land } from './land.ts';
import { area, type Point } from './outline.ts';

const box: Box = { west: -10, south: -10, east: 10, north: 10 };
const square = (size: number, x = 0, y = 0): Point[] => [
  [x - size, y - size],
  [x + size, y - size],
  [x + size, y + size],
  [x - size, y + size],
];
const landOf = (ring: readonly Point[]) => atOnce(Land.of([Float32Array.from(ring.flat())]));
const areaIn = (land: Land, within: Box) =>
  atOnce(land.within(within)).reduce((sum, ring) => sum + area(ring), 0);

describe('cut', () => {
  it('leaves nothing outside of the box, and all that is inside', () => {
    const anyPoint = fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }));
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 3, maxLength: 20 }), (ring) => {
        const inside = cut(ring, box);
        for (const [x, y] of inside) {
          expect(Math.abs(x)).toBeLessThanOrEqual(10);
          expect(Math.abs(y)).toBeLessThanOrEqual(10);
        }
        for (const [x, y] of ring)
          if (Math.abs(x) < 10 && Math.abs(y) < 10) expect(inside).toContainEqual([x, y]);
      }),
    );
  });

  it('cuts a square to the part that both have', () => {
    expect(area(cut(square(5), box))).toBe(100);
    expect(area(cut(square(50), box))).toBe(400);
    expect(area(cut(square(10, 10, 10), box))).toBe(100);
    expect(cut(square(5, 40), box)).toEqual([]);
  });
});

describe('Land', () => {
  it('finds the same land by stretches as without them', () => {
    const ragged = Array.from({ length: 3000 }, (_, index): Point => {
      const angle = (index / 3000) * 2 * Math.PI;
      const radius = 40 + 8 * Math.sin(9 * angle) + 3 * Math.cos(41 * angle);
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    });
    for (const within of [box, { west: 20, south: 10, east: 45, north: 40 }])
      expect(areaIn(landOf(ragged), within)).toBeCloseTo(area(cut(ragged, within)), 1);
  });

  it('finds land on the other side of the date line', () => {
    const land = landOf(square(5, -175));
    const across: Box = { west: 170, south: -10, east: 195, north: 10 };
    expect(areaIn(land, across)).toBeCloseTo(100);
  });

  it('knows the coasts of the world', () => {
    const context = (longitude: number, latitude: number): Box => ({
      west: longitude - 0.5,
      south: latitude - 0.5,
      east: longitude + 0.5,
      north: latitude + 0.5,
    });
    expect(areaIn(atOnce(landAt(1)), context(-30, 40))).toBe(0);
    expect(areaIn(atOnce(landAt(1)), context(20, 50))).toBeCloseTo(1);
    const lisbon = areaIn(atOnce(landAt(1)), context(-9.3, 38.7));
    expect(lisbon).toBeGreaterThan(0.3);
    expect(lisbon).toBeLessThan(0.7);
  });
});
