import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { Queries } from './queries.ts';

/** A list that is read by a screen; the test gives its answers. */
function listOf(queries: Queries) {
  const answers: ((names: string) => void)[] = [];
  const list = new QueryObserver(queries, {
    queryKey: ['list'],
    queryFn: () => new Promise<string>((answer) => answers.push(answer)),
  });
  list.subscribe(() => {});
  return { list, answers };
}

it('reads once more what was asked for before a change, for the first time too', async () => {
  const queries = new Queries();
  const { list, answers } = listOf(queries);
  const isRead = queries.invalidateQueries({ queryKey: ['list'] });
  expect(answers).toHaveLength(1);
  answers[0]?.('as it was');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('as it is');
  await isRead;
  expect(list.getCurrentResult().data).toBe('as it is');
});

it('reads no other list, and none twice that was there before', async () => {
  const queries = new Queries();
  const { answers } = listOf(queries);
  await queries.invalidateQueries({ queryKey: ['another'] });
  answers[0]?.('as it was');
  await expect.poll(() => queries.getQueryData(['list'])).toBe('as it was');
  const isRead = queries.invalidateQueries({ queryKey: ['list'] });
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('as it is');
  await isRead;
  expect(answers).toHaveLength(2);
});

it('reads only once more what several changes came to meanwhile', async () => {
  const queries = new Queries();
  const { list, answers } = listOf(queries);
  const areRead = Promise.all([
    queries.invalidateQueries({ queryKey: ['list'] }),
    queries.invalidateQueries(),
  ]);
  answers[0]?.('as it was');
  await expect.poll(() => answers.length).toBeGreaterThan(1);
  answers.at(-1)?.('as it is');
  await areRead;
  expect(list.getCurrentResult().data).toBe('as it is');
  expect(answers).toHaveLength(2);
});

it('reads once more what failed, and again after a change during that', async () => {
  const queries = new Queries({ defaultOptions: { queries: { retry: false } } });
  const answers: PromiseWithResolvers<string>[] = [];
  const list = new QueryObserver(queries, {
    queryKey: ['list'],
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    },
  });
  list.subscribe(() => {});
  const isRead = queries.invalidateQueries();
  answers[0]?.reject(new Error('It did not answer.'));
  await expect.poll(() => answers.length).toBe(2);
  const isReadAgain = queries.invalidateQueries();
  answers[1]?.resolve('as it was');
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.resolve('as it is');
  await Promise.all([isRead, isReadAgain]);
  expect(list.getCurrentResult().data).toBe('as it is');
});
