import { expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

const wanted = { storms: ['tab killed', 'offline'], runs: 2 };
const kept = { storm: 'tab killed', old: 'a lamp', shown: 'a lamp on' };
const offline = { storm: 'offline', old: 'the quay', shown: 'the quay' };

it('passes where all that was old enough is there', () => {
  const { passed, figures } = outcomeOf([kept, offline], wanted);
  expect(passed).toBe(true);
  expect(figures).toMatchObject({ runs: 2, offline: { runs: 1, characters: 8 }, lost: [] });
});

it('fails where a character is lost, and shows it', () => {
  const { passed, figures } = outcomeOf([kept, { ...offline, shown: 'the qua' }], wanted);
  expect(passed).toBe(false);
  expect(figures).toMatchObject({ lost: ['offline: “the quay” became “the qua”'] });
});

it.each([
  ['nothing was tried', []],
  ['less was tried than was asked', [kept]],
  ['nothing was typed in time', [kept, { ...offline, old: '' }]],
  ['a storm never came', [kept, kept]],
])('fails where %s', (_, runs) => {
  expect(outcomeOf(runs, wanted).passed).toBe(false);
});
