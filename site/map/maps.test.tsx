import { brotliCompressSync } from 'node:zlib';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { stored } from '../content/document.ts';
import { bare, exampleContext, exampleProgram, lisbon } from '../examples/examples.ts';
import { examplePrograms, nelson, patagonia } from '../finder/programs.testing.ts';
import { placesOf } from '../programs/places.ts';
import { atOnce } from '../turns/steps.ts';
import { DestinationsMap } from './destinations-map.tsx';
import { height, width } from './frame.ts';
import { globeAround } from './globe.ts';
import { labelsFor } from './labels.ts';
import { landscapeOf } from './landscape.ts';
import { routeOn, terrainOf } from './route.ts';
import { RouteMap } from './route-map.tsx';
import { scaleFor } from './scale.ts';
import { markersOf, worldLand } from './world.ts';

const context = exampleContext();
const withoutStyle = (html: string) => html.replace(/<style.*?<\/style>/gs, '');
const weight = (html: string) => brotliCompressSync(withoutStyle(html)).length;
type Stops = ComponentProps<typeof RouteMap>['stops'];
const routeHtml = (stops: Stops) =>
  withoutStyle(renderToString(<RouteMap stops={stops} context={context} />));
const stop = (name: string, latitude: number, longitude: number) => ({
  name,
  location: { latitude, longitude },
});

const fjords: Stops = [stop('Bergen', 60.39, 5.32), stop('Tromsø', 69.65, 18.96)];
const islands: Stops = [stop('Manila', 14.6, 120.98), stop('Ambon', -3.65, 128.19)];

describe('RouteMap', () => {
  it('draws the land, the route and its stops, and lists them in order', () => {
    const html = routeHtml(lisbon.data.stops);
    expect(html).toContain('aria-label="Where you will be"');
    expect(html).toContain('<svg viewBox="0 0 480 320" aria-hidden="true"');
    expect(html).toMatch(/class="map-line" d="M\d+ \d+Q/);
    expect(html).toMatch(/<ol class="map-stops"><li>Lisbon<\/li><li>Sintra<\/li><\/ol>/);
    expect(html.match(/class="map-stop"/g)).toHaveLength(2);
  });

  it('draws no line for a single stop, and nothing without stops', () => {
    expect(routeHtml(nelson.data.stops)).not.toContain('map-line');
    expect(routeHtml([])).toBe('');
    expect(routeHtml([{ name: 'Nowhere', location: {} }])).toBe('');
  });

  it.each([
    ['a city and what lies near it', lisbon.data.stops],
    ['a journey to Antarctica', patagonia.data.stops],
    ['fjords from end to end', fjords],
    ['islands by the thousand', islands],
  ])('takes at most 1.5 kB for %s', (_, stops) => {
    expect(weight(routeHtml(stops))).toBeLessThan(1536);
  });
});

describe('DestinationsMap', () => {
  it('has a name, and its places from west to east', () => {
    const html = renderToString(
      <DestinationsMap context={context} programs={examplePrograms.map(stored)} />,
    );
    expect(html).toMatch(/<svg[^>]* role="group" aria-label="Map of the destinations">/);
    const across = [...html.matchAll(/class="world-touch" cx="([\d.-]+)"/g)].map(([, x]) =>
      Number(x),
    );
    expect(across.length).toBeGreaterThan(2);
    expect(across).toEqual(across.toSorted((one, other) => one - other));
  });
});

describe('terrainOf', () => {
  const terrain = (...places: [number, number][]) =>
    atOnce(terrainOf(places.map(([latitude, longitude]) => ({ name: '', latitude, longitude }))));

  it.each([
    [
      'across the date line',
      [
        [-18.14, 178.44],
        [-13.83, -171.76],
      ],
    ],
    [
      'around the pole',
      [
        [-89, 10],
        [-88, -170],
      ],
    ],
    [
      'in the far north',
      [
        [78.22, 15.63],
        [82.5, -62.35],
      ],
    ],
    ['at one point', [[0, 0]]],
    [
      'half around the world',
      [
        [51.5, 0],
        [-33.9, 151.2],
      ],
    ],
  ] satisfies [string, [number, number][]][])('has every stop in the frame %s', (_, places) => {
    for (const [x, y] of terrain(...places).at) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  });

  it('fills the frame inland, and leaves it empty on the open sea', () => {
    const landAround = (place: [number, number]) =>
      atOnce(landscapeOf(terrain(place).projection)).land;
    expect(landAround([46.6, 14.3])).toMatch(/^M-6 326l0-332 492 0 0 332z$/);
    expect(landAround([-40, -120])).toBe('');
  });
});

describe('routeOn', () => {
  it('puts the globe into a corner that is free, and nowhere where none is', () => {
    const free = { at: [[240, 160] as const], cities: [], countries: [], scale: scaleFor(1) };
    expect(routeOn(free, ['Here']).globeAt).not.toBeNull();
    const corners = [
      [20, 20],
      [460, 20],
      [20, 300],
      [460, 300],
    ] as const;
    expect(routeOn({ ...free, at: corners }, ['', '', '', '']).globeAt).toBeNull();
  });
});

describe('labelsFor', () => {
  const frame = { west: 0, south: 0, east: width, north: height };

  it('writes a name to the right, and to the left at the edge', () => {
    expect(labelsFor(['Faro'], [[100, 100]], frame).labels[0]).toBe('right');
    expect(labelsFor(['Faro'], [[460, 100]], frame).labels[0]).toBe('left');
  });

  it('keeps names off what is covered already', () => {
    const east = [{ west: 105, south: 90, east: 480, north: 110 }];
    expect(labelsFor(['Faro'], [[100, 100]], frame, east).labels).toEqual(['left']);
  });

  it('leaves a name to the list where there is no room for it', () => {
    const long = 'A name longer than the whole of the map is wide, and then some more';
    expect(labelsFor([long], [[240, 200]], frame).labels).toEqual([null]);
  });

  it('lets no two names lie on each other', () => {
    const { taken } = labelsFor(
      ['Wengen', 'Mürren', 'Grütschalp'],
      [
        [200, 200],
        [230, 205],
        [205, 235],
      ],
      frame,
    );
    for (const [index, one] of taken.entries())
      for (const other of taken.slice(index + 1))
        expect(
          one.west >= other.east ||
            one.east <= other.west ||
            one.south >= other.north ||
            one.north <= other.south,
        ).toBe(true);
  });
});

describe('DestinationsMap', () => {
  const html = (programs = examplePrograms) =>
    withoutStyle(
      renderToString(<DestinationsMap context={context} programs={programs.map(stored)} />),
    );

  it('leads from each place to its program, and says the same in a list', () => {
    const map = html();
    expect(map).toContain('aria-label="Map of the destinations"');
    const markers = [...map.matchAll(/<a href="([^"]*)" data-programs="[^"]+"><circle/g)].map(
      ([, to]) => to,
    );
    expect(markers.sort()).toEqual(['/programs/lisbon', '/programs/nelson', '/programs/patagonia']);
    const list = /<ul>.*<\/ul>/s.exec(map)?.[0] ?? '';
    for (const uid of ['lisbon', 'nelson', 'patagonia', 'bare'])
      expect(list).toContain(`<a href="/programs/${uid}">`);
  });

  it('leads to their country where a place has several programs', () => {
    const again = exampleProgram('fado', {
      stops: lisbon.data.stops,
      countries: [{ code: 'PT' }],
      place: 'Lisbon, Portugal',
    });
    expect(html([lisbon, again])).toMatch(
      /<a href="\/destinations\/portugal" data-programs="[^"]+"><circle/,
    );
  });

  it('leads to the finder where they share no country', () => {
    const across = exampleProgram('across', {
      stops: lisbon.data.stops,
      countries: [{ code: 'ES' }],
      place: 'Lisbon and on',
    });
    expect(html([lisbon, across])).toContain(
      'href="/programs?destination=pt&amp;destination=es#found"',
    );
  });

  it('is nothing where no program says its place', () => {
    expect(html([bare])).toBe('');
  });

  it('takes at most 3 kB with eighteen destinations', () => {
    const programs = Array.from({ length: 18 }, (_, index) =>
      exampleProgram(`program-${index}`, {
        place: `Somewhere ${index}`,
        stops: [stop('x', (index * 53) % 60, (index * 97) % 170)],
      }),
    );
    expect(weight(html(programs))).toBeLessThan(3072);
  });
});

describe('markersOf', () => {
  it('makes one marker of one place, and keeps others apart', () => {
    const markers = atOnce(
      markersOf([
        { latitude: 46.5, longitude: 7.9, thing: 'alps' },
        { latitude: 46.5, longitude: 7.9, thing: 'lakes' },
        { latitude: 45.7, longitude: 4.8, thing: 'lyon' },
      ]),
    );
    expect(markers.map(({ things }) => things)).toEqual([['alps', 'lakes'], ['lyon']]);
    const [one, other] = markers.map(({ at }) => at);
    expect(
      Math.hypot((one?.[0] ?? 0) - (other?.[0] ?? 0), (one?.[1] ?? 0) - (other?.[1] ?? 0)),
    ).toBeGreaterThan(7);
  });
});

describe('placesOf', () => {
  it('passes over stops without a location', () => {
    expect(placesOf([{ name: 'Nowhere', location: {} }, stop('Here', 1, 2)])).toEqual([
      { name: 'Here', latitude: 1, longitude: 2 },
    ]);
  });
});

it('draws the world and a globe with whole numbers only', () => {
  for (const path of [atOnce(worldLand()), atOnce(globeAround(-9, 39))])
    expect(path).toMatch(/^[Mlz\d\s-]+$/);
});

it('draws a globe piece by piece, so that others have their turn in between', () => {
  expect([...globeAround(139, 35)].length).toBeGreaterThan(100);
});
