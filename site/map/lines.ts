import type { Steps } from '../turns/steps.ts';
import type { Coasts } from './coasts.ts';
import { type Box, boxOf, pointAt } from './land.ts';
import type { Point } from './outline.ts';

interface Line extends Box {
  points: Float32Array;
}

/** Lines on the earth, such as rivers and borders, indexed by bounding box. */
export class Lines {
  readonly #lines: readonly Line[];

  private constructor(lines: readonly Line[]) {
    this.#lines = lines;
  }

  static *of(lines: Coasts): Steps<Lines> {
    const indexed: Line[] = [];
    for (const points of lines) {
      indexed.push({ points, ...boxOf(points, 0, points.length / 2) });
      if (indexed.length % 500 === 0) yield;
    }
    return new Lines(indexed);
  }

  /** The runs of points that may be in a box, each with the point before and after. */
  *within(box: Box): Steps<readonly Point[][]> {
    return yield* this.#collect(box, ({ points }) => runsOf(points, box));
  }

  /** The lines that intersect a box, unclipped. */
  *touching(box: Box): Steps<readonly Point[][]> {
    return yield* this.#collect(box, ({ points }) => [
      Array.from({ length: points.length / 2 }, (_, index) => pointAt(points, index)),
    ]);
  }

  *#collect(box: Box, take: (line: Line) => Point[][]): Steps<readonly Point[][]> {
    const result: Point[][] = [];
    let pointsVisited = 0;
    for (const line of this.#lines) {
      const isNear = overlaps(line, box);
      if (isNear) result.push(...take(line));
      pointsVisited += isNear ? line.points.length : 1;
      if (pointsVisited < 1500) continue;
      pointsVisited = 0;
      yield;
    }
    return result;
  }
}

function runsOf(line: Float32Array, box: Box): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (let index = 1; index < line.length / 2; index++) {
    const [previous, point] = [pointAt(line, index - 1), pointAt(line, index)];
    if (touches(previous, point, box))
      run.push(...(run.length === 0 ? [previous, point] : [point]));
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return run.length > 0 ? [...runs, run] : runs;
}

function touches([x, y]: Point, [otherX, otherY]: Point, box: Box): boolean {
  const segmentBox = {
    west: Math.min(x, otherX),
    south: Math.min(y, otherY),
    east: Math.max(x, otherX),
    north: Math.max(y, otherY),
  };
  return overlaps(segmentBox, box);
}

/** Whether two boxes intersect, allowing for longitudes counted around the earth. */
function overlaps(one: Box, box: Box): boolean {
  if (one.north < box.south || one.south > box.north) return false;
  for (let turn = -360; turn <= 360; turn += 360)
    if (one.west + turn <= box.east && one.east + turn >= box.west) return true;
  return false;
}

/** A line clipped to a box, which may cut it into several pieces (Liang and Barsky). */
export function cutLine(line: readonly Point[], box: Box): Point[][] {
  const result: Point[][] = [];
  let piece: Point[] = [];
  line.forEach((end, index) => {
    const start = line[index - 1];
    const inside = start && segmentIn(start, end, box);
    if (!inside) return;
    const last = piece.at(-1);
    if (last && last[0] === inside[0][0] && last[1] === inside[0][1]) piece.push(inside[1]);
    else {
      piece = [...inside];
      result.push(piece);
    }
  });
  return result;
}

function segmentIn(start: Point, end: Point, box: Box): [Point, Point] | null {
  const [stepX, stepY] = [end[0] - start[0], end[1] - start[1]];
  let [from, to] = [0, 1];
  const sides: readonly [number, number][] = [
    [-stepX, start[0] - box.west],
    [stepX, box.east - start[0]],
    [-stepY, start[1] - box.south],
    [stepY, box.north - start[1]],
  ];
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return null;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  const at = (share: number): Point =>
    share === 0 ? start : share === 1 ? end : [start[0] + share * stepX, start[1] + share * stepY];
  return from < to ? [at(from), at(to)] : null;
}
