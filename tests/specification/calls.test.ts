import { filter } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import { listing, recordedClient } from './recorded-client.ts';

const published = 'document.last_publication_date';

describe('the repository info', () => {
  it('is asked for at the root of the API, without a token where there is none', async () => {
    const { client, asked, methods } = recordedClient();
    await client.getRepository();
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/v2']);
    expect(asked[0]?.searchParams.has('access_token')).toBe(false);
    expect([...methods]).toEqual(['GET']);
  });

  it('is asked for with the access token that is configured', async () => {
    const { client, asked } = recordedClient({ accessToken: 'secret' });
    await client.getRepository();
    expect(asked[0]?.searchParams.get('access_token')).toBe('secret');
  });
});

describe('the document search', () => {
  it('is asked at documents/search, by GET', async () => {
    const { client, asked, methods } = recordedClient();
    await client.get();
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/v2', '/api/v2/documents/search']);
    expect([...methods]).toEqual(['GET']);
  });

  const predicates: [string, string, string][] = [
    ['at', filter.at('document.type', 'dynamic_page'), 'at(document.type, "dynamic_page")'],
    ['in', filter.in('document.id', ['a', 'b']), 'in(document.id, ["a", "b"])'],
    ['any', filter.any('document.tags', ['sea']), 'any(document.tags, ["sea"])'],
    ['not', filter.not('document.lang', 'fr-fr'), 'not(document.lang, "fr-fr")'],
    ['fulltext', filter.fulltext('document', 'sea'), 'fulltext(document, "sea")'],
    ['has', filter.has('my.dynamic_page.lead'), 'has(my.dynamic_page.lead)'],
    ['missing', filter.missing('my.dynamic_page.lead'), 'missing(my.dynamic_page.lead)'],
    ['similar', filter.similar('a', 10), 'similar("a", 10)'],
    ['number.gt', filter.numberGreaterThan('my.p.price', 5), 'number.gt(my.p.price, 5)'],
    ['number.lt', filter.numberLessThan('my.p.price', 5), 'number.lt(my.p.price, 5)'],
    [
      'number.inRange',
      filter.numberInRange('my.p.price', 5, 9),
      'number.inRange(my.p.price, 5, 9)',
    ],
    ['date.after', filter.dateAfter(published, 7), `date.after(${published}, 7)`],
    ['date.before', filter.dateBefore(published, 7), `date.before(${published}, 7)`],
    ['date.between', filter.dateBetween(published, 7, 9), `date.between(${published}, 7, 9)`],
    [
      'date.day-of-month',
      filter.dateDayOfMonth(published, 7),
      `date.day-of-month(${published}, 7)`,
    ],
    [
      'date.day-of-month-after',
      filter.dateDayOfMonthAfter(published, 7),
      `date.day-of-month-after(${published}, 7)`,
    ],
    [
      'date.day-of-month-before',
      filter.dateDayOfMonthBefore(published, 7),
      `date.day-of-month-before(${published}, 7)`,
    ],
    [
      'date.day-of-week',
      filter.dateDayOfWeek(published, 'monday'),
      `date.day-of-week(${published}, "monday")`,
    ],
    [
      'date.day-of-week-after',
      filter.dateDayOfWeekAfter(published, 2),
      `date.day-of-week-after(${published}, 2)`,
    ],
    [
      'date.day-of-week-before',
      filter.dateDayOfWeekBefore(published, 2),
      `date.day-of-week-before(${published}, 2)`,
    ],
    ['date.month', filter.dateMonth(published, 'may'), `date.month(${published}, "may")`],
    ['date.month-after', filter.dateMonthAfter(published, 5), `date.month-after(${published}, 5)`],
    [
      'date.month-before',
      filter.dateMonthBefore(published, 5),
      `date.month-before(${published}, 5)`,
    ],
    ['date.year', filter.dateYear(published, 2026), `date.year(${published}, 2026)`],
    ['date.hour', filter.dateHour(published, 9), `date.hour(${published}, 9)`],
    ['date.hour-after', filter.dateHourAfter(published, 9), `date.hour-after(${published}, 9)`],
    ['date.hour-before', filter.dateHourBefore(published, 9), `date.hour-before(${published}, 9)`],
    [
      'geopoint.near',
      filter.geopointNear('my.p.place', 38.7, -9.1, 10),
      'geopoint.near(my.p.place, 38.7, -9.1, 10)',
    ],
  ];

  it.each(predicates)('carries the predicate %s', async (_, predicate, written) => {
    const { client, asked } = recordedClient();
    await client.get({ filters: [predicate] });
    expect(asked.at(-1)?.searchParams.getAll('q')).toEqual([`[${predicate}]`]);
    expect(predicate).toBe(`[${written}]`);
  });

  it('leaves out none of the predicates there are', () => {
    expect(predicates).toHaveLength(Object.keys(filter).length);
    expect(new Set(predicates.map(([name]) => name)).size).toBe(predicates.length);
  });

  it.each([
    ['results', [{ id: 'a' }, { id: 'b' }]],
    ['next_page', 'https://farol.cdn.prismic.io/api/v2/documents/search?page=3'],
    ['page', 2],
  ])('answers with %s', async (field, value) => {
    expect(await recordedClient().client.get({ page: 2 })).toHaveProperty(field, value);
  });

  it('goes with refs, forms and tags, which the repository info gives', async () => {
    const { client, asked } = recordedClient();
    await client.get();
    expect(await client.getRefs()).toEqual(listing.refs);
    expect((await client.getRepository()).forms).toEqual(listing.forms);
    expect(await client.getTags()).toEqual(['city', 'sea', 'snow']);
    expect(asked.filter(({ pathname }) => pathname === '/api/v2')).toHaveLength(1);
  });
});
