import type { ProgramsDetailsDocument } from '@farol/content-model';
import type { PageContext } from '../contract/page.ts';
import { placesOf } from '../programs/places.ts';
import { Style } from '../render/style.tsx';
import { atOnce, type Steps } from '../turns/steps.ts';
import { globeRadius } from './globe.ts';
import { type Label, markerSize } from './labels.ts';
import type { Point } from './outline.ts';
import { height, routeOn, width } from './route.ts';
import css from './route-map.css?inline';
import { terrainAddress, terrainAround } from './terrain.ts';

interface RouteMapProperties {
  stops: ProgramsDetailsDocument['data']['stops'];
  context: Pick<PageContext, 'messages'>;
}

/** Where a program takes place: its stops on the land around them, and the same as a list. */
export function RouteMap({ stops, context }: RouteMapProperties) {
  const places = placesOf(stops);
  if (places.length === 0) return null;
  const { line, globeAt, at, labels } = routeOn(
    atOnce(terrainAround(places)),
    places.map(({ name }) => name),
  );
  const file = terrainAddress(places);
  return (
    <figure className="route-map" aria-label={context.messages.route}>
      <Style name="route-map" css={css} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <use className="map-land" href={`${file}#land`} width={width} height={height} />
        {globeAt && <Globe file={file} at={globeAt} />}
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

/** Draws the land around some stops, before a page shows them on it. */
export function* prepareRoute(stops: RouteMapProperties['stops']): Steps<void> {
  const places = placesOf(stops);
  if (places.length > 0) yield* terrainAround(places);
}

interface StopProperties {
  number: number;
  name: string;
  at: Point;
  label: Label | null;
}

/** Drawn around its own middle, so that one stop is written as the other and the page packs well. */
function Stop({ number, name, at: [x, y], label }: StopProperties) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="map-stop" r={markerSize} />
      <text className="map-number" y="5">
        {number}
      </text>
      {label && (
        <text className={`map-name map-${label.anchor}`} x={label.at[0] - x} y={label.at[1] - y}>
          {name}
        </text>
      )}
    </g>
  );
}

function Globe({ file, at: [x, y] }: { file: string; at: Point }) {
  const radius = globeRadius;
  return (
    <g transform={`translate(${x - radius} ${y - radius})`}>
      <circle className="map-globe" cx={radius} cy={radius} r={radius + 3} />
      <use className="map-land" href={`${file}#globe`} width={2 * radius} height={2 * radius} />
      <circle className="map-here" cx={radius} cy={radius} r="5" />
    </g>
  );
}
