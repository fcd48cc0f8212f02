import * as fc from 'fast-check';
import { somePredicate, someSpelling, written } from './arbitrary-searches.testing.ts';

const crumbs = ['[', ']', '[[', ']]', '(', ')', '"', '\\', ',', ':d', '=', ' ', '\n', 'at', 'my.']
  .concat(['document.id', 'in', '1', '-', '.', 'true', 'é', '😀', '\u0000', '\ud800'])
  .map((crumb) => fc.constant(crumb));

export const validQuery = fc
  .tuple(fc.array(somePredicate, { minLength: 1, maxLength: 3 }), someSpelling)
  .map(
    ([predicates, spelling]) => `[${predicates.map((each) => written(each, spelling)).join('')}]`,
  );

/** Anything at all; some of it happens to be valid. */
export const wildQuery = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.oneof(...crumbs), { maxLength: 25 }).map((parts) => parts.join('')),
  // A valid query with one place spoilt.
  fc.tuple(validQuery, fc.nat(), fc.oneof(...crumbs), fc.nat(3)).map(([query, at, crumb, gone]) => {
    const place = at % query.length;
    return query.slice(0, place) + crumb + query.slice(place + gone);
  }),
);

/** Queries of which it is certain that they cannot be read. */
export const malformedQuery = fc.oneof(
  // Cut off somewhere.
  fc
    .tuple(validQuery, fc.nat())
    .map(([query, at]) => query.slice(0, 1 + (at % (query.length - 1)))),
  validQuery.map((query) => query.slice(1)),
  fc
    .tuple(validQuery, fc.constantFrom(']', 'x', '[', '"', '[]', ')'))
    .map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('(', 'at', '=', '"', '\\'), validQuery).map((parts) => parts.join('')),
  // One predicate among others without its parts.
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
