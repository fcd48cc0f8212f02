import type { GeoProjection } from 'd3-geo';
import { mapInSteps, type Steps } from '../turns/steps.ts';
import { landAt } from './atlas.ts';
import { boxOfFrame, frame, kilometresPerUnit, projected } from './frame.ts';
import { globeAround } from './globe.ts';
import { type Box, cut } from './land.ts';
import { cutLine, type Lines } from './lines.ts';
import { natureOfTheWorld } from './nature.ts';
import {
  area,
  distanceOf,
  linePath,
  type Point,
  ringPath,
  simplified,
  simplifiedLine,
} from './outline.ts';

/** Path data of everything on a map. */
interface Landscape {
  land: string;
  lakes: string;
  rivers: string;
  streams: string;
  borders: string;
  provinces: string;
  /** Parallels and meridians. */
  grid: string;
  /** A globe with the map in its middle. */
  globe: string;
}

/** The longest path: a few kilobytes, even for a coast full of fjords. */
const maxPathLength = 2400;

export function* landscapeOf(projection: GeoProjection): Steps<Landscape> {
  const land = yield* landAt(kilometresPerUnit(projection));
  const nature = yield* natureOfTheWorld();
  const box = boxOfFrame(projection);
  const [longitude, latitude] = projection.rotate();
  function* pathOf(lines: Lines): Steps<string> {
    return yield* linesIn(yield* lines.within(box), projection);
  }
  // Small details would clutter a map of a large area.
  const isNear = kilometresPerUnit(projection) < 1.5;
  return {
    land: yield* shapesIn(yield* land.within(box), projection),
    lakes: yield* shapesIn(yield* nature.lakes.touching(box), projection),
    rivers: yield* pathOf(nature.rivers),
    streams: isNear ? yield* pathOf(nature.streams) : '',
    borders: yield* pathOf(nature.borders),
    provinces: isNear ? yield* pathOf(nature.provinces) : '',
    grid: yield* linesIn(gridOf(box), projection),
    globe: yield* globeAround(-longitude, -latitude),
  };
}

/** The closed shapes in the frame, simplified until the path is short enough. */
function* shapesIn(
  shapes: readonly (readonly Point[])[],
  projection: GeoProjection,
): Steps<string> {
  const rings = yield* mapInSteps(shapes, (ring) =>
    cut(
      ring.map((position) => projected(projection, position)),
      frame,
    ),
  );
  return yield* simplifyUntilShort(function* (tolerance) {
    const simple = yield* mapInSteps(rings, (ring) => simplified(ring, tolerance));
    return simple
      .filter((ring) => ring.length > 2 && area(ring) > 6 * tolerance)
      .map(ringPath)
      .join('');
  });
}

/** The same for lines. */
function* linesIn(lines: readonly (readonly Point[])[], projection: GeoProjection): Steps<string> {
  const pieces = yield* mapInSteps(lines, (line) =>
    cutLine(
      line.map((position) => projected(projection, position)),
      frame,
    ),
  );
  return yield* simplifyUntilShort(function* (tolerance) {
    const simple = yield* mapInSteps(pieces.flat(), (line) => simplifiedLine(line, tolerance));
    return simple
      .filter((line) => lengthOf(line) > 4 * tolerance)
      .map(linePath)
      .join('');
  });
}

function* simplifyUntilShort(draw: (tolerance: number) => Steps<string>): Steps<string> {
  for (let tolerance = 0.6; ; tolerance *= 1.5) {
    const path = yield* draw(tolerance);
    if (path.length <= maxPathLength) return path;
    yield;
  }
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], index) => {
    const previous = line[index - 1];
    return previous ? sum + distanceOf([x, y], previous) : 0;
  }, 0);
}

const gridSteps = [0.25, 0.5, 1, 2, 5, 10, 15, 30];

/** Enough parallels and meridians to look like a chart, few enough not to look like a grid. */
function gridOf(box: Box): Point[][] {
  const high = box.north - box.south;
  const step = gridSteps.find((degrees) => high / degrees <= 5) ?? 30;
  const parallels = multiples(step, box.south, box.north).map((latitude) =>
    steps(box.west, box.east).map((longitude): Point => [longitude, latitude]),
  );
  const meridianStep = gridSteps.find((degrees) => (box.east - box.west) / degrees <= 7) ?? 30;
  const meridians = multiples(meridianStep, box.west, box.east).map((longitude) =>
    steps(Math.max(box.south, -89), Math.min(box.north, 89)).map(
      (latitude): Point => [longitude, latitude],
    ),
  );
  return [...parallels, ...meridians];
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** Enough points for a line that is curved in the projection. */
function steps(from: number, to: number): number[] {
  return Array.from({ length: 25 }, (_, index) => from + ((to - from) * index) / 24);
}
