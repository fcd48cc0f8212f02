import * as fc from 'fast-check';
import { somePredicate, someSpelling, writePredicate } from './arbitrary-searches.testing.ts';

const tokens = ['[', ']', '[[', ']]', '(', ')', '"', '\\', ',', ':d', '=', ' ', '\n', 'at', 'my.']
  .concat(['document.id', 'in', '1', '-', '.', 'true', 'é', '😀', '\u0000', '\ud800'])
  .map((token) => fc.constant(token));

export const validQuery = fc
  .tuple(fc.array(somePredicate, { minLength: 1, maxLength: 3 }), someSpelling)
  .map(
    ([predicates, spelling]) =>
      `[${predicates.map((predicate) => writePredicate(predicate, spelling)).join('')}]`,
  );

/** Arbitrary text, some of which happens to be valid. */
export const wildQuery = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.oneof(...tokens), { maxLength: 25 }).map((parts) => parts.join('')),
  // A valid query with one part replaced.
  fc.tuple(validQuery, fc.nat(), fc.oneof(...tokens), fc.nat(3)).map(([query, at, token, gone]) => {
    const place = at % query.length;
    return query.slice(0, place) + token + query.slice(place + gone);
  }),
);

/** Queries that are certainly malformed. */
export const malformedQuery = fc.oneof(
  // Truncated.
  fc
    .tuple(validQuery, fc.nat())
    .map(([query, at]) => query.slice(0, 1 + (at % (query.length - 1)))),
  validQuery.map((query) => query.slice(1)),
  fc
    .tuple(validQuery, fc.constantFrom(']', 'x', '[', '"', '[]', ')'))
    .map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('(', 'at', '=', '"', '\\'), validQuery).map((parts) => parts.join('')),
  // One incomplete predicate among valid ones.
  fc
    .tuple(
      validQuery,
      fc.constantFrom('at', '[]', '[at]', '[at(]', '[(document.id)]', '[:d at(a.b, 1)]'),
    )
    .map(([query, broken]) => `[${broken}${query.slice(1)}`),
  fc
    .constantFrom('1x', '--1', '[[1]]', '{"a":1}', "'x'", '"', '"x"y"', '[1,]', '[,]')
    .map((value) => `[[at(document.id, ${value})]]`),
);
