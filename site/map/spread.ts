import type { Steps } from '../turns/steps.ts';
import { distanceOf, type Point } from './outline.ts';

/** Moves points apart until none is closer to another than `distance`, or forty rounds are over. */
export function* spread(points: readonly Point[], distance: number): Steps<readonly Point[]> {
  let spread = [...points];
  for (let round = 0; round < 40; round++) {
    const next = spread.map((point, index) => pushedApart(point, index, spread, distance));
    if (next.every((point, index) => distanceOf(point, spread[index] ?? point) < 0.05)) break;
    spread = next;
    yield;
  }
  return spread;
}

function pushedApart(point: Point, index: number, all: readonly Point[], distance: number): Point {
  let [x, y] = point;
  all.forEach((other, otherIndex) => {
    const gap = distanceOf(point, other);
    if (otherIndex === index || gap >= distance) return;
    // Points at the same position move apart in their given order.
    const direction: Point =
      gap > 0
        ? [(point[0] - other[0]) / gap, (point[1] - other[1]) / gap]
        : [Math.cos(index), Math.sin(index)];
    x += (direction[0] * (distance - gap)) / 2;
    y += (direction[1] * (distance - gap)) / 2;
  });
  return [x, y];
}
