import { geoNaturalEarth1 } from 'd3-geo';
import type { Steps } from '../turns/steps.ts';
import { coarseLand } from './atlas.ts';
import { distanceOf, outline, type Point } from './outline.ts';
import { spread } from './spread.ts';

/** The visible part of the drawing: from the north of Greenland to the edge of Antarctica. */
export const worldView = { x: 36, y: 2, width: 448, height: 242 } as const;

// Cut through the Bering Strait, where no land is split.
const projection = geoNaturalEarth1()
  .rotate([-11, 0])
  .fitWidth(500, { type: 'Sphere' })
  .clipExtent([
    [0, -10],
    [500, 250],
  ]);

let land: string | undefined;

/** The land of the world as path data. */
export function* worldLand(): Steps<string> {
  if (land !== undefined) return land;
  let path = '';
  for (const shape of coarseLand()) {
    path += outline(shape, projection, { tolerance: 1, minArea: 3 });
    yield;
  }
  land = path;
  return path;
}

export interface Destination<Thing> {
  latitude: number;
  longitude: number;
  thing: Thing;
}

export interface Marker<Thing> {
  at: Point;
  things: readonly Thing[];
}

const samePlaceDistance = 1;
const minDistance = 9;

/** One marker for each place; overlapping ones are moved apart. */
export function* markersOf<Thing>(
  destinations: readonly Destination<Thing>[],
): Steps<readonly Marker<Thing>[]> {
  const markers: { at: Point; things: Thing[] }[] = [];
  for (const { latitude, longitude, thing } of destinations) {
    const [x, y] = projection([longitude, latitude]) ?? [0, 0];
    const existing = markers.find(({ at }) => distanceOf(at, [x, y]) < samePlaceDistance);
    if (existing) existing.things.push(thing);
    else markers.push({ at: [x, y], things: [thing] });
    yield;
  }
  const moved = yield* spread(
    markers.map(({ at }) => at),
    minDistance,
  );
  return markers.map(({ at, things }, index) => {
    const [x, y] = moved[index] ?? at;
    return { at: [Math.round(x), Math.round(y)], things };
  });
}
