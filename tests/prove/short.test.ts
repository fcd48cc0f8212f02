import { expect, it } from 'vitest';
import { proofs } from './proofs.ts';

/**
 * The short forms, some at once: they wait for processes more than they work. Times are judged by the full ones, on
 * a machine that does nothing else.
 */
const promised = Object.values(proofs).flatMap(({ promise, prove }) =>
  promise === undefined ? [] : [[promise, prove] as const],
);

it.concurrent.each(promised)('%s', async (_, prove) => {
  const { passed, figures } = await prove({ short: true });
  expect(passed, JSON.stringify(figures, null, 2)).toBe(true);
});
