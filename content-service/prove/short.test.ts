import { expect, it } from 'vitest';
import {
  proveBodies,
  proveClock,
  proveDamage,
  proveDiskFull,
  proveGrammar,
  proveRestore,
  proveSignIn,
} from './index.ts';

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
});

it('refuses bodies without end, bombs and slow connections, and stays small', async () => {
  const { figures } = await proveBodies({ short: true });
  expect(figures.answers.filter(({ isGood }) => !isGood)).toEqual([]);
  expect(figures.visitorFailures).toEqual([]);
  expect(figures.memoryGrowth).toBeLessThanOrEqual(64);
});

it('finds every flipped byte, or nothing was kept where it lies', async () => {
  const { passed, figures } = await proveDamage({ flips: 60 });
  for (const [what, { silent, wronglyRead, unsaid, found }] of Object.entries(figures)) {
    expect({ silent, wronglyRead, unsaid }, what).toEqual({ silent: 0, wronglyRead: 0, unsaid: 0 });
    expect(found, what).toBeGreaterThan(0);
  }
  expect(figures.database.readAllTheSame).toBeGreaterThan(0);
  expect(passed).toBe(true);
});

it.skipIf(process.platform === 'win32')(
  'goes on reading on a full disk, refuses writes with a sentence, and leaves nothing half-written',
  async () => {
    const { passed, figures } = await proveDiskFull({ attempts: 12 });
    expect({ passed, figures }).toMatchObject({ passed: true });
  },
  120_000,
);

it('keeps its order, refs, releases and previews while the clock jumps', async () => {
  const { passed, figures } = await proveClock({ rounds: 5 });
  expect(figures).toMatchObject({ wrong: [], releases: 5, 'found by check': [] });
  expect(passed).toBe(true);
});

it('answers after a backup was restored, byte for byte, what was answered before', async () => {
  const { passed, figures } = await proveRestore({ publications: 5 });
  expect(figures).toMatchObject({ 'answered otherwise': [] });
  expect(passed).toBe(true);
});

it('lets nobody in who should not be, and everybody else while passwords are guessed', async () => {
  const { passed, figures } = await proveSignIn({ short: true });
  expect({ passed, figures }).toMatchObject({ passed: true, figures: { 'let in': [] } });
});
