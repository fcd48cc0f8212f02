import { bare, exampleProgram, lisbon } from '../examples/examples.ts';

/** Programs for tests, as different as possible; `bare` has only a title. */
export const nelson = exampleProgram('nelson', {
  title: [{ type: 'heading1', text: 'A school year in Nelson', spans: [] }],
  kind: 'high_school',
  place: 'Nelson, New Zealand',
  continents: [{ continent: 'oceania' }],
  countries: [{ code: 'NZ' }],
  languages: [{ language: 'english' }],
  weeks_min: 34,
  weeks_max: 46,
  age_min: 14,
  age_max: 17,
  departures: [{ start: '2027-01-25', apply_by: null, weeks: 46, places: 'open' }],
  price_from: 14900,
  price_currency: 'EUR',
  stops: [{ name: 'Nelson', location: { latitude: -41.2706, longitude: 173.284 } }],
});

export const patagonia = exampleProgram('patagonia', {
  title: [{ type: 'heading1', text: 'Patagonia and Antarctica', spans: [] }],
  kind: 'gap_year',
  place: 'Patagonia',
  continents: [{ continent: 'south_america' }, { continent: 'antarctica' }],
  countries: [{ code: 'CL' }, { code: 'AR' }, { code: 'AQ' }],
  languages: [{ language: 'english' }, { language: 'spanish' }],
  weeks_min: 10,
  price_from: 13900,
  price_currency: 'USD',
  stops: [
    { name: 'Puerto Natales', location: { latitude: -51.72, longitude: -72.5 } },
    { name: 'Paradise Harbour', location: { latitude: -64.9, longitude: -62.86 } },
  ],
});

export const examplePrograms = [lisbon, nelson, patagonia, bare];
