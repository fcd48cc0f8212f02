import type { GeoProjection } from 'd3-geo';
import type { Steps } from '../turns/steps.ts';
import { boxOfFrame, height, projected, width } from './frame.ts';
import { type Box, overlap } from './land.ts';
import type { City, Country } from './natural-earth.ts';
import type { Nature } from './nature.ts';
import { distanceOf, type Point } from './outline.ts';

/** A country in the frame, with candidate positions for its label, best first. */
export interface NamedCountry {
  code: string;
  at: readonly Point[];
}

/** A city in the frame that is no stop. */
export interface NamedCity {
  name: string;
  at: Point;
}

const maxCities = 3;
const maxCountries = 5;
/** With this many stops a map has no room for further labels. */
export const manyStops = 7;
/** The least distance between a city and a stop or another city. */
const minDistance = 54;

/** The most important cities that are far enough from the stops and from each other. */
export function citiesIn(
  projection: GeoProjection,
  cities: readonly City[],
  stops: readonly Point[],
): readonly NamedCity[] {
  if (stops.length >= manyStops) return [];
  const box = boxOfFrame(projection);
  const chosen: NamedCity[] = [];
  for (const { name, at } of cities) {
    if (!isIn(box, at)) continue;
    const [x, y] = projected(projection, at);
    const isVisible = x > 14 && x < width - 14 && y > 14 && y < height - 14;
    const others = [...stops, ...chosen.map((city) => city.at)];
    if (!isVisible || others.some((other) => distanceOf(other, [x, y]) < minDistance)) continue;
    chosen.push({ name, at: [Math.round(x), Math.round(y)] });
    if (chosen.length === maxCities) break;
  }
  return chosen;
}

/** The countries that cover most of the frame. */
export function* countriesIn(
  projection: GeoProjection,
  { countries }: Pick<Nature, 'countries'>,
): Steps<readonly NamedCountry[]> {
  const box = boxOfFrame(projection);
  const grid = gridPoints(projection);
  const chosen: NamedCountry[] = [];
  for (const { code, box: around, shape } of countries) {
    if (!overlap(around, box)) continue;
    const rings = ringsOf(shape);
    const inside = new Set(
      grid.filter(({ position }) => isIn(around, position) && contains(rings, position)),
    );
    if (inside.size > 2) chosen.push({ code, at: broadestFirst(grid, inside) });
    yield;
  }
  return chosen.toSorted((one, other) => other.at.length - one.at.length).slice(0, maxCountries);
}

/** Positions with land on all sides come first, so that labels do not reach into the sea. */
function broadestFirst(grid: readonly GridPoint[], inside: ReadonlySet<GridPoint>) {
  const isIn = (index: number) => {
    const point = grid[index];
    return point !== undefined && inside.has(point);
  };
  const broad = grid.filter((_, index) =>
    [0, -1, 1, -columns, columns].every((step) => isIn(index + step)),
  );
  const narrow = [...inside].filter((point) => !broad.includes(point));
  return [broad, narrow].flatMap((points) => fromTheMiddle(points.map(({ at }) => at)));
}

const [columns, rows] = [12, 9];

interface GridPoint {
  at: Point;
  position: Point;
}

function gridPoints(projection: GeoProjection): GridPoint[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const at: Point = [
      Math.round((((index % columns) + 0.5) * width) / columns),
      Math.round(((Math.floor(index / columns) + 0.5) * height) / rows),
    ];
    const position: Point = projection.invert?.([at[0], at[1]]) ?? [0, 0];
    return { at, position };
  });
}

function fromTheMiddle(points: readonly Point[]): readonly Point[] {
  const middle: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  return points.toSorted((one, other) => distanceOf(one, middle) - distanceOf(other, middle));
}

/** In plain longitude and latitude, where a country cut by the date line has two parts. */
function contains(rings: readonly number[][][], [x, y]: Point): boolean {
  let crossed = false;
  for (const ring of rings) {
    let [startX = 0, startY = 0] = ring.at(-1) ?? [];
    for (const end of ring) {
      const endX = end[0] ?? 0;
      const endY = end[1] ?? 0;
      if (
        startY > y !== endY > y &&
        x < startX + ((y - startY) / (endY - startY)) * (endX - startX)
      )
        crossed = !crossed;
      startX = endX;
      startY = endY;
    }
  }
  return crossed;
}

function ringsOf(shape: Country['shape']): readonly number[][][] {
  return shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat();
}

function isIn(box: Box, [x, y]: Point): boolean {
  const isAcross = (longitude: number) => longitude >= box.west && longitude <= box.east;
  return (
    y >= box.south && y <= box.north && (isAcross(x) || isAcross(x - 360) || isAcross(x + 360))
  );
}
