import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { portrait } from '../../examples/example-fields.ts';
import {
  bare,
  contactDocument,
  exampleContext,
  exampleDocuments,
  exampleLayout,
  examplePaths,
  exampleProgram,
  exampleRates,
  lisbon,
} from '../../examples/examples.ts';
import { messages } from '../../messages/messages.ts';
import { departuresFrom, nextDeparture, type Program } from '../../programs/program-facts.ts';
import { htmlOf } from '../../render/html-of.testing.tsx';
import { programPage } from './program.tsx';

const lisbonContext = exampleContext({ path: '/programs/lisbon' });

/** Without a page that says whom to call. */
const unmanned = exampleContext(
  {},
  'en',
  exampleDocuments.filter((document) => document !== contactDocument),
);

function properties(doc: Program, context = lisbonContext) {
  return { layout: exampleLayout, paths: examplePaths, doc, context };
}

const show = (doc: Program, context = lisbonContext) =>
  htmlOf(<programPage.Body {...properties(doc, context)} />);

test('says everything one asks first on its ticket', () => {
  const ticket = show(lisbon).split('</section>')[1] ?? '';
  for (const fact of [
    '<dt>Destination</dt><dd>Lisbon, Portugal</dd>',
    '38.7°\u00a0N, 9.1°\u00a0W',
    '<dt>Type</dt><dd>Language course</dd>',
    '<dt>Length</dt><dd>2 to 12 weeks</dd>',
    '<dt>Age</dt><dd>18 to 30</dd>',
    '<dt>Group</dt><dd>4 to 8 people</dd>',
    '<dt>Language spoken</dt><dd>Portuguese</dd>',
    '<dt>Where you live</dt><dd>Shared apartment, host family</dd>',
    '<p data-fact="f">Price from<b>€1,490</b><span>for 2\u00a0weeks</span>',
    'Next start<strong>May 10, 2027</strong>',
  ])
    expect(ticket).toContain(fact);
});

test('has where one lives, safety and needs beside the price, not under it', () => {
  const html = show(lisbon);
  for (const title of ['Where you live', 'Safety', 'What you need'])
    expect(html).toContain(`<h2>${title}</h2>`);
});

test('names the table of dates', () => {
  expect(show(lisbon)).toContain('<table aria-label="Dates and availability">');
});

test('shows departures that have not left, the next one first', () => {
  const starts = departuresFrom(lisbon, '2026-11-21').map(({ start }) => start);
  expect(starts).toEqual(['2027-01-11', '2027-05-10', '2027-09-06']);
  expect(departuresFrom(lisbon, '2027-06-01').map(({ end }) => end)).toEqual(['2027-11-28']);
});

test('takes as next the first departure with places', () => {
  expect(nextDeparture(lisbon, '2026-11-21')?.start).toBe('2027-05-10');
  const full = exampleProgram('full', {
    departures: [{ start: '2027-01-11', apply_by: null, weeks: 2, places: 'full' }],
  });
  expect(nextDeparture(full, '2026-11-21')?.start).toBe('2027-01-11');
  expect(nextDeparture(bare, '2026-11-21')).toBeUndefined();
});

describe('a departure that nobody can apply for any more', () => {
  const programWith = (places: 'open' | 'full', applyBy: string | null) =>
    exampleProgram('late', {
      departures: [{ start: '2027-01-11', apply_by: applyBy, weeks: 2, places }],
    });
  const placesOf = (applyBy: string | null, places: 'open' | 'full' = 'open') =>
    departuresFrom(programWith(places, applyBy), '2026-11-21')[0]?.places;

  test('is closed from the day after its deadline on', () => {
    expect(placesOf('2026-11-20')).toBe('closed');
    expect(placesOf('2026-11-21')).toBe('open');
    expect(placesOf(null)).toBe('open');
    expect(placesOf('2026-11-20', 'full')).toBe('full');
  });

  test('is not the next one while another is open, for search engines neither', () => {
    const late = exampleProgram('late', {
      kind: 'language_course',
      departures: [
        { start: '2027-01-11', apply_by: '2026-11-20', weeks: 2, places: 'open' },
        { start: '2027-02-15', apply_by: '2027-01-04', weeks: 2, places: 'few' },
      ],
    });
    expect(nextDeparture(late, '2026-11-21')?.start).toBe('2027-02-15');
    expect(programPage.head(properties(late)).structuredData).toContainEqual(
      expect.objectContaining({ startDate: '2027-02-15' }),
    );
  });

  test.each([
    ['full', programWith('full', null), 'Full'],
    ['past its deadline', programWith('open', '2026-11-20'), 'Applications closed'],
  ])('says so everywhere where it is %s', (_, program, words) => {
    const html = show(program);
    const [, ticket = ''] = /class="stub">(.*?)<\/section>/.exec(html) ?? [];
    expect(ticket).toContain(words);
    const [, quickBar = ''] = /class="quick unprinted">(.*?)<\/div>/.exec(html) ?? [];
    expect(quickBar).toContain(words);
    const [, board = ''] = /<tbody>(.*?)<\/tbody>/.exec(html) ?? [];
    expect(board).toContain(`<td>${words}</td>`);
    expect(board).not.toContain('Add to calendar');
  });
});

test('names the price of each length of stay', () => {
  const board = show(lisbon).split('id="dates"')[1]?.split('</section>')[0] ?? '';
  expect(board).toContain('<td>2\u00a0weeks</td><td>€1,490</td><td>Full</td>');
  expect(board).toContain('<td>12\u00a0weeks</td><td>€6,690</td>');
  expect(board).toContain('<tr class="few">');
});

test('says until when one can apply, and puts a departure into a calendar', () => {
  const board = show(lisbon).split('id="dates"')[1]?.split('</section>')[0] ?? '';
  expect(board).toContain('<th scope="col">Apply by</th>');
  expect(board).toContain('Mar 29, 2027</td>');
  expect(board).toContain(
    '<a class="unprinted" href="/calendar/lisbon_2027-05-10_2.ics" download="">Add to calendar</a>',
  );
  const open = exampleProgram('open', {
    departures: [{ start: '2027-01-11', apply_by: null, weeks: 2, places: 'open' }],
  });
  expect(show(open)).not.toContain('Apply by');
});

const { en, pt, es, fr } = messages;

test('names the last day in narrow rows as the head of the board does', async () => {
  const css = await readFile(new URL('dates.css', import.meta.url), 'utf8');
  const named = [...css.matchAll(/td:nth-child\(3\)[^}]*content: "([^"]*) "/g)].map(
    ([, name]) => name,
  );
  expect(named).toEqual([en, pt, es, fr].map(({ applyBy }) => applyBy));
});

test('says what the price roughly is in other money, where the editor gives a rate', () => {
  const context = exampleContext({ path: '/programs/lisbon' }, 'en', [
    ...exampleDocuments,
    exampleRates,
  ]);
  expect(show(lisbon, context)).toContain(
    'Roughly R$9,250, at the rates of November\u00a02,\u00a02026.',
  );
  expect(show(lisbon)).not.toContain('Roughly');
});

test('says nothing of a day before it was ever published', () => {
  expect(show(lisbon)).toContain('class="wrap small muted updated"');
  expect(show({ ...lisbon, last_publication_date: null as never })).not.toContain('updated"');
});

test('has no route where the stops are nowhere', () => {
  const stop = (name: string) => ({ name, location: {} });
  const nowhere = exampleProgram('nowhere', { stops: [stop('Lisbon'), stop('Sintra')] });
  expect(show(nowhere)).not.toContain(messages.en.route);
});

test('says an age where there is one', () => {
  const html = show(exampleProgram('young', { age_min: 16, age_max: 16 }));
  expect(html).toContain('<dt>Age</dt><dd>16 years old</dd>');
});

test('shows who is there, with a face and a role', () => {
  const manned = exampleProgram('manned', {
    people: [{ name: 'Marta', role: 'Our coordinator', portrait: portrait('marta') }],
  });
  const talk = show(manned).split('id="talk"')[1] ?? '';
  expect(talk).toContain('<b>Marta</b><span class="small muted">Our coordinator</span>');
  expect(talk).toContain('<img');
  expect(show(lisbon).split('id="talk"')[1]).not.toContain('talk-people');
});

test('says in which year somebody was there', () => {
  expect(show(lisbon)).toContain('<span>21</span><span class="numbers">2025</span>');
});

test('leads from top to bottom through every part', () => {
  const html = show(lisbon);
  const parts = [
    '<h1',
    'class="ticket',
    'What it is like',
    'Why this one',
    '<h2>How the time goes</h2>',
    'Day 1</p>',
    'Days 2 to 3</p>',
    '<h2>Dates and availability</h2>',
    '+ €520',
    'Included in the price',
    'Not included',
    'A room of your own.',
    'Lisbon is calm.',
    'Legs for stairs',
    'data-gallery',
    'postcard',
    'Can I come on my own?',
    'packing.pdf',
    'id="talk"',
    'You may also like',
    'Read before you go',
    'Last updated on November 18, 2026',
  ];
  const places = parts.map((part) => html.indexOf(part));
  for (const [index, part] of parts.entries()) expect(places[index], part).toBeGreaterThan(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

const unanswered: Partial<Program['data']> = { questions: [{ question: 'Why?', answer: [] }] };

test.each([
  ['dates and somebody to call', lisbon, lisbonContext],
  ['no dates', bare, lisbonContext],
  ['nobody to call', lisbon, unmanned],
  ['neither', bare, unmanned],
  ['a question without an answer', exampleProgram('asked', unanswered), lisbonContext],
])('links its parts to anchors that are there: %s', (_, program, context) => {
  const html = show(program, context);
  for (const [, id] of html.matchAll(/href="#([\w-]+)"/g)) expect(html, id).toContain(`id="${id}"`);
});

test('says whom to call about programs, and never the emergency line', () => {
  expect(show(lisbon)).not.toContain('0199');
  expect(show(lisbon)).toContain('href="tel:+442079460123">+44 20 7946 0123</a>');
  expect(show(lisbon, unmanned)).not.toContain('tel:');
});

test('looks intended with a title alone', () => {
  const html = show(bare);
  // Another fact than “from”: where programs are compared, each fact has one name.
  expect(html).toContain('<p data-fact="p">Price<b>on request</b>');
  expect(html).toContain('<strong>dates on request</strong>');
  expect(html).toContain('The next dates are not fixed yet.');
  expect(html).toContain('href="#talk">Talk to a person</a>');
  expect(html).not.toContain('<table');
  expect(html).not.toContain('How the time goes');
  expect(html).not.toMatch(/undefined|null|<(p|h[1-6]|ul|ol|dl|dd)( [^>]*)?><\/\1>/);
});

test('is a course to search engines, with its offer', () => {
  const { structuredData, title, image } = programPage.head(properties(lisbon));
  expect(title).toBe('Portuguese in Lisbon');
  expect(image?.width).toBe(2400);
  expect(structuredData[0]).toMatchObject({
    '@type': 'EducationalOccupationalProgram',
    name: 'Portuguese in Lisbon',
    url: 'https://farol.example/programs/lisbon',
    timeToComplete: 'P2W',
    provider: { '@type': 'TravelAgency', name: 'Farol' },
    offers: {
      '@type': 'Offer',
      price: 1490,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(structuredData.map((thing) => thing['@type'])).toEqual([
    'EducationalOccupationalProgram',
    'BreadcrumbList',
  ]);
});

test('is a trip to search engines where nothing is taught, and offers no price it does not have', () => {
  const trip = exampleProgram('trip', { kind: 'gap_year', stops: lisbon.data.stops });
  const [thing] = programPage.head(properties(trip)).structuredData;
  expect(thing).toMatchObject({ '@type': 'TouristTrip', offers: undefined });
  expect(thing).toHaveProperty('itinerary.1.name', 'Sintra');
});
