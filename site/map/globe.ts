import { geoOrthographic } from 'd3-geo';
import { coarseLand } from './atlas.ts';
import { outline } from './outline.ts';

export const globeRadius = 34;

/** The side of the earth that has a place in its middle, as path data: it says where in the world a map is. */
export function globeAround(longitude: number, latitude: number): string {
  const projection = geoOrthographic()
    .rotate([-longitude, -latitude])
    .translate([globeRadius, globeRadius])
    .scale(globeRadius)
    .clipAngle(90);
  return outline(coarseLand(), projection, { tolerance: 0.8, smallest: 5 });
}
