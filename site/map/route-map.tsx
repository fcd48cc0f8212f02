import type { ProgramsDetailsDocument } from '@farol/content-model';
import type { Surroundings } from '../pages/page.ts';
import { Style } from '../render/style.tsx';
import { landAt } from './atlas.ts';
import { globeRadius } from './globe.ts';
import { type Label, markerSize } from './labels.ts';
import type { Point } from './outline.ts';
import { height, type Place, routeOn, type Terrain, terrainOf, width } from './route.ts';
import css from './route-map.css?inline';

interface RouteMapProperties {
  stops: ProgramsDetailsDocument['data']['stops'];
  around: Pick<Surroundings, 'messages'>;
}

/** Where a program takes place: its stops on the land around them, and the same as a list. */
export function RouteMap({ stops, around }: RouteMapProperties) {
  const places = placesOf(stops);
  if (places.length === 0) return null;
  const { land, line, globe, globeAt, at, labels } = routeOn(
    terrainAround(places),
    places.map(({ name }) => name),
  );
  return (
    <figure className="route-map" aria-label={around.messages.route}>
      <Style name="route-map" css={css} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <path className="map-land" d={land} />
        {globeAt && <Globe land={globe} at={globeAt} />}
        {at.length > 1 && <path className="map-line" d={line} />}
        {places.map(({ name }, index) => (
          <Stop
            key={`${name} ${at[index]?.join(' ')}`}
            number={index + 1}
            name={name}
            at={at[index] ?? [0, 0]}
            label={labels[index] ?? null}
          />
        ))}
      </svg>
      <ol className="map-stops">
        {places.map(({ name, latitude, longitude }) => (
          <li key={`${name} ${latitude} ${longitude}`}>{name}</li>
        ))}
      </ol>
    </figure>
  );
}

export function placesOf(stops: ProgramsDetailsDocument['data']['stops']): readonly Place[] {
  return stops.flatMap(({ name, location }) =>
    'latitude' in location && typeof location.latitude === 'number'
      ? [{ name: name ?? '', latitude: location.latitude, longitude: location.longitude }]
      : [],
  );
}

interface StopProperties {
  number: number;
  name: string;
  at: Point;
  label: Label | null;
}

function Stop({ number, name, at: [x, y], label }: StopProperties) {
  return (
    <>
      <circle className="map-stop" cx={x} cy={y} r={markerSize} />
      <text className="map-number" x={x} y={y + 5}>
        {number}
      </text>
      {label && (
        <text className={`map-name map-${label.anchor}`} x={label.at[0]} y={label.at[1]}>
          {name}
        </text>
      )}
    </>
  );
}

function Globe({ land, at: [x, y] }: { land: string; at: Point }) {
  const radius = globeRadius;
  return (
    <g transform={`translate(${x - radius} ${y - radius})`}>
      <circle className="map-globe" cx={radius} cy={radius} r={radius + 3} />
      <path className="map-land" d={land} />
      <circle className="map-here" cx={radius} cy={radius} r="5" />
    </g>
  );
}

const kept = new Map<string, Terrain>();
const most = 4000;

/** Worked out once for the same places and kept; the oldest make room. */
function terrainAround(places: readonly Place[]): Terrain {
  const key = places.map(({ latitude, longitude }) => `${latitude} ${longitude}`).join();
  const terrain = kept.get(key) ?? terrainOf(places, landAt);
  kept.set(key, terrain);
  const oldest = kept.keys().next().value;
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return terrain;
}
