import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid } from 'd3-geo';
import type { Place } from '../programs/places.ts';
import type { Steps } from '../turns/steps.ts';
import { globeAround, globeRadius } from './globe.ts';
import { boxAround, type Labelling, labelsFor, markerSize, meet } from './labels.ts';
import { type Box, cut, type Land } from './land.ts';
import { area, type Point, simplified, written } from './outline.ts';
import { spread } from './spread.ts';

export interface Terrain {
  /** Path data of the land. */
  land: string;
  /** Where each place is, moved a little where they would hide each other. */
  at: readonly Point[];
  /** Path data of the globe with the places in its middle. */
  globe: string;
}

export interface RouteDrawing extends Terrain {
  /** Path data of the line through the stops. */
  line: string;
  labels: Labelling['labels'];
  /** The corner the globe has room in. */
  globeAt: Point | null;
}

export const width = 480;
export const height = 400;
const margin = 64;
const earth = 6371;
/** No map shows less than this, however near the stops are to each other. */
const leastKilometres = 64;
/** How long the path of the land may be, for the page's sake. */
const longest = 1500;

const frame: Box = { west: -6, south: -6, east: width + 6, north: height + 6 };

/** The land around some places; it is the same in every language. */
export function* terrainOf(
  places: readonly Place[],
  landAt: (kilometresPerUnit: number) => Steps<Land>,
): Steps<Terrain> {
  const projection = context(places);
  const apart = yield* spread(
    places.map((place) => projected(projection, [place.longitude, place.latitude])),
    2 * markerSize + 1,
  );
  const [longitude, latitude] = projection.rotate();
  const land = yield* landAt(earth / projection.scale());
  return {
    at: apart.map(([x, y]): Point => [Math.round(x), Math.round(y)]),
    land: yield* coast(land, projection),
    globe: yield* globeAround(-longitude, -latitude),
  };
}

/** The route on its land: how it runs, where each name has room, and where the globe. */
export function routeOn(terrain: Terrain, names: readonly string[]): RouteDrawing {
  const { at } = terrain;
  const inside: Box = { west: 4, south: 4, east: width - 4, north: height - 4 };
  const { labels, taken } = labelsFor(names, at, inside);
  const globeAt = globeCorners.find(
    ([x, y]) => !taken.some((box) => meet(box, boxAround([x, y], globeRoom, globeRoom))),
  );
  return { ...terrain, line: lineThrough(at), labels, globeAt: globeAt ?? null };
}

const globeRoom = 2 * globeRadius + 20;
const fromEdge = globeRadius + 12;
const globeCorners: readonly Point[] = [
  [width - fromEdge, fromEdge],
  [fromEdge, height - fromEdge],
  [fromEdge, fromEdge],
  [width - fromEdge, height - fromEdge],
];

function context(places: readonly Place[]): GeoProjection {
  const points = {
    type: 'MultiPoint' as const,
    coordinates: places.map(({ longitude, latitude }) => [longitude, latitude]),
  };
  const [longitude, latitude] = geoCentroid(points);
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      points,
    );
  const closest = (width * earth) / leastKilometres;
  return projection.scale() < closest
    ? projection
    : projection.scale(closest).translate([width / 2, height / 2]);
}

function projected(projection: GeoProjection, position: Point): Point {
  return projection([position[0], position[1]]) ?? [width / 2, height / 2];
}

/** The land in the frame; where its coast is so rich that the page would suffer, drawn more roughly. */
function* coast(land: Land, projection: GeoProjection): Steps<string> {
  let rings: readonly (readonly Point[])[] = yield* each(
    yield* land.within(boxOf(projection)),
    (ring) =>
      cut(
        ring.map((position) => projected(projection, position)),
        frame,
      ),
  );
  for (let tolerance = 0.7; ; tolerance *= 1.3) {
    const simple = yield* each(rings, (ring) => simplified(ring, tolerance));
    rings = simple.filter((ring) => ring.length > 2 && area(ring) > 6 * tolerance);
    const path = rings.map(written).join('');
    if (path.length <= longest) return path;
    yield;
  }
}

function* each<From, To>(things: readonly From[], make: (thing: From) => To): Steps<To[]> {
  const made: To[] = [];
  for (const thing of things) {
    made.push(make(thing));
    yield;
  }
  return made;
}

/** The degrees that the frame covers, and a little more. */
function boxOf(projection: GeoProjection): Box {
  const centre = -projection.rotate()[0];
  const edge = [0, 0.25, 0.5, 0.75, 1].flatMap((share): Point[] => [
    [share * width, -20],
    [share * width, height + 20],
    [-20, share * height],
    [width + 20, share * height],
  ]);
  const degrees = edge.map(([x, y]): Point => projection.invert?.([x, y]) ?? [0, 0]);
  const east = degrees.map(([x]) => turnedTo(x - centre));
  const latitudes = degrees.map(([, y]) => y);
  const box = {
    west: centre + Math.min(...east),
    east: centre + Math.max(...east),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
  return withPoles(box, projection, centre);
}

/** Around a pole every meridian is in the frame. */
function withPoles(box: Box, projection: GeoProjection, centre: number): Box {
  const seen = (latitude: number) => {
    const [x, y] = projected(projection, [0, latitude]);
    return x >= -20 && x <= width + 20 && y >= -20 && y <= height + 20;
  };
  const [south, north] = [seen(-90), seen(90)];
  if (!south && !north) return box;
  return {
    west: centre - 180,
    east: centre + 180,
    south: south ? -90 : box.south,
    north: north ? 90 : box.north,
  };
}

const turnedTo = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** A line that swings a little from stop to stop, as one draws it by hand. */
function lineThrough(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const swing = 0.12;
      const middle = [
        (x + before[0]) / 2 + swing * (y - before[1]),
        (y + before[1]) / 2 - swing * (x - before[0]),
      ].map(Math.round);
      return `Q${middle.join(' ')} ${x} ${y}`;
    })
    .join('');
}
