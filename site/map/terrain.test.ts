import { expect, it } from 'vitest';
import { Content, type Document } from '../content/content.ts';
import { stored } from '../content/document.ts';
import { atOnce } from '../turns/steps.ts';
import { landscapeOf } from './landscape.ts';
import { terrainAddress, terrainAround, terrainFile } from './terrain.ts';

const lisbon = { name: 'Lisbon', latitude: 38.72, longitude: -9.14 };
const sintra = { name: 'Sintra', latitude: 38.8, longitude: -9.39 };
const faro = { name: 'Faro', latitude: 37.02, longitude: -7.93 };
const nothing = new Content('ref', []);

function contentWith(...stops: (typeof lisbon)[]): Content {
  const program = {
    id: 'program',
    type: 'programs_details',
    lang: 'en-us',
    alternate_languages: [],
    data: {
      title: [],
      countries: [],
      stops: stops.map(({ name, latitude, longitude }) => ({
        name,
        location: { latitude, longitude },
      })),
    },
  };
  return new Content('ref', [stored(program as unknown as Document)]);
}

it('hands out the land around the places of a page that was drawn', async () => {
  const { projection } = atOnce(terrainAround([lisbon, sintra]));
  const { land, globe } = atOnce(landscapeOf(projection));
  const file = atOnce(terrainFile(nothing, terrainAddress([lisbon, sintra]))) ?? '';
  expect(file).toContain(`<symbol id="land" viewBox="0 0 480 320"><path d="${land}"/>`);
  expect(file).toContain(`<path d="${globe}"/>`);
});

it('draws what a published program shows, and nothing else that is asked for', async () => {
  expect(atOnce(terrainFile(nothing, terrainAddress([faro])))).toBeNull();
  expect(atOnce(terrainFile(contentWith(faro), terrainAddress([faro])))).toContain('id="land"');
  expect(atOnce(terrainFile(contentWith(faro), '/maps/1_2_3_4.svg'))).toBeNull();
  expect(atOnce(terrainFile(contentWith(faro), '/maps/%22%3E%3Cscript%3E.svg'))).toBeNull();
});

it('draws a file once, however many editions are asked for it', () => {
  const address = terrainAddress([lisbon, faro]);
  const drawn = atOnce(terrainFile(contentWith(lisbon, faro), address));
  expect(terrainFile(nothing, address).next()).toEqual({ done: true, value: drawn });
});

it('draws the world as a picture', () => {
  expect(atOnce(terrainFile(nothing, '/maps/world.svg'))).toMatch(
    /^<svg [^>]*viewBox="36 2 448 242"><path id="land" fill="#f4e8d2" [^>]*d="M/,
  );
});
