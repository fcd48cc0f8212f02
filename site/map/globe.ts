import { geoOrthographic } from 'd3-geo';
import type { Steps } from '../turns/steps.ts';
import { coarseLand } from './atlas.ts';
import { outline } from './outline.ts';

export const globeRadius = 28;

/** A hemisphere centred on a place, as path data. */
export function* globeAround(longitude: number, latitude: number): Steps<string> {
  const projection = geoOrthographic()
    .rotate([-longitude, -latitude])
    .translate([globeRadius, globeRadius])
    .scale(globeRadius)
    .clipAngle(90);
  let path = '';
  for (const shape of coarseLand()) {
    path += outline(shape, projection, { tolerance: 0.8, minArea: 5 });
    yield;
  }
  return path;
}
