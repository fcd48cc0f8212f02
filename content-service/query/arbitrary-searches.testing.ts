import * as fc from 'fast-check';
import {
  days,
  ids,
  instants,
  languages,
  numbers,
  points,
  tags,
  texts,
  timestamps,
  types,
  uids,
} from './arbitrary-documents.testing.ts';
import type { NaivePredicate, NaiveSearch } from './naive-search.testing.ts';

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);

type Scalar = string | number | boolean;

/** Values to compare each path with. */
const comparable: readonly (readonly [string, fc.Arbitrary<Scalar>])[] = [
  ['document.id', oneOf([...ids, 'nowhere'])],
  ['document.type', oneOf([...types, 'unknown'])],
  ['my.trip.uid', oneOf(uids)],
  ['my.guide.uid', oneOf(uids)],
  ['my.trip.summary', oneOf(texts.filter(Boolean))],
  ['my.trip.season', oneOf(['summer', 'winter', 'autumn'])],
  ['my.trip.price', oneOf(numbers)],
  ['my.trip.bookable', fc.boolean()],
  ['my.trip.starts', oneOf([...days, ...timestamps, ...instants])],
  ['my.trip.closes', oneOf([...days, ...timestamps, ...instants])],
  ['my.trip.guide', oneOf(ids)],
  ['my.trip.stops.name', oneOf(texts.filter(Boolean))],
  ['my.trip.stops.host', oneOf(ids)],
  ['my.guide.town', oneOf(texts.filter(Boolean))],
];

const comparison = oneOf(comparable).chain(([path, value]) =>
  fc.oneof(
    fc.tuple(oneOf(['at', 'not']), fc.constant(path), value),
    fc.tuple(oneOf(['any', 'at', 'not']), fc.constant(path), fc.array(value, { maxLength: 3 })),
  ),
);

const tagged = fc.tuple(
  oneOf(['at', 'not', 'any']),
  fc.constant('document.tags'),
  fc.oneof(oneOf(tags), fc.uniqueArray(oneOf(tags), { minLength: 1, maxLength: 3 })),
);

const inOrder = fc.oneof(
  fc.tuple(fc.constant('in'), fc.constant('document.id'), fc.uniqueArray(oneOf(ids))),
  fc.tuple(fc.constant('in'), fc.constant('my.trip.uid'), fc.uniqueArray(oneOf(uids))),
);

const presence = fc.tuple(
  oneOf(['has', 'missing']),
  oneOf(
    ['uid', 'title', 'body', 'summary', 'price', 'bookable', 'starts', 'closes', 'base', 'guide']
      .concat(['cover', 'film', 'more', 'prices', 'stops.name', 'stops.place', 'stops.host'])
      .map((name) => `my.trip.${name}`)
      .concat('my.home.heading', 'my.home.uid', 'my.guide.agency'),
  ),
);

const fulltext = fc.tuple(
  fc.constant('fulltext'),
  oneOf(
    ['title', 'body', 'summary', 'season', 'uid', 'stops.name']
      .map((name) => `my.trip.${name}`)
      .concat('document', 'document', 'document'),
  ),
  oneOf([...texts, 'LISBON', 'ete', 'coeur', 'sea city', 'york', 'summer', 'slash', 'tea', '!?']),
);

const similar = fc.tuple(fc.constant('similar'), oneOf(ids), oneOf([1, 2, 3, 10]));

const number = fc.oneof(
  fc.tuple(
    oneOf(['number.lt', 'number.gt']),
    oneOf(['my.trip.price', 'my.trip.stops.nights']),
    oneOf(numbers),
  ),
  fc.tuple(
    fc.constant('number.inRange'),
    oneOf(['my.trip.price', 'my.trip.stops.nights']),
    oneOf(numbers),
    oneOf(numbers),
  ),
);

const datePath = oneOf([
  'my.trip.starts',
  'my.trip.closes',
  'my.trip.stops.arrival',
  'document.first_publication_date',
  'document.last_publication_date',
]);
const instant = oneOf([...days, ...timestamps, ...instants]);

const partValues: Readonly<Record<string, readonly Scalar[]>> = {
  'day-of-month': [1, 2, 21, 31],
  'day-of-week': [1, 7, 'mon', 'Sunday', 'wednesday', 'SAT'],
  month: [3, 12, 'Mar', 'december', 'nov'],
  hour: [0, 8, 9, 23],
};

const date = fc.oneof(
  fc.tuple(oneOf(['date.before', 'date.after']), datePath, instant),
  fc.tuple(fc.constant('date.between'), datePath, instant, instant),
  fc.tuple(fc.constant('date.year'), datePath, oneOf([2025, 2026])),
  oneOf(Object.entries(partValues)).chain(([part, values]) =>
    fc.tuple(
      oneOf(['', '-after', '-before'].map((side) => `date.${part}${side}`)),
      datePath,
      oneOf(values),
    ),
  ),
);

const near = fc
  .tuple(
    oneOf(['my.trip.base', 'my.trip.stops.place']),
    oneOf(points),
    oneOf([1, 300, 2000, 19000]),
  )
  .map(([path, { latitude, longitude }, radius]): NaivePredicate => {
    return ['geopoint.near', path, latitude, longitude, radius];
  });

export const somePredicate: fc.Arbitrary<NaivePredicate> = fc.oneof(
  { weight: 4, arbitrary: comparison },
  { weight: 2, arbitrary: tagged },
  { weight: 1, arbitrary: inOrder },
  { weight: 2, arbitrary: presence },
  { weight: 3, arbitrary: fulltext },
  { weight: 1, arbitrary: similar },
  { weight: 2, arbitrary: number },
  { weight: 3, arbitrary: date },
  { weight: 1, arbitrary: near },
);

const ordering = fc.record({
  path: oneOf([
    'my.trip.price',
    'my.trip.summary',
    'my.trip.title',
    'my.trip.starts',
    'my.guide.uid',
    'my.trip.bookable',
    'document.first_publication_date',
    'document.last_publication_date',
  ]),
  descending: fc.boolean(),
});

export const someSearch: fc.Arbitrary<NaiveSearch> = fc.record({
  predicates: fc.array(somePredicate, { maxLength: 3 }),
  lang: oneOf(['*', '*', '*', ...languages]),
  orderings: fc.array(ordering, { maxLength: 2 }),
  after: fc.option(oneOf(ids), { freq: 1 }).map((id) => id),
});

/** The ways in which kits format the same predicate. */
export const someSpelling = fc.record({
  prefix: oneOf(['', ':d = ', ':d=', ' :d  = ']),
  space: oneOf(['', ' ', '\n', ' \t']),
  separator: oneOf([',', ', ', ' ,\n ']),
});
type Spelling = typeof someSpelling extends fc.Arbitrary<infer Value> ? Value : never;

export function writePredicate([name, ...args]: NaivePredicate, spelling: Spelling): string {
  const { prefix, space, separator } = spelling;
  const texts = args.map((arg, index) =>
    index === 0 && name !== 'similar' ? String(arg) : writeValue(arg, spelling),
  );
  return `[${prefix}${name}(${space}${texts.join(separator)}${space})${space}]`;
}

function writeValue(value: Scalar | Scalar[], spelling: Spelling): string {
  if (Array.isArray(value)) {
    const { space, separator } = spelling;
    return `[${space}${value.map((item) => writeValue(item, spelling)).join(separator)}${space}]`;
  }
  return typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : String(value);
}
