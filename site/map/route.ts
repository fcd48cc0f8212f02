import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid } from 'd3-geo';
import { type Box, cut, type Land } from './land.ts';
import { area, type Point, simplified, written } from './outline.ts';
import { spread } from './spread.ts';

export interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

export interface RouteDrawing {
  width: number;
  height: number;
  /** Path data of the land and of the line through the stops. */
  land: string;
  line: string;
  stops: readonly { name: string; at: Point; label: Label | null }[];
}

export interface Label {
  at: Point;
  anchor: 'start' | 'middle' | 'end';
}

const width = 480;
const height = 400;
const margin = 64;
const earth = 6371;
/** No map shows less than this, however near the stops are to each other. */
const leastKilometres = 90;
const markerSize = 13;
/** How long the path of the land may be, for the page's sake. */
const longest = 1500;

const frame: Box = { west: -6, south: -6, east: width + 6, north: height + 6 };

/** The map around some stops: where the land is, how the route runs, and where each name has room. */
export function drawRoute(places: readonly Place[], land: Land): RouteDrawing {
  const projection = around(places);
  const at = spread(
    places.map((place) => projected(projection, [place.longitude, place.latitude])),
    2 * markerSize + 1,
  ).map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  return {
    width,
    height,
    land: coast(land, projection),
    line: lineThrough(at),
    stops: labelled(places, at),
  };
}

function around(places: readonly Place[]): GeoProjection {
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
function coast(land: Land, projection: GeoProjection): string {
  const rings = land.within(boxOf(projection)).map((ring) =>
    cut(
      ring.map((position) => projected(projection, position)),
      frame,
    ),
  );
  for (let tolerance = 0.7; ; tolerance *= 1.3) {
    const path = rings
      .map((ring) => simplified(ring, tolerance))
      .filter((ring) => ring.length > 2 && area(ring) > 6 * tolerance)
      .map(written)
      .join('');
    if (path.length <= longest) return path;
  }
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

const letter = 8.4;
const line = 20;

/** Each name where it hides no other and no stop: right, left, below or above; else it stands in the list only. */
function labelled(places: readonly Place[], at: readonly Point[]): RouteDrawing['stops'] {
  const taken: Box[] = at.map(([x, y]) => boxAround([x, y], 2 * markerSize, 2 * markerSize));
  return places.map(({ name }, index) => {
    const point = at[index] ?? [0, 0];
    const option = optionsAt(point, name.length * letter).find(
      ({ box }) => inFrame(box) && !taken.some((other) => meet(box, other)),
    );
    if (option) taken.push(option.box);
    return { name, at: point, label: option?.label ?? null };
  });
}

function optionsAt([x, y]: Point, length: number): { label: Label; box: Box }[] {
  const beside = markerSize + 6;
  const below = markerSize + 4;
  const options: [Label, Point][] = [
    [{ at: [x + beside, y + 5], anchor: 'start' }, [x + beside + length / 2, y]],
    [{ at: [x - beside, y + 5], anchor: 'end' }, [x - beside - length / 2, y]],
    [{ at: [x, y + below + 14], anchor: 'middle' }, [x, y + below + 9]],
    [{ at: [x, y - below - 4], anchor: 'middle' }, [x, y - below - 9]],
  ];
  return options.map(([label, centre]) => ({ label, box: boxAround(centre, length, line) }));
}

function boxAround([x, y]: Point, wide: number, high: number): Box {
  return { west: x - wide / 2, east: x + wide / 2, south: y - high / 2, north: y + high / 2 };
}

function inFrame({ west, east, south, north }: Box): boolean {
  return west >= 4 && east <= width - 4 && south >= 4 && north <= height - 4;
}

function meet(one: Box, other: Box): boolean {
  return (
    one.west < other.east &&
    one.east > other.west &&
    one.south < other.north &&
    one.north > other.south
  );
}
