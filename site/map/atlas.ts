import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Geometry, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection as Shapes, Topology } from 'topojson-specification';
import type { Steps } from '../turns/steps.ts';
import { type Coasts, unpackCoasts } from './coasts.ts';
import { IdleCache } from './idle-cache.ts';
import { Land } from './land.ts';

type Atlas = Topology<{ land: Shapes }>;

const locate = createRequire(import.meta.url).resolve;

type Scale = '110m' | '50m' | '10m';

/** The world's land, from Natural Earth's public-domain data. */
function shapesOf(scale: Scale): readonly Polygon[] {
  // Read, not imported: an imported module would stay in memory, three megabytes of it.
  const atlas: Atlas = JSON.parse(readFileSync(locate(`world-atlas/land-${scale}.json`), 'utf8'));
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    polygonsOf(geometry),
  );
}

function polygonsOf(geometry: Geometry): readonly Polygon[] {
  if (geometry.type === 'Polygon') return [geometry];
  if (geometry.type !== 'MultiPolygon') return [];
  return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
}

let coarse: readonly Polygon[] | undefined;

/** Detailed enough for a globe or a world map. */
export function coarseLand(): readonly Polygon[] {
  coarse ??= shapesOf('110m');
  return coarse;
}

/** Which data set is detailed enough, by kilometres for each unit of the drawing. */
const scales: readonly { upTo: number; scale: Scale }[] = [
  { upTo: 3, scale: '10m' },
  { upTo: 12, scale: '50m' },
  { upTo: Number.POSITIVE_INFINITY, scale: '110m' },
];

const landByScale = new Map(
  scales.map(({ scale }) => [scale, new IdleCache(() => Land.of(coastsOf(scale)))]),
);

/** The coasts for maps of a scale. */
export function* landAt(kilometresPerUnit: number): Steps<Land> {
  const scale = scales.find(({ upTo }) => kilometresPerUnit <= upTo)?.scale ?? '110m';
  const land = landByScale.get(scale);
  if (!land) throw new Error(`There is no atlas of the scale ${scale}.`);
  return yield* land.get();
}

/**
 * Reading the atlas takes a hundred megabytes, which the process would keep; so the build writes the coasts as the
 * server needs them.
 */
export const coastFiles = scales.map(({ scale }) => ({ name: nameOf(scale), scale }));

function nameOf(scale: Scale): string {
  return `coasts-${scale}.bin`;
}

function coastsOf(scale: Scale): Coasts {
  const file = new URL(nameOf(scale), import.meta.url);
  return existsSync(file) ? unpackCoasts(readFileSync(file)) : readCoasts(scale);
}

export function readCoasts(scale: Scale): Coasts {
  const rings = shapesOf(scale).flatMap(({ coordinates }) => coordinates);
  return rings.map((ring) => Float32Array.from(ring.flatMap(([x = 0, y = 0]) => [x, y])));
}
