import type { ProgramsDetailsDocument } from '@farol/content-model';
import type { Surroundings } from '../pages/page.ts';
import { Style } from '../render/style.tsx';
import { fineLand } from './atlas.ts';
import css from './map.css?inline';
import { drawRoute, type Place, type RouteDrawing } from './route.ts';

interface RouteMapProperties {
  stops: ProgramsDetailsDocument['data']['stops'];
  around: Pick<Surroundings, 'messages'>;
}

/** Where a program takes place: its stops on the land around them, and the same as a list. */
export function RouteMap({ stops, around }: RouteMapProperties) {
  const places = placesOf(stops);
  if (places.length === 0) return null;
  const { width, height, land, line, stops: drawn } = drawingOf(places);
  return (
    <figure className="route-map">
      <Style name="map" css={css} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <path className="map-land" d={land} />
        {drawn.length > 1 && <path className="map-line" d={line} />}
        {drawn.map(({ name, at: [x, y], label }, index) => (
          <g key={`${name} ${x} ${y}`}>
            <circle className="map-stop" cx={x} cy={y} r={13} />
            <text className="map-number" x={x} y={y + 5}>
              {index + 1}
            </text>
            {label && (
              <text className={`map-name map-${label.anchor}`} x={label.at[0]} y={label.at[1]}>
                {name}
              </text>
            )}
          </g>
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

const kept = new Map<string, RouteDrawing>();
const most = 4000;

/** Drawn once for the same stops and kept; the oldest make room. */
function drawingOf(places: readonly Place[]): RouteDrawing {
  const key = JSON.stringify(places);
  const drawing = kept.get(key) ?? drawRoute(places, fineLand());
  kept.set(key, drawing);
  const oldest = kept.keys().next().value;
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return drawing;
}
