import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '../programs/places.ts';
import { atOnce } from '../turns/steps.ts';
import { cityName } from './city-names.ts';
import { height, width } from './frame.ts';
import { intersects, labelsFor } from './labels.ts';
import { landscapeOf } from './landscape.ts';
import type { Point } from './outline.ts';
import { terrainOf } from './route.ts';
import { scaleFor } from './scale.ts';

function terrain(...stops: [number, number][]) {
  const places = stops.map(([latitude, longitude]): Place => ({ name: '', latitude, longitude }));
  const around = atOnce(terrainOf(places));
  return { ...around, ...atOnce(landscapeOf(around.projection)) };
}
const berlin = terrain([52.52, 13.405], [52.3906, 13.0645], [51.3397, 12.3731]);
const mekong = terrain([19.8856, 102.1347], [15.1202, 105.799], [10.7769, 106.7009]);
const mindo = terrain([-0.0488, -78.7752], [-0.2202, -78.5123], [-0.6149, -78.4747]);

describe('a map of a place inland', () => {
  it.each([
    ['Berlin', berlin],
    ['Mindo', mindo],
  ])('of %s has water, borders and a scale, as well as its stops', (_, map) => {
    expect(map.rivers + map.streams).toMatch(/^M/);
    expect(map.provinces + map.borders).toMatch(/^M/);
    expect(map.grid).toMatch(/^M/);
    expect(map.scale.length).toBeGreaterThan(30);
  });

  it('has the Elbe and Poland’s border near Berlin, and cities that are no stops', () => {
    expect(berlin.rivers.length).toBeGreaterThan(100);
    expect(berlin.borders).not.toBe('');
    expect(berlin.cities.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Magdeburg', 'Cottbus']),
    );
    expect(berlin.cities.map(({ name }) => name)).not.toContain('Potsdam');
  });

  it('has the Mekong where the Mekong is, and no brooks', () => {
    expect(mekong.rivers.length).toBeGreaterThan(400);
    expect(mekong.streams).toBe('');
  });
});

it('knows the countries of a map, those with most of it first', () => {
  const codes = (map: typeof berlin) => map.countries.map(({ code }) => code);
  expect(codes(mekong)).toEqual(expect.arrayContaining(['TH', 'LA', 'VN']));
  expect(codes(berlin)[0]).toBe('DE');
  expect(codes(mindo)).toEqual(['EC']);
  // Russia lies on both sides of the date line, and around nothing else.
  for (const map of [berlin, mekong, mindo]) expect(codes(map)).not.toContain('RU');
});

it('writes a country’s name on its land, not across a strait', () => {
  const japan = terrain([35.0116, 135.7681], [34.8844, 135.7997], [34.3853, 132.4553]);
  const [[x, y] = [0, 0]] = japan.countries[0]?.at ?? [];
  // Honshu is in the upper half of that map; the Inland Sea lies right in its middle.
  expect(y).toBeLessThan(0.4 * height);
  expect(x).toBeGreaterThan(0.2 * width);
  expect(x).toBeLessThan(0.8 * width);
});

it('calls a city what the language calls it', () => {
  expect((['en', 'pt', 'es', 'fr'] as const).map((key) => cityName('Vienna', key))).toEqual([
    'Vienna',
    'Viena',
    'Viena',
    'Vienne',
  ]);
  expect(cityName('Cottbus', 'fr')).toBe('Cottbus');
});

it('says how far it is in a round number that has room', () => {
  expect(scaleFor(0.15)).toMatchObject({ kilometres: 10, length: 67 });
  expect(scaleFor(5)).toMatchObject({ kilometres: 500, length: 100 });
  expect(scaleFor(60).length).toBeLessThan(120);
});

it('never lays a name on another, on a stop or out of the frame', () => {
  const frame = { west: 0, south: 0, east: width, north: height };
  const place = fc.record({
    name: fc.string({ minLength: 1, maxLength: 30 }),
    x: fc.integer({ min: 20, max: width - 20 }),
    y: fc.integer({ min: 20, max: height - 20 }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
      const at = places.map(({ x, y }): Point => [x, y]);
      const { taken } = labelsFor(
        places.map(({ name }) => name),
        at,
        frame,
      );
      const names = taken.slice(at.length);
      for (const name of names) {
        expect(taken.filter((other) => other !== name && intersects(name, other))).toEqual([]);
        expect(name.west).toBeGreaterThanOrEqual(0);
        expect(name.east).toBeLessThanOrEqual(width);
      }
    }),
  );
});
