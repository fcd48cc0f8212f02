import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeometryCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection as Shapes, Topology } from 'topojson-specification';
import { Land } from './land.ts';

type Atlas = Topology<{ land: Shapes }>;

const locate = createRequire(import.meta.url).resolve;

/** The land of the world, from Natural Earth's data in the public domain. */
function landOf(scale: '110m' | '10m'): readonly (Polygon | MultiPolygon)[] {
  // Read, not imported: an import would keep the three megabytes it is made of.
  const atlas: Atlas = JSON.parse(readFileSync(locate(`world-atlas/land-${scale}.json`), 'utf8'));
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? [geometry] : [],
  );
}

let coarse: GeometryCollection | undefined;

/** Enough for a globe or a map of the world. */
export function coarseLand(): GeometryCollection {
  coarse ??= { type: 'GeometryCollection', geometries: [...landOf('110m')] };
  return coarse;
}

let fine: Land | undefined;

/** Read when the first map of a route is drawn: it takes a fifth of a second. */
export function fineLand(): Land {
  fine ??= new Land(
    landOf('10m').flatMap((shape) =>
      shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat(),
    ),
  );
  return fine;
}
