import { size, tagOf, uidOf, wordOf } from '../query/large-snapshot.testing.ts';

/** A kind of Content API query that visitors' pages send. */
export interface Question {
  readonly name: string;
  readonly requests: number;
  /** The query parameters of the n-th request; each is different. */
  readonly query: (n: number) => Record<string, string>;
}

const orderings = ['', 'my.trip.price', 'my.trip.price desc', 'my.trip.starts', 'my.trip.summary']
  .concat('document.first_publication_date', 'document.first_publication_date desc')
  .map((ordering) => `[${ordering}]`);

export function questionsFor(documents: number): readonly Question[] {
  const trips = documents * 0.9;
  const tripPages = Math.max(1, Math.floor(trips / 100));
  return [
    {
      name: 'by uid',
      requests: 500,
      query: (n) => ({
        q: `[[at(my.trip.uid, "${uidOf(tripNumber(n % trips))}")]]`,
        lang: '*',
        // If there are fewer trips than requests, a page beyond the result makes the query a different one.
        page: String(1 + Math.floor(n / trips)),
      }),
    },
    {
      name: 'by type',
      requests: 200,
      query: (n) => ({
        // Every document was published after 1970: the second predicate only makes each query different.
        q: `[[at(document.type, "trip")][date.after(document.first_publication_date, ${n})]]`,
        lang: '*',
        pageSize: '100',
        page: String(1 + (n % tripPages)),
        orderings: orderings[n % orderings.length] ?? '',
      }),
    },
    {
      name: 'full text',
      requests: 300,
      query: (n) => ({
        q: `[[fulltext(document, "${wordOf(n % 997)} ${wordOf(n % 13)}")]]`,
        lang: '*',
        page: String(1 + Math.floor(n / 12_961)),
      }),
    },
    {
      name: 'tags',
      requests: 300,
      query: (n) => ({
        q: `[[any(document.tags, ["${tagOf(n % size.tags)}", "${tagOf((n * 7) % 59)}"])]]`,
        lang: n % 2 === 0 ? 'en-us' : '*',
        page: String(1 + Math.floor(n / size.tags)),
      }),
    },
  ];
}

/** The number of the n-th trip; every tenth document is a guide. */
export function tripNumber(n: number): number {
  return Math.floor(n / 9) * 10 + (n % 9);
}

export const routes = JSON.stringify([
  { type: 'trip', path: '/:lang?/trips/:uid' },
  { type: 'guide', path: '/:lang?/guides/:uid' },
]);
