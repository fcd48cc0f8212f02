import { countriesOf, defaultLanguage, destinationAddress, memoized } from '@farol/content-model';
import type { PageContext } from '../contract/page.ts';
import { finderAddress, nothingChosen } from '../finder/state.ts';
import { collator } from '../messages/formatters.ts';
import { type ListedProgram, listedOf } from '../programs/program-facts.ts';
import { Part, SharedPart } from '../render/parts.tsx';
import { Style } from '../render/style.tsx';
import { sortedBy } from '../turns/sorting.ts';
import { atOnce, type Steps } from '../turns/steps.ts';
import css from './destinations-map.css?inline';
import { worldAddress } from './terrain.ts';
import { type Destination, type Marker, markersOf, worldView } from './world.ts';

interface DestinationsMapProperties {
  context: Pick<PageContext, 'addresses' | 'language' | 'messages'>;
  programs: readonly ListedProgram[];
}

/** All destinations on a world map, and the same as a list. Rendered once for all views of the same programs. */
export function DestinationsMap({ context, programs }: DestinationsMapProperties) {
  if (markersFor(programs).length === 0) return null;
  return (
    <>
      <Style name="destinations-map" css={css} />
      <SharedPart of={programs}>
        <WorldMap context={context} programs={programs} />
      </SharedPart>
    </>
  );
}

function WorldMap({ context, programs }: DestinationsMapProperties) {
  const { mapOfDestinations, listOfDestinations } = context.messages;
  const { x, y, width, height } = worldView;
  return (
    <figure className="world-map">
      <div className="world">
        <img src={worldAddress} width={width} height={height} alt="" loading="lazy" />
        {/* biome-ignore lint/a11y/useSemanticElements: no other element draws */}
        <svg viewBox={`${x} ${y} ${width} ${height}`} role="group" aria-label={mapOfDestinations}>
          {chunked(markersFor(programs), 4).map((markers) => (
            <Part key={markers[0]?.at.join(' ')}>
              <Markers markers={markers} context={context} />
            </Part>
          ))}
        </svg>
      </div>
      <details>
        <summary>{listOfDestinations}</summary>
        <ul>
          {chunked(byName(programs), 25).map((group) => (
            <Part key={group[0]?.id}>
              <ProgramItems context={context} programs={group} />
            </Part>
          ))}
        </ul>
      </details>
    </figure>
  );
}

interface MarkersProperties extends Pick<DestinationsMapProperties, 'context'> {
  markers: readonly Marker<ListedProgram>[];
}

function Markers({ markers, context }: MarkersProperties) {
  return markers.map((marker) => (
    <a
      key={marker.at.join(' ')}
      href={addressOfMarker(marker, context)}
      data-programs={marker.things.map(({ id }) => id).join(' ')}
    >
      <circle className="world-touch" cx={marker.at[0]} cy={marker.at[1]} r="6.5" />
      <circle cx={marker.at[0]} cy={marker.at[1]} r="3" />
      <text className={sideOf(marker)} x={marker.at[0]} y={marker.at[1] - 7}>
        {namesOf(marker)}
      </text>
    </a>
  ));
}

function ProgramItems({ context, programs }: DestinationsMapProperties) {
  return programs.map((program) => (
    <li key={program.id} data-programs={program.id}>
      <a href={context.addresses.of(program)}>{nameOf(program)}</a>
    </li>
  ));
}

/** Reads every program before the map is rendered. */
export function* prepareMap(programs: readonly ListedProgram[]): Steps<void> {
  const data = mapDataFor(programs);
  if (data.byName) return;
  const { compare } = collator(programs[0]?.lang ?? defaultLanguage.code);
  const places: Destination<ListedProgram>[] = [];
  for (const program of programs) {
    const [base] = listedOf(program).places;
    if (base) places.push({ ...base, thing: program });
    yield;
  }
  // From west to east, in reading order.
  const markers = yield* markersOf(places);
  data.markers = yield* sortedBy(markers, (one, other) => one.at[0] - other.at[0]);
  data.byName = yield* sortedBy(programs, (one, other) => compare(nameOf(one), nameOf(other)));
}

/** Computed once for all views of the same programs. */
const mapDataFor = memoized((_: readonly ListedProgram[]): MapData => ({}));

interface MapData {
  markers?: readonly Marker<ListedProgram>[];
  byName?: readonly ListedProgram[];
}

function markersFor(programs: readonly ListedProgram[]) {
  atOnce(prepareMap(programs));
  return mapDataFor(programs).markers ?? [];
}

function byName(programs: readonly ListedProgram[]) {
  atOnce(prepareMap(programs));
  return mapDataFor(programs).byName ?? [];
}

function chunked<Thing>(things: readonly Thing[], length: number): readonly (readonly Thing[])[] {
  const count = Math.ceil(things.length / length);
  return Array.from({ length: count }, (_, at) => things.slice(at * length, (at + 1) * length));
}

function nameOf(program: ListedProgram): string {
  const { name, place } = listedOf(program);
  return place || name;
}

function namesOf({ things }: Marker<ListedProgram>): string {
  return [...new Set(things.map(nameOf))].join(', ');
}

/** A single program's page; else the page of their common country, or the finder filtered by their countries. */
function addressOfMarker(
  { things }: Marker<ListedProgram>,
  { addresses, language }: DestinationsMapProperties['context'],
): string {
  const [first, ...others] = things;
  if (first && others.length === 0) return addresses.of(first);
  const countries = [...new Set(things.flatMap((program) => countriesOf(listedOf(program))))];
  const [country] = countries;
  if (country && countries.length === 1) return destinationAddress(language, country);
  const finder = addresses.ofSingle('programs_overview', language) ?? '/programs';
  return finderAddress(finder, {
    ...nothingChosen,
    destination: countries.map((code) => code.toLowerCase()),
  });
}

/** Near the edges labels grow inwards. */
function sideOf({ at: [x] }: Marker<unknown>): string | undefined {
  if (x < worldView.x + 75) return 'world-start';
  return x > worldView.x + worldView.width - 75 ? 'world-end' : undefined;
}
