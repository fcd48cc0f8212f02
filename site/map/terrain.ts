import { createHash } from 'node:crypto';
import type { Content } from '../content/content.ts';
import { memoized } from '../content/memoized.ts';
import type { Place } from '../programs/places.ts';
import { listedOf, type Program } from '../programs/program-facts.ts';
import type { Steps } from '../turns/steps.ts';
import { landAt } from './atlas.ts';
import { globeRadius } from './globe.ts';
import { height, type Terrain, terrainOf, width } from './route.ts';
import { worldLand, worldView } from './world.ts';

const kept = new Map<string, Terrain>();
const most = 4000;

/** Worked out once for the same places and kept; the oldest make room. */
export function* terrainAround(places: readonly Place[]): Steps<Terrain> {
  const key = keyOf(places);
  const terrain = kept.get(key) ?? (yield* terrainOf(places, landAt));
  kept.set(key, terrain);
  const oldest = kept.keys().next().value;
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return terrain;
}

/** Where the land around some places is fetched from: a file of its own, which browsers keep. */
export function terrainAddress(places: readonly Place[]): string {
  return `/maps/${keyOf(places)}.svg`;
}

/** The land of the whole world. */
export const worldAddress = '/maps/world.svg#land';

export const terrainPath = '/maps/:file{.+\\.svg}';

const mapOf = memoized((program: Program) => keyOf(listedOf(program).places));

/** The drawing at such an address; null unless a page that was drawn, or a published program, shows it. */
export function* terrainFile(content: Content, path: string): Steps<string | null> {
  const key = decodeURIComponent(path).slice('/maps/'.length, -'.svg'.length);
  if (key === 'world') return drawnWorld();
  const known = kept.get(key);
  if (known) return drawn(known);
  for (const program of content.ofType('programs_details')) {
    if (mapOf(program) === key) return drawn(yield* terrainAround(listedOf(program).places));
    yield;
  }
  return null;
}

function drawn({ land, globe }: Terrain): string {
  const box = `viewBox="0 0 ${width} ${height}"`;
  const disc = `viewBox="0 0 ${2 * globeRadius} ${2 * globeRadius}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="land" ${box}><path d="${land}"/></symbol><symbol id="globe" ${disc}><path d="${globe}"/></symbol></svg>`;
}

function drawnWorld(): string {
  const { x, y, width: wide, height: high } = worldView;
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="land" viewBox="${x} ${y} ${wide} ${high}"><path d="${worldLand}"/></symbol></svg>`;
}

/** A short name, many times on a page: a dozen places written out would cost the first flight. */
function keyOf(places: readonly Place[]): string {
  const positions = places.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(' ');
  return createHash('sha256').update(positions).digest('base64url').slice(0, 12);
}
