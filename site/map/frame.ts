import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid } from 'd3-geo';
import type { Place } from '../programs/places.ts';
import type { Box } from './land.ts';
import type { Point } from './outline.ts';

export const width = 480;
export const height = 320;
const margin = 46;
const earthRadius = 6371;
/** No map covers less than this, however close the stops are. */
const minKilometres = 72;

/** Slightly larger than what is visible, so that no line ends at the edge. */
export const frame: Box = { west: -6, south: -6, east: width + 6, north: height + 6 };

/** A projection centred on some places, with little distortion there. */
export function projectionAround(places: readonly Place[]): GeoProjection {
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
  const maxScale = (width * earthRadius) / minKilometres;
  return projection.scale() < maxScale
    ? projection
    : projection.scale(maxScale).translate([width / 2, height / 2]);
}

export function kilometresPerUnit(projection: GeoProjection): number {
  return earthRadius / projection.scale();
}

export function projected(projection: GeoProjection, position: Point): Point {
  return projection([position[0], position[1]]) ?? [width / 2, height / 2];
}

/** The degrees that the frame covers, with a margin. */
export function boxOfFrame(projection: GeoProjection): Box {
  const centre = -projection.rotate()[0];
  const edge = [0, 0.25, 0.5, 0.75, 1].flatMap((share): Point[] => [
    [share * width, -20],
    [share * width, height + 20],
    [-20, share * height],
    [width + 20, share * height],
  ]);
  const degrees = edge.map(([x, y]): Point => projection.invert?.([x, y]) ?? [0, 0]);
  const east = degrees.map(([x]) => normalizedDegrees(x - centre));
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
  const isVisible = (latitude: number) => {
    const [x, y] = projected(projection, [0, latitude]);
    return x >= -20 && x <= width + 20 && y >= -20 && y <= height + 20;
  };
  const [south, north] = [isVisible(-90), isVisible(90)];
  if (!south && !north) return box;
  return {
    west: centre - 180,
    east: centre + 180,
    south: south ? -90 : box.south,
    north: north ? 90 : box.north,
  };
}

const normalizedDegrees = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
