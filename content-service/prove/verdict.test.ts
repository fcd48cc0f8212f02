import { expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

const figures = { faults: 0 };

it('holds where everything was done and nothing failed', () => {
  expect(verdictOf({ holds: true, done: { visits: 3, attacks: 1 }, figures })).toEqual({
    passed: true,
    figures,
  });
  expect(verdictOf({ holds: false, done: { visits: 3 }, figures }).passed).toBe(false);
});

it.each([
  ['nothing was counted', {}, []],
  ['nobody came', { visits: 0, attacks: 1 }, ['visits']],
  ['what was measured is no number', { visits: 1, memory: Number.NaN }, ['memory']],
])('proves nothing where %s', (_, done: Record<string, number>, never) => {
  const verdict = verdictOf({ holds: true, done, figures });
  expect(verdict.passed).toBe(false);
  expect(verdict.figures).toEqual({ ...figures, 'never done, so nothing is proved': never });
});
