import { languages } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { destinationsIn } from '../destinations/destinations.ts';
import { exampleContext, exampleDocuments, exampleProgram, lisbon } from '../examples/examples.ts';
import { htmlOf } from '../render/html-of.testing.tsx';
import { atOnce } from '../turns/steps.ts';
import { destinationPage } from './destination.tsx';
import { destinationFacts } from './destination-facts.ts';
import { destinationsPage } from './destinations.tsx';

const [english] = languages;
const surf = exampleProgram('surf', {
  countries: [{ code: 'PT' }],
  price_from: 990,
  price_currency: 'EUR',
  weeks_min: 1,
  age_min: 16,
  age_max: 40,
  kind: 'summer_camp',
  departures: [{ start: '2026-12-07', apply_by: null, weeks: 1, places: 'few' }],
});
const context = exampleContext({ path: '/destinations/portugal' }, 'en', [
  ...exampleDocuments,
  surf,
]);
const destinations = [...atOnce(destinationsIn(context.content, english)).values()];
const portugal = destinations.find(({ code }) => code === 'PT');
if (!portugal) throw new Error('No program of the examples goes to Portugal.');
const { head, body } = atOnce(destinationPage(portugal, context));
const html = htmlOf(body);

type Price = [amount: number | null, 'EUR' | 'USD', min: number | null, max: number | null];

describe('the page of a destination', () => {
  it('is made of what its programs say', () => {
    for (const part of [
      '<h1>Portugal</h1>',
      '<a href="/destinations">Destinations</a>',
      '<dt>Type</dt><dd>Language course, summer camp</dd>',
      '<dt>Length</dt><dd>1 to 12 weeks</dd>',
      '<dt>Age</dt><dd>16 to 40</dd>',
      '<dt>Price from</dt><dd>€990 for 1\u00a0week</dd>',
      '<dt>Next start</dt><dd>December 7, 2026</dd>',
      'href="/programs/lisbon"',
      'href="/programs/surf"',
      'class="route-map"',
      'postcard',
      'Read before you go',
    ])
      expect(html).toContain(part);
  });

  it('has the lowest price in the currency of the first, and the stay it is for', () => {
    const priced = ([price, currency, minWeeks, maxWeeks]: Price, index: number) =>
      exampleProgram(`p${index}`, {
        ...{ countries: [{ code: 'PT' }], departures: [] },
        ...{ price_from: price, price_currency: currency },
        ...{ weeks_min: minWeeks, weeks_max: maxWeeks },
      });
    const priceIn = (prices: readonly Price[]) => {
      const page = exampleContext({}, 'en', prices.map(priced));
      const [destination] = atOnce(destinationsIn(page.content, english)).values();
      if (!destination) throw new Error('No program goes anywhere.');
      const facts = destinationFacts(destination, page);
      return facts.find(({ name }) => name === 'Price from')?.value;
    };
    const prices: readonly Price[] = [
      [null, 'EUR', 1, null],
      [1490, 'EUR', 2, 12],
      [500, 'USD', 1, 2],
      [990, 'EUR', null, 3],
      [1200, 'EUR', 4, null],
    ];
    expect(priceIn(prices)).toBe('€990 for 3\u00a0weeks');
    expect(priceIn([[990, 'EUR', null, null]])).toBe('€990');
    expect(priceIn([[null, 'EUR', 1, 2]])).toBeUndefined();
  });

  it('lets its large picture come before the posters below it', () => {
    const [cover = '', ...others] = html.match(/<img[^>]*>/g) ?? [];
    expect(cover).toContain('fetchPriority="high"');
    const posters = others.filter((picture) => picture.includes('45vw'));
    expect(posters.length).toBeGreaterThan(0);
    for (const poster of posters) expect(poster).toContain('fetchPriority="low"');
  });

  it('says of an only program what it is and why one would go', () => {
    const { tagline, highlights } = lisbon.data;
    const reasons = highlights.flatMap(({ title }) => title ?? []);
    const alone = exampleContext({ path: '/destinations/portugal' }, 'en', [...exampleDocuments]);
    const [portugalAlone] = atOnce(destinationsIn(alone.content, english)).values();
    if (!portugalAlone) throw new Error('No program of the examples goes anywhere.');
    const page = htmlOf(atOnce(destinationPage(portugalAlone, alone)).body);
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(page).toContain(`<li>${reason}</li>`);
    expect(page).toContain(String(tagline));
    expect(page).toContain('<a class="button" href="/programs/lisbon">See the program</a>');
    expect(html).not.toContain('See the program');
  });

  it('has no line through places that are no route', () => {
    expect(html).not.toContain('map-line');
  });

  it('shows when they start next, the soonest first', () => {
    const board = html.split('aria-labelledby="next-dates"')[1] ?? '';
    const starts = [...board.matchAll(/<time dateTime="([^"]*)"|<time datetime="([^"]*)"/g)];
    const days = starts.map(([, one, other]) => one ?? other ?? '');
    expect(days[0]).toBe('2026-12-07');
    expect(days).toEqual(days.toSorted());
    expect(days.length).toBeGreaterThan(2);
  });

  it('tells search engines what it is', () => {
    expect(head.title).toBe('Portugal: 2 programs');
    expect(head.description).toMatch(/^Portugal: .*Places, dates, prices/);
    expect(head.image).not.toBeNull();
    const types = head.structuredData.map((thing) => thing['@type']);
    expect(types).toEqual(['TouristDestination', 'ItemList', 'BreadcrumbList']);
    expect(String(head.structuredData[0]?.image)).toMatch(/^https:\/\/[^/]+\/media\//);
  });
});

it('the page of all destinations leads to each', () => {
  const all = atOnce(destinationsPage(destinations, { ...context, path: '/destinations' }));
  const list = htmlOf(all.body);
  expect(list).toContain('<a href="/destinations/portugal">Portugal</a>');
  expect(list).toContain('class="world-map"');
  expect(lisbon.data.countries).toEqual([{ code: 'PT' }]);
});

it('the page of all destinations names the programs of each, or their number where there are many', () => {
  const inPortugal = ['One', 'Two', 'Three'].map((name) =>
    exampleProgram(name.toLowerCase(), {
      countries: [{ code: 'PT' }],
      title: [{ type: 'heading1', text: name, spans: [] }],
    }),
  );
  const entryWith = (count: number) => {
    const page = exampleContext({}, 'en', inPortugal.slice(0, count));
    const all = [...atOnce(destinationsIn(page.content, english)).values()];
    const entries = htmlOf(atOnce(destinationsPage(all, page)).body);
    return /<ul class="countries">(.*?)<\/ul>/.exec(entries)?.[1]?.replace(/<[^>]+>/g, ' ');
  };
  expect(entryWith(2)).toMatch(/Portugal +One +Two/);
  expect(entryWith(3)).toMatch(/Portugal +3 programs/);
});
