import { dayMs } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import type { PageInLanguage } from '../../api/translations.ts';
import {
  ageOf,
  filtered,
  type MatrixFilter,
  nextSteps,
  peopleIn,
  rowsOf,
  statesOf,
} from './matrix.ts';

const now = 1_800_000_000_000;
const languages = ['en-us', 'pt-br'];

function document(id: string, lang: string, more: Partial<PageInLanguage> = {}): PageInLanguage {
  return {
    id,
    lang,
    title: id,
    isDraft: false,
    isPublished: true,
    releases: [],
    changedAt: now,
    changedBy: 'person/ana',
    source: null,
    outdated: null,
    ...more,
  };
}

const page = (group: string, ...documents: PageInLanguage[]) => ({
  group,
  type: 'trip',
  documents,
});
const nothing: MatrixFilter = { words: '', type: '', lang: '', state: '', person: '', age: '' };
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

describe('statesOf', () => {
  it('tells all that a page is in one language', () => {
    expect(statesOf(undefined)).toEqual(['missing']);
    const outdated = { since: now, fields: 1, words: 3 };
    const all = document('a', 'pt-br', { isDraft: true, releases: ['r'], outdated });
    expect(statesOf(all)).toEqual(['outdated', 'draft', 'published', 'release']);
  });
});

describe('ageOf', () => {
  it.each([
    [0, 'week'],
    [6.9, 'week'],
    [7, 'month'],
    [31, 'year'],
    [400, 'older'],
  ])('of %d days is %s', (days, age) => {
    expect(ageOf(now - days * dayMs, now)).toBe(age);
  });
});

describe('filtered', () => {
  const rows = rowsOf(
    [
      page('1', document('Évora', 'en-us'), document('Évora pt', 'pt-br', { changedBy: 'import' })),
      page('2', document('Lisbon', 'en-us', { changedAt: now - 40 * dayMs })),
      page('3', document('Porto', 'pt-br')),
    ],
    languages,
  );
  const by = (filter: Partial<MatrixFilter>) =>
    titles(filtered(rows, languages, { ...nothing, ...filter }, now));

  it.each([
    [{}, ['Évora', 'Lisbon', 'Porto']],
    [{ words: 'evora pt' }, ['Évora']],
    [{ type: 'page' }, []],
    [{ state: 'missing' }, ['Lisbon', 'Porto']],
    [{ state: 'missing', lang: 'pt-br' }, ['Lisbon']],
    [{ person: 'import' }, ['Évora']],
    [{ person: 'import', lang: 'en-us' }, []],
    [{ age: 'year' }, ['Lisbon']],
  ] as const)('by %j', (filter, expected) => {
    expect(by(filter)).toEqual(expected);
  });
});

describe('those who left', () => {
  const names = [{ id: 'ana', name: 'Ana Ribeiro' }];
  const rows = rowsOf(
    [
      page('1', document('Évora', 'en-us', { changedBy: 'person/rui' })),
      page('2', document('Lisbon', 'en-us'), document('Lisboa', 'pt-br', { changedBy: 'import' })),
      page('3', document('Porto', 'pt-br', { changedBy: 'person/gone' })),
    ],
    languages,
  );

  it('are one choice, and all of their pages are found', () => {
    const ana = 'person/ana';
    expect(peopleIn(rows, '', names)).toEqual(['person/rui', ana, 'import']);
    expect(peopleIn(rows, 'person/gone', names)).toEqual(['person/gone', ana, 'import']);
    const by = (person: string) =>
      titles(filtered(rows, languages, { ...nothing, person }, now, names));
    expect(by('person/gone')).toEqual(['Évora', 'Porto']);
    expect(by(ana)).toEqual(['Lisbon']);
  });

  it('stay a choice where they are chosen and no page of theirs is left', () => {
    expect(peopleIn([], 'person/gone', names)).toEqual(['person/gone']);
    expect(peopleIn([], '', names)).toEqual([]);
  });
});

describe('nextSteps', () => {
  it('begins with what visitors read outdated, and ends with what nobody sees', () => {
    const outdated = (since: number) => ({ since, fields: 1, words: 5 });
    const rows = rowsOf(
      [
        page('1', document('missing draft', 'en-us', { isPublished: false })),
        page('2', document('missing', 'en-us')),
        page(
          '3',
          document('draft', 'en-us'),
          document('d', 'pt-br', { isPublished: false, source: 'draft', outdated: outdated(1) }),
        ),
        page(
          '4',
          document('newer', 'en-us'),
          document('n', 'pt-br', { source: 'newer', outdated: outdated(3) }),
        ),
        page(
          '5',
          document('older', 'en-us'),
          document('o', 'pt-br', { source: 'older', outdated: outdated(2) }),
        ),
        page('6', document('done', 'en-us'), document('x', 'pt-br', { source: 'done' })),
      ],
      languages,
    );
    const steps = nextSteps(rows, ['pt-br'], languages);
    expect(steps.map(({ kind, source }) => `${kind} ${source.id}`)).toEqual([
      'outdated older',
      'outdated newer',
      'outdated draft',
      'missing missing',
      'missing missing draft',
    ]);
  });
});
