import { existsSync, readFileSync } from 'node:fs';
import type { Feature, Geometry, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { mapInSteps, type Steps } from '../turns/steps.ts';
import { type Coasts, unpackCoasts } from './coasts.ts';
import { type Box, boxOf } from './land.ts';
import type { Point } from './outline.ts';

/** Major and minor rivers, and other features. */
export const layers = ['rivers', 'streams', 'lakes', 'borders', 'provinces'] as const;
export type Layer = (typeof layers)[number];

type Waters = Topology<{ rivers: GeometryCollection<{ rank: number }>; lakes: GeometryCollection }>;
type Borders = Topology<{
  borders: GeometryCollection;
  provinces: GeometryCollection;
  countries: GeometryCollection<{ code: string }>;
}>;

export interface Country {
  code: string;
  box: Box;
  shape: Polygon | MultiPolygon;
}

export interface City {
  /** Natural Earth's name, mostly English. */
  name: string;
  at: Point;
}

const sourceOf = (name: string) => new URL(`natural-earth/${name}`, import.meta.url);

function waters(): Waters {
  return JSON.parse(readFileSync(sourceOf('waters.json'), 'utf8'));
}

function borders(): Borders {
  return JSON.parse(readFileSync(sourceOf('borders.json'), 'utf8'));
}

const maxMajorRank = 6;

/** As lines of alternating longitudes and latitudes; lakes are closed. */
export function readLayer(layer: Layer): Coasts {
  if (layer === 'borders' || layer === 'provinces') {
    const atlas = borders();
    return feature(atlas, atlas.objects[layer]).features.flatMap(linesOf);
  }
  const atlas = waters();
  if (layer === 'lakes') return feature(atlas, atlas.objects.lakes).features.flatMap(linesOf);
  return feature(atlas, atlas.objects.rivers)
    .features.filter(({ properties: { rank } }) => rank <= maxMajorRank === (layer === 'rivers'))
    .flatMap(linesOf);
}

function linesOf({ geometry }: Feature<Geometry>): Float32Array[] {
  const lines = coordinatesOf(geometry);
  return lines.map((line) => Float32Array.from(line.flatMap(([x = 0, y = 0]) => [x, y])));
}

function coordinatesOf(shape: Geometry): readonly number[][][] {
  if (shape.type === 'LineString') return [shape.coordinates];
  if (shape.type === 'MultiLineString' || shape.type === 'Polygon') return shape.coordinates;
  return shape.type === 'MultiPolygon' ? shape.coordinates.flat() : [];
}

export function readCountries(): readonly Country[] {
  const atlas = borders();
  return feature(atlas, atlas.objects.countries).features.flatMap(
    ({ geometry, properties: { code } }) =>
      geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
        ? [{ code, box: boxAround(geometry), shape: geometry }]
        : [],
  );
}

function boxAround(shape: Country['shape']): Box {
  const points = coordinatesOf(shape).flat(2);
  return boxOf(Float32Array.from(points), 0, points.length / 2);
}

/** Written by the build as the server needs it, because reading the layers takes twenty megabytes. */
export const layerFile = (layer: Layer) => `${layer}.bin`;
export const countriesFile = 'countries.json';
export const citiesFile = 'cities.tsv';
export const citiesSource = sourceOf(citiesFile);

export function layerOf(layer: Layer): Coasts {
  const file = new URL(layerFile(layer), import.meta.url);
  return existsSync(file) ? unpackCoasts(readFileSync(file)) : readLayer(layer);
}

export function countries(): readonly Country[] {
  const file = new URL(countriesFile, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : readCountries();
}

/** The most important first. */
export function* cities(): Steps<readonly City[]> {
  const built = new URL(citiesFile, import.meta.url);
  const lines = readFileSync(existsSync(built) ? built : citiesSource, 'utf8')
    .trim()
    .split('\n');
  return yield* mapInSteps(lines, (line): City => {
    const [name = '', x, y] = line.split('\t');
    return { name, at: [Number(x), Number(y)] };
  });
}
