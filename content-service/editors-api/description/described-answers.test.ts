import { expect, it } from 'vitest';
import { z } from 'zod';
import { operationsAlone } from '../index.ts';
import { operation } from '../operation.ts';
import { expectDescribed } from './described-answers.testing.ts';

const operations = operationsAlone();

it.each(operations.map((each) => [`${each.method} ${each.path}`, each] as const))(
  '%s is described with what it answers',
  (_, { status, answer }) => {
    expect(answer === undefined).toBe(status === 204);
  },
);

const example = operation({
  method: 'get',
  path: '/example',
  summary: 'An example',
  status: 200,
  answer: z.object({ pages: z.array(z.object({ id: z.string() })) }),
  run: () => null,
});

it('takes what is described', () => {
  expect(() => expectDescribed(example, { pages: [{ id: 'a' }] })).not.toThrow();
});

it.each([
  ['lacks something', { pages: [{}] }, 'otherwise'],
  ['has the wrong kind', { pages: [{ id: 1 }] }, 'otherwise'],
  ['has more', { pages: [{ id: 'a', secret: 's' }] }, 'more than is described'],
  ['is empty', undefined, 'otherwise'],
])('refuses what %s', (_, answer, words) => {
  expect(() => expectDescribed(example, answer)).toThrow(words);
});
