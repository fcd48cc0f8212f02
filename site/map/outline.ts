import { type GeoPermissibleObjects, type GeoProjection, geoStream } from 'd3-geo';

export type Point = readonly [number, number];

interface OutlineOptions {
  /** The largest deviation of the simplified line, in units of the drawing. */
  tolerance: number;
  /** Islands with a smaller area are left out. */
  minArea: number;
}

/** A shape's outline as SVG path data: simplified, in whole numbers, with relative coordinates. */
export function outline(
  shape: GeoPermissibleObjects,
  projection: GeoProjection,
  { tolerance, minArea }: OutlineOptions,
): string {
  return rings(shape, projection)
    .map((ring) => outlineOf(ring, { tolerance, minArea }))
    .join('');
}

function outlineOf(ring: readonly Point[], { tolerance, minArea }: OutlineOptions): string {
  const simple = simplified(ring, tolerance);
  return simple.length > 2 && area(simple) >= minArea ? ringPath(simple) : '';
}

/** The rings of a shape in the projection, clipped to its extent. */
function rings(shape: GeoPermissibleObjects, projection: GeoProjection): readonly Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  geoStream(
    shape,
    projection.stream({
      point: (x, y) => void ring.push([x, y]),
      lineStart: () => {
        ring = [];
      },
      lineEnd: () => void rings.push(ring),
      polygonStart: () => undefined,
      polygonEnd: () => undefined,
    }),
  );
  return rings;
}

/** A ring without points that change it by less than the tolerance (Douglas and Peucker). */
export function simplified(ring: readonly Point[], tolerance: number): Point[] {
  const first = ring[0];
  if (!first || ring.length < 4) return [...ring];
  const farthest = ring.reduce(
    (farthest, point, index) =>
      distanceOf(point, first) > farthest.distance
        ? { index, distance: distanceOf(point, first) }
        : farthest,
    { index: 0, distance: -1 },
  ).index;
  const outward = simplifiedLine(ring.slice(0, farthest + 1), tolerance);
  const returning = simplifiedLine([...ring.slice(farthest), first], tolerance);
  return [...outward.slice(0, -1), ...returning.slice(0, -1)];
}

/** The same for a line, which keeps its ends. */
export function simplifiedLine(line: readonly Point[], tolerance: number): Point[] {
  const start = line[0];
  const end = line.at(-1);
  if (!start || !end) return [];
  let farthest = { index: 0, distance: tolerance };
  line.forEach((point, index) => {
    const distance = distanceToSegment(point, start, end);
    if (distance > farthest.distance) farthest = { index, distance };
  });
  if (farthest.index === 0) return [start, end];
  return [
    ...simplifiedLine(line.slice(0, farthest.index + 1), tolerance).slice(0, -1),
    ...simplifiedLine(line.slice(farthest.index), tolerance),
  ];
}

function distanceToSegment(point: Point, start: Point, end: Point): number {
  const length = distanceOf(start, end);
  if (length === 0) return distanceOf(point, start);
  const along =
    ((point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])) /
    length ** 2;
  const share = Math.min(Math.max(along, 0), 1);
  return distanceOf(point, [
    start[0] + share * (end[0] - start[0]),
    start[1] + share * (end[1] - start[1]),
  ]);
}

export function distanceOf([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.sqrt((x - otherX) ** 2 + (y - otherY) ** 2);
}

export function area(ring: readonly Point[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

/** Path data of a closed line. */
export function ringPath(ring: readonly Point[]): string {
  const path = linePath(ring);
  return path && `${path}z`;
}

/** `m` and the first point, then relative steps without empty ones. */
export function linePath(line: readonly Point[]): string {
  let [x, y] = [0, 0];
  let path = '';
  line.forEach(([pointX, pointY], index) => {
    const [stepX, stepY] = [Math.round(pointX) - x, Math.round(pointY) - y];
    x += stepX;
    y += stepY;
    if (index === 0) path = `M${x} ${y}l`;
    else if (stepX !== 0 || stepY !== 0)
      path += `${path.endsWith('l') || stepX < 0 ? '' : ' '}${stepX}${stepY < 0 ? '' : ' '}${stepY}`;
  });
  return path.endsWith('l') ? '' : path;
}
