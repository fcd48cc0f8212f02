import { createHash } from 'node:crypto';
import { languages, memoized } from '@farol/content-model';
import { LRUCache } from 'lru-cache';
import type { Content } from '../content/content.ts';
import { destinationsIn, placesIn } from '../destinations/destinations.ts';
import type { Place } from '../programs/places.ts';
import { type ListedProgram, listedOf } from '../programs/program-facts.ts';
import type { Steps } from '../turns/steps.ts';
import { height, width } from './frame.ts';
import { globeRadius } from './globe.ts';
import { landscapeOf } from './landscape.ts';
import { type Terrain, terrainOf } from './route.ts';
import type { Scale } from './scale.ts';
import { worldLand, worldView } from './world.ts';

const terrains = new LRUCache<string, Terrain>({ max: 4000 });
/** A publication changes none of them, and to draw one takes some ten milliseconds. */
const drawings = new WeakMap<Terrain, string>();

/** Cached by places; the least recently used are evicted. */
export function* terrainAround(places: readonly Place[]): Steps<Terrain> {
  const key = keyOf(places);
  const terrain = terrains.get(key) ?? (yield* terrainOf(places));
  terrains.set(key, terrain);
  return terrain;
}

/** The address of the land around some places: a file of its own, which browsers cache. */
export function terrainAddress(places: readonly Place[]): string {
  return `/maps/${keyOf(places)}.svg`;
}

/** The land of the world: a picture, because only those are loaded no sooner than somebody comes near. */
export const worldAddress = '/maps/world.svg';

export const terrainPath = '/maps/:file{.+\\.svg}';

const keyOfProgram = memoized((program: ListedProgram) => keyOf(listedOf(program).places));

/** The drawing at such an address; null unless a rendered page, a published program or a destination uses it. */
export function* terrainFile(content: Content, path: string): Steps<string | null> {
  const key = path.slice('/maps/'.length, -'.svg'.length);
  if (key === 'world') return yield* worldSvg();
  const terrain = terrains.get(key) ?? (yield* terrainIn(content, key));
  if (!terrain) return null;
  const drawing = drawings.get(terrain) ?? (yield* svgOf(terrain));
  drawings.set(terrain, drawing);
  return drawing;
}

function* terrainIn(content: Content, key: string): Steps<Terrain | null> {
  for (const program of content.ofType('programs_details')) {
    if (keyOfProgram(program) === key) return yield* terrainAround(listedOf(program).places);
    yield;
  }
  for (const language of languages)
    for (const destination of (yield* destinationsIn(content, language)).values()) {
      const places = placesIn(destination);
      if (keyOf(places) === key) return yield* terrainAround(places);
    }
  return null;
}

/** Colours come from the page: referenced parts of a file inherit them. */
function* svgOf({ projection, cities, scale }: Terrain): Steps<string> {
  const disc = `viewBox="0 0 ${2 * globeRadius} ${2 * globeRadius}"`;
  const { land, lakes, rivers, streams, borders, provinces, grid, globe } =
    yield* landscapeOf(projection);
  const parts = [
    `<path d="${land}"/>`,
    line(grid, 'stroke="var(--map-grid)" stroke-width=".7"'),
    line(provinces, 'stroke="var(--map-border)" stroke-width=".8" stroke-dasharray="1 4"'),
    line(streams, 'stroke="var(--map-water)" stroke-width="1.2"'),
    line(rivers, 'stroke="var(--map-water)" stroke-width="2.2"'),
    lakes && `<path fill="var(--map-water)" d="${lakes}"/>`,
    line(borders, 'stroke="var(--map-border)" stroke-width="1.4" stroke-dasharray="6 3 1 3"'),
    ...cities.map(
      ({ at: [x, y] }) => `<circle fill="var(--map-ink)" cx="${x}" cy="${y}" r="2.2"/>`,
    ),
    scaleBar(scale),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="land" viewBox="0 0 ${width} ${height}">${parts.join('')}</symbol><symbol id="globe" ${disc}><path d="${globe}"/></symbol></svg>`;
}

function line(path: string, attributes: string): string {
  return (
    path &&
    `<path fill="none" stroke-linejoin="round" stroke-linecap="round" ${attributes} d="${path}"/>`
  );
}

function scaleBar({ kilometres, length }: Scale): string {
  const bottom = height - 11;
  const bar = `d="M12 ${bottom - 5}v5h${length}v-5"`;
  return [
    `<path fill="none" stroke="var(--map-land)" stroke-width="4.5" ${bar}/>`,
    `<path fill="none" stroke="var(--map-ink)" stroke-width="1.5" ${bar}/>`,
    `<text fill="var(--map-ink)" stroke="var(--map-land)" stroke-width=".5em" stroke-linejoin="round" paint-order="stroke" font-size=".75em" font-weight="600" x="17" y="${bottom - 5}">${kilometres} km</text>`,
  ].join('');
}

/**
 * A picture inherits no colours from the page: in the dark mode it is filtered. Pages of the version before refer to the
 * land by its name.
 */
function* worldSvg(): Steps<string> {
  const { x, y, width: wide, height: high } = worldView;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${wide} ${high}"><path id="land" fill="#f4e8d2" fill-rule="evenodd" d="${yield* worldLand()}"/></svg>`;
}

/** A short key, because it is repeated on the page: a dozen coordinates would exceed the first flight. */
function keyOf(places: readonly Place[]): string {
  const positions = places.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(' ');
  return createHash('sha256').update(positions).digest('base64url').slice(0, 12);
}
