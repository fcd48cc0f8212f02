import type { GeoProjection } from 'd3-geo';
import type { Place } from '../programs/places.ts';
import type { Steps } from '../turns/steps.ts';
import { height, kilometresPerUnit, projected, projectionAround, width } from './frame.ts';
import { globeRadius } from './globe.ts';
import {
  boxAround,
  intersects,
  type Labelling,
  labelsFor,
  markerSize,
  namesFor,
} from './labels.ts';
import type { Box } from './land.ts';
import { citiesIn, countriesIn, manyStops, type NamedCity, type NamedCountry } from './names.ts';
import { natureOfTheWorld } from './nature.ts';
import type { Point } from './outline.ts';
import { type Scale, scaleFor } from './scale.ts';
import { spread } from './spread.ts';

/** What a page shows on the land around some places. The land itself is a file. */
export interface Terrain {
  projection: GeoProjection;
  /** The position of each place, moved apart where markers would overlap. */
  at: readonly Point[];
  cities: readonly NamedCity[];
  countries: readonly NamedCountry[];
  scale: Scale;
}

/** The same in every language. */
export function* terrainOf(places: readonly Place[]): Steps<Terrain> {
  const projection = projectionAround(places);
  const apart = yield* spread(
    places.map((place) => projected(projection, [place.longitude, place.latitude])),
    2 * markerSize + 5,
  );
  const at = apart.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const nature = yield* natureOfTheWorld();
  return {
    projection,
    at,
    cities: citiesIn(projection, nature.cities, at),
    countries: at.length < manyStops ? yield* countriesIn(projection, nature) : [],
    scale: scaleFor(kilometresPerUnit(projection)),
  };
}

/** The labels around the stops, in a language. */
export interface NearbyNames {
  cities: readonly string[];
  countries: readonly string[];
}

interface RouteDrawing {
  at: readonly Point[];
  /** Path data of the line through the stops. */
  line: string;
  labels: Labelling['labels'];
  cities: Labelling['labels'];
  countries: readonly (Point | null)[];
  /** The corner that has room for the globe. */
  globeAt: Point | null;
}

const labelArea: Box = { west: 4, south: 4, east: width - 4, north: height - 4 };

/** A route on its land: its line, the position of every label, and of the globe. */
export function routeOn(
  { at, cities, countries, scale }: Pick<Terrain, 'at' | 'cities' | 'countries' | 'scale'>,
  names: readonly string[],
  around: NearbyNames = { cities: [], countries: [] },
): RouteDrawing {
  const stops = labelsFor(names, at, labelArea, [scale.box]);
  const globeAt = globeCorners.find(
    ([x, y]) =>
      !stops.taken.some((box) => intersects(box, boxAround([x, y], globeSize, globeSize))),
  );
  const globe = globeAt ? [boxAround(globeAt, globeSize, globeSize)] : [];
  const cityLabels = namesFor(
    around.cities,
    cities.map((city) => city.at),
    labelArea,
    [...stops.taken, ...globe, ...alongLine(at)],
  );
  const countryPoints = freePoints(around.countries, countries, cityLabels.taken);
  return {
    at,
    line: lineThrough(at),
    labels: stops.labels,
    cities: cityLabels.labels,
    countries: countryPoints,
    globeAt: globeAt ?? null,
  };
}

const countryLetter = 8.4;

/** For each country's label the first candidate position that covers nothing. */
function freePoints(
  names: readonly string[],
  countries: readonly NamedCountry[],
  covered: readonly Box[],
): readonly (Point | null)[] {
  const taken = [...covered];
  return countries.map(({ at }, index) => {
    const length = (names[index] ?? '').length * countryLetter;
    const boxAt = (point: Point) => boxAround(point, length + 6, 18);
    const free = at.find((point) => {
      const box = boxAt(point);
      const fits =
        box.west >= labelArea.west && box.east <= labelArea.east && box.south >= labelArea.south;
      return fits && box.north <= labelArea.north && !taken.some((other) => intersects(other, box));
    });
    if (free) taken.push(boxAt(free));
    return free ?? null;
  });
}

const globeSize = 2 * globeRadius + 16;
const fromEdge = globeRadius + 10;
const globeCorners: readonly Point[] = [
  [width - fromEdge, fromEdge],
  [fromEdge, fromEdge],
  [width - fromEdge, height - fromEdge],
  [fromEdge, height - fromEdge],
];

/** Areas along the line, which labels of cities and countries avoid. */
function alongLine(points: readonly Point[]): readonly Box[] {
  return points.flatMap((end, index) => {
    const start = points[index - 1];
    if (!start) return [];
    const middle = controlPoint(start, end);
    return [0.15, 0.3, 0.45, 0.55, 0.7, 0.85].map((share) => {
      const coordinate = (axis: 0 | 1) =>
        (1 - share) ** 2 * start[axis] +
        2 * share * (1 - share) * middle[axis] +
        share ** 2 * end[axis];
      return boxAround([coordinate(0), coordinate(1)], 8, 8);
    });
  });
}

const curvature = 0.12;

function controlPoint([x, y]: Point, [endX, endY]: Point): Point {
  return [
    Math.round((x + endX) / 2 + curvature * (endY - y)),
    Math.round((y + endY) / 2 - curvature * (endX - x)),
  ];
}

/** A slightly curved line from stop to stop. */
function lineThrough(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const previous = points[index - 1];
      if (!previous) return `M${x} ${y}`;
      return `Q${controlPoint(previous, [x, y]).join(' ')} ${x} ${y}`;
    })
    .join('');
}
