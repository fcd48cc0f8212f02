import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../turns/steps.ts';
import { distanceOf, type Point } from './outline.ts';
import { spread } from './spread.ts';

const near = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }));

describe('spread', () => {
  it('moves points apart', () => {
    fc.assert(
      fc.property(fc.array(near, { minLength: 2, maxLength: 6 }), (points) => {
        const apart = atOnce(spread(points, 20));
        expect(apart).toHaveLength(points.length);
        apart.forEach((point, index) => {
          for (const other of apart.slice(index + 1))
            expect(distanceOf(point, other)).toBeGreaterThan(15);
        });
      }),
    );
  });

  it('leaves alone what is far enough', () => {
    const points: Point[] = [
      [0, 0],
      [30, 0],
    ];
    expect(atOnce(spread(points, 20))).toEqual(points);
  });

  it('parts two at the same place', () => {
    const [one = [0, 0], other = [0, 0]] = atOnce(
      spread(
        [
          [5, 5],
          [5, 5],
        ],
        10,
      ),
    );
    expect(distanceOf(one, other)).toBeGreaterThan(9);
  });
});
