import { describe, expect, it } from 'vitest';
import { TooManyWaiting, WorkQueue } from './queue.ts';
import { atOnce, type Steps } from './steps.ts';

/** Work of `count` steps that take so many milliseconds each. */
function* steps(name: string, count: number, milliseconds = 0, done: string[] = []): Steps<string> {
  for (let step = 0; step < count; step += 1) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    yield;
  }
  done.push(name);
  return name;
}

describe('the queue', () => {
  it('does one work after the other, and gives what comes of it', async () => {
    const queue = new WorkQueue();
    const done: string[] = [];
    const all = ['a', 'b', 'c'].map((name) => queue.run('view', () => steps(name, 5, 0, done)));
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
    expect(done).toEqual(['a', 'b', 'c']);
    expect(await queue.run('page', () => steps('d', 0))).toBe('d');
  });

  it('lets whatever else comes have its turn in between', async () => {
    const queue = new WorkQueue();
    let turns = 0;
    const other = setInterval(() => {
      turns += 1;
    }, 1);
    await queue.run('view', () => steps('long', 40, 1));
    clearInterval(other);
    expect(turns).toBeGreaterThan(10);
  });

  it('does pages before views, also before the rest of one', async () => {
    const queue = new WorkQueue();
    const done: string[] = [];
    const begun = Promise.withResolvers<void>();
    const view = queue.run('view', function* () {
      begun.resolve();
      while (done.length === 0) yield;
      yield* steps('view', 2, 1, done);
    });
    await begun.promise;
    await queue.run('page', () => steps('page', 2, 1, done));
    expect(done).toEqual(['page']);
    await view;
    expect(done).toEqual(['page', 'view']);
  });

  it('does what nobody waits for last', async () => {
    const queue = new WorkQueue();
    const done: string[] = [];
    const all = (['background', 'view', 'page'] as const).map((lane) =>
      queue.run(lane, () => steps(lane, 4, 1, done)),
    );
    await Promise.all(all);
    expect(done).toEqual(['page', 'view', 'background']);
  });

  it('goes on after work that throws', async () => {
    const queue = new WorkQueue();
    const broken = queue.run('view', function* (): Steps<string> {
      yield;
      throw new Error('Broken.');
    });
    const next = queue.run('view', () => steps('next', 1));
    await expect(broken).rejects.toThrow('Broken.');
    expect(await next).toBe('next');
  });

  it('leaves room for others where one client asks for much', async () => {
    const queue = new WorkQueue();
    const view = (client: string | null) => queue.run('view', () => steps('view', 1), client);
    const ofOne = Array.from({ length: 25 }, () => view('203.0.113.7'));
    await expect(view('203.0.113.7')).rejects.toThrow(TooManyWaiting);
    const others = [view('198.51.100.1'), view(null)];
    expect(await Promise.all([...ofOne, ...others])).toHaveLength(27);
    expect(await view('203.0.113.7')).toBe('view');
  });

  it('tells of a crowd of views, and of nothing less', async () => {
    let crowds = 0;
    const queue = new WorkQueue(() => {
      crowds += 1;
    });
    const runAll = (lane: 'page' | 'view', count: number) =>
      Promise.all(Array.from({ length: count }, () => queue.run(lane, () => steps(lane, 1))));
    await Promise.all([runAll('view', 7), runAll('page', 20)]);
    expect(crowds).toBe(0);
    await runAll('view', 8);
    expect(crowds).toBe(1);
  });

  it('refuses views where a hundred wait, and still takes pages', async () => {
    const queue = new WorkQueue();
    const views = Array.from({ length: 100 }, () => queue.run('view', () => steps('view', 1)));
    await expect(queue.run('view', () => steps('one more', 1))).rejects.toThrow(TooManyWaiting);
    expect(await queue.run('page', () => steps('page', 1))).toBe('page');
    expect(await Promise.all(views)).toHaveLength(100);
    expect(await queue.run('view', () => steps('again', 1))).toBe('again');
  });
});

it('does all steps at once for who does not wait', () => {
  expect(atOnce(steps('done', 3))).toBe('done');
});
