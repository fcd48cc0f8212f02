import { expect, it } from 'vitest';
import type { Deed } from '../../../api/administration.ts';
import { runsOf } from './runs.ts';

const change = (document: string, more: Partial<Deed['changes'][number]> = {}) => ({
  ...({ group: 'documents', what: 'saved', document, version: null } as const),
  ...{ release: null, subject: null, obstacle: null },
  ...more,
});

const deed = (id: string, changes: Deed['changes'], person = 'ana'): Deed => ({
  ...{ id, at: Number(id), person, program: '', changes },
});

it('folds what one person saved of one page in a row, and nothing else', () => {
  const runs = runsOf([
    deed('9', [change('lisbon')]),
    deed('8', [change('lisbon')]),
    deed('7', [change('lisbon')], 'rui'),
    deed('6', [change('galway')], 'rui'),
    deed('5', [change('galway'), change('lisbon')], 'rui'),
    deed('4', [change('galway'), change('lisbon')], 'rui'),
    deed('3', [change('galway', { subject: 'An earlier text' })], 'rui'),
    deed('2', [change('galway', { what: 'published' })], 'rui'),
    deed('1', [change('galway', { what: 'published' })], 'rui'),
  ]);
  expect(runs.map(({ latest, before }) => [latest.id, before.map(({ id }) => id)])).toEqual([
    ['9', ['8']],
    ...['7', '6', '5', '4', '3', '2', '1'].map((id) => [id, []]),
  ]);
});
