import { expect, it } from 'vitest';
import { areSame, filtersOf, isFiltered, queryOf } from './filters.ts';

const now = Date.UTC(2026, 10, 22, 12, 34, 56);

it('reads from an address what it knows, and nothing that is empty', () => {
  const parameters = new URLSearchParams('q=lisbon&state=&lang=pt-br&other=1');
  expect(filtersOf(parameters)).toEqual({ q: 'lisbon', lang: 'pt-br' });
});

it('asks for what changed since a full hour, so that the same list is the same question', () => {
  const { from } = queryOf({ days: '7' }, now);
  expect(from).toBe(Date.UTC(2026, 10, 15, 12));
  expect(queryOf({ days: '7' }, now + 60_000).from).toBe(from);
  expect(queryOf({ days: 'x' }, now).from).toBeUndefined();
});

it('asks for no state and no order that there is not', () => {
  expect(queryOf({ state: 'draft', sort: 'title' }, now)).toMatchObject({
    state: 'draft',
    sort: 'title',
  });
  expect(queryOf({ state: 'lost', sort: 'size' }, now)).toMatchObject({
    state: undefined,
    sort: undefined,
  });
});

it('knows a saved list again, in whatever order it says things', () => {
  expect(areSame({ q: 'a', lang: 'pt-br' }, { lang: 'pt-br', q: 'a' })).toBe(true);
  expect(areSame({ q: 'a' }, { q: 'a', lang: 'pt-br' })).toBe(false);
  expect(isFiltered({ sort: 'title' })).toBe(false);
  expect(isFiltered({ tag: 'sea' })).toBe(true);
});
