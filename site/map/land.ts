import type { Steps } from '../turns/steps.ts';
import type { Coasts } from './coasts.ts';
import type { Point } from './outline.ts';

/** Degrees; `west` may be below -180 and `east` above 180 where a box crosses the date line. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

interface Stretch extends Box {
  start: number;
  end: number;
}

interface Ring extends Box {
  /** Alternating longitudes and latitudes. */
  points: Float32Array;
  stretches: readonly Stretch[];
}

const stretchLength = 48;

/**
 * The world's coasts, indexed to find those in a box quickly. Using all four hundred thousand points (three megabytes)
 * would take half a second for each map.
 */
export class Land {
  readonly #rings: readonly Ring[];

  private constructor(rings: readonly Ring[]) {
    this.#rings = rings;
  }

  static *of(coasts: Coasts): Steps<Land> {
    const rings: Ring[] = [];
    for (const coast of coasts) rings.push(yield* ringOf(coast));
    return new Land(rings);
  }

  /** The rings that intersect a box, clipped to it. */
  *within(box: Box): Steps<readonly Point[][]> {
    const clipped: Point[][] = [];
    for (const shift of [-360, 0, 360]) {
      const shifted = { ...box, west: box.west - shift, east: box.east - shift };
      for (const ring of this.#rings.filter((ring) => overlap(ring, shifted))) {
        const inside = cut(near(ring, shifted), shifted);
        if (inside.length > 2) clipped.push(inside.map(([x, y]): Point => [x + shift, y]));
        yield;
      }
    }
    return clipped;
  }
}

function* ringOf(points: Float32Array): Steps<Ring> {
  const count = points.length / 2;
  const stretches: Stretch[] = [];
  for (let start = 0; start < count; start += stretchLength) {
    const end = Math.min(start + stretchLength, count);
    stretches.push({ start, end, ...boxOf(points, start, end) });
    if (stretches.length % 20 === 0) yield;
  }
  yield;
  return { points, stretches, ...boxAround(stretches) };
}

function boxAround(boxes: readonly Box[]): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const { west, south, east, north } of boxes) {
    box.west = Math.min(box.west, west);
    box.east = Math.max(box.east, east);
    box.south = Math.min(box.south, south);
    box.north = Math.max(box.north, north);
  }
  return box;
}

export function boxOf(points: Float32Array, start: number, end: number): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (let index = start; index < end; index++) {
    const [x, y] = pointAt(points, index);
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return box;
}

export function pointAt(points: Float32Array, index: number): Point {
  return [points[2 * index] ?? 0, points[2 * index + 1] ?? 0];
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.west <= other.east &&
    one.east >= other.west &&
    one.south <= other.north &&
    one.north >= other.south
  );
}

/** The points of a ring, where stretches entirely on one side of the box are reduced to their ends. */
function near({ points, stretches }: Ring, box: Box): Point[] {
  const result: Point[] = [];
  for (const stretch of stretches)
    if (overlap(stretch, box))
      for (let index = stretch.start; index < stretch.end; index++)
        result.push(pointAt(points, index));
    else result.push(pointAt(points, stretch.start), pointAt(points, stretch.end - 1));
  return result;
}

interface Side {
  inside(point: Point): boolean;
  crossing(start: Point, end: Point): Point;
}

const vertical =
  (x: number) =>
  (start: Point, end: Point): Point => [
    x,
    start[1] + ((x - start[0]) / (end[0] - start[0])) * (end[1] - start[1]),
  ];
const horizontal =
  (y: number) =>
  (start: Point, end: Point): Point => [
    start[0] + ((y - start[1]) / (end[1] - start[1])) * (end[0] - start[0]),
    y,
  ];

/** A ring clipped to a box, one side after the other (Sutherland and Hodgman). */
export function cut(ring: readonly Point[], { west, south, east, north }: Box): Point[] {
  const sides: readonly Side[] = [
    { inside: ([x]) => x >= west, crossing: vertical(west) },
    { inside: ([x]) => x <= east, crossing: vertical(east) },
    { inside: ([, y]) => y >= south, crossing: horizontal(south) },
    { inside: ([, y]) => y <= north, crossing: horizontal(north) },
  ];
  return sides.reduce<Point[]>(cutBySide, [...ring]);
}

function cutBySide(ring: readonly Point[], side: Side): Point[] {
  return ring.flatMap((point, index) => {
    const previous = ring.at(index - 1) ?? point;
    const inside = side.inside(point);
    const crossed = inside !== side.inside(previous) ? [side.crossing(previous, point)] : [];
    return inside ? [...crossed, point] : crossed;
  });
}
