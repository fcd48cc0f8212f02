import type { ProgramsDetailsDocument } from '@farol/content-model';
import type { PageContext } from '../contract/page.ts';
import { regionNames } from '../messages/formatters.ts';
import { type Place, placesOf } from '../programs/places.ts';
import { Style } from '../render/style.tsx';
import { atOnce, type Steps } from '../turns/steps.ts';
import { cityName } from './city-names.ts';
import { height, width } from './frame.ts';
import { globeRadius } from './globe.ts';
import type { Label } from './labels.ts';
import type { Point } from './outline.ts';
import { type NearbyNames, routeOn, type Terrain } from './route.ts';
import css from './route-map.css?inline';
import { terrainAddress, terrainAround } from './terrain.ts';

type Words = Pick<PageContext, 'language' | 'messages'>;

interface RouteMapProperties {
  stops: ProgramsDetailsDocument['data']['stops'];
  context: Words;
}

/** A map of a program's stops, and the same as a list. */
export function RouteMap({ stops, context }: RouteMapProperties) {
  return <PlacesMap places={placesOf(stops)} context={context} isRoute />;
}

interface PlacesMapProperties {
  places: readonly Place[];
  context: Words;
  /** Whether the stops are visited in order and connected by a line. */
  isRoute?: boolean;
}

/** A map of places, and the same as a list. */
export function PlacesMap({ places, context, isRoute = false }: PlacesMapProperties) {
  if (places.length === 0) return null;
  return (
    <figure className="route-map" aria-label={context.messages.route}>
      <Style name="route-map" css={css} />
      <Drawing places={places} context={context} isRoute={isRoute} />
      <ol className="map-stops">
        {places.map(({ name, latitude, longitude }) => (
          <li key={`${name} ${latitude} ${longitude}`}>{name}</li>
        ))}
      </ol>
    </figure>
  );
}

function Drawing({ places, context, isRoute }: Required<PlacesMapProperties>) {
  const terrain = atOnce(terrainAround(places));
  const around = namesAround(terrain, context);
  const names = places.map(({ name }) => name);
  const route = routeOn(terrain, names, around);
  const file = terrainAddress(places);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <use className="map-land" href={`${file}#land`} width={width} height={height} />
      {route.countries.map((at, index) => (
        <Name key={around.countries[index]} at={at} name={around.countries[index]} />
      ))}
      {terrain.cities.map(({ name, at }, index) => (
        <Name key={name} at={at} name={around.cities[index]} side={route.cities[index] ?? null} />
      ))}
      {route.globeAt && <Globe file={file} at={route.globeAt} />}
      {isRoute && route.at.length > 1 && <path className="map-line" d={route.line} />}
      {places.map(({ name }, index) => (
        <Stop
          key={`${name} ${route.at[index]?.join(' ')}`}
          number={index + 1}
          name={name}
          at={route.at[index] ?? [0, 0]}
          label={route.labels[index] ?? null}
        />
      ))}
    </svg>
  );
}

/** The names of cities and countries in the page's language; a city that is a stop is labelled already. */
function namesAround({ cities, countries }: Terrain, { language }: Words): NearbyNames {
  const regions = regionNames(language.code);
  return {
    cities: cities.map(({ name }) => cityName(name, language.key)),
    countries: countries.map(({ code }) => regions.of(code) ?? ''),
  };
}

/** Renders the land around the stops before the page needs it. */
export function* prepareRoute(stops: RouteMapProperties['stops']): Steps<void> {
  yield* preparePlaces(placesOf(stops));
}

export function* preparePlaces(places: readonly Place[]): Steps<void> {
  if (places.length > 0) yield* terrainAround(places);
}

interface NameProperties {
  at: Point | null;
  name: string | undefined;
  side?: Label | null;
}

const cityLabelOffsets: Readonly<Record<Label, Point>> = {
  right: [7, 4],
  left: [-7, 4],
  below: [0, 17],
  above: [0, -8],
};

/** A country's name is centred on its land, a city's stands beside its dot. */
function Name({ at, name, side }: NameProperties) {
  if (!at || side === null) return null;
  if (!side)
    return (
      <text className="map-country" x={at[0]} y={at[1] + 5}>
        {name}
      </text>
    );
  const [x, y] = cityLabelOffsets[side];
  return (
    <text className={`map-city map-${side}`} x={at[0] + x} y={at[1] + y}>
      {name}
    </text>
  );
}

interface StopProperties {
  number: number;
  name: string;
  at: Point;
  label: Label | null;
}

/** Offsets in units of the font size, so that they scale with the text. */
const stopLabelOffsets: Readonly<Record<Label, { x?: string; y: string }>> = {
  right: { x: '1.15em', y: '.35em' },
  left: { x: '-1.15em', y: '.35em' },
  below: { y: '1.9em' },
  above: { y: '-1.2em' },
};

/** Positioned around its own centre. */
function Stop({ number, name, at: [x, y], label }: StopProperties) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="map-stop" />
      <text className="map-number" y=".35em">
        {number}
      </text>
      {label && (
        <text className={`map-name map-${label}`} {...stopLabelOffsets[label]}>
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
      <circle className="map-here" cx={radius} cy={radius} r="4" />
    </g>
  );
}
