import { expect, it } from 'vitest';
import { proveBodies, proveGrammar } from './index.ts';

/** The short forms; times are judged by the full ones, on a machine that does nothing else. */
it('answers every query, sound or not, and never falls', async () => {
  const { figures } = await proveGrammar({ cases: 2_000 });
  expect(figures).toMatchObject({
    'malformed, answered 400': 2_000,
    'valid, answered 200': 2_000,
    'wild, queries': 2_000,
  });
  for (const group of ['malformed', 'valid', 'wild'])
    for (const fault of ['crashes', 'answered 5xx', 'wrong answers'])
      expect(figures[`${group}, ${fault}`], `${group}, ${fault}`).toBe(0);
}, 60_000);

it('refuses bodies without end, bombs and slow connections, and stays small', async () => {
  const { figures } = await proveBodies({ short: true });
  expect(figures.answers.filter(({ isGood }) => !isGood)).toEqual([]);
  expect(figures.visitorFailures).toEqual([]);
  expect(figures.memoryGrowth).toBeLessThanOrEqual(64);
}, 240_000);
