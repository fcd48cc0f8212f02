import { expect, it, vi } from 'vitest';
import { LazyModule } from './lazy-module.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('is read once, by whoever needs it first, and tells all who wait', async () => {
  const read = vi.fn(async () => 'the list');
  const code = new LazyModule(read);
  const told = vi.fn();
  expect(read).not.toHaveBeenCalled();
  code.load();
  const stop = code.subscribe(told);
  expect(code.state()).toEqual({ kind: 'waiting' });
  await settled();
  expect(code.state()).toEqual({ kind: 'here', part: 'the list' });
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  code.load();
  expect(read).toHaveBeenCalledTimes(1);
});

it('is read once more where it could not be read', async () => {
  const fault = new TypeError('Failed to fetch');
  const read = vi.fn(async () => 'the list').mockRejectedValueOnce(fault);
  const code = new LazyModule(read);
  code.load();
  await settled();
  expect(code.state()).toEqual({ kind: 'failed', fault });
  code.load();
  expect(code.state()).toEqual({ kind: 'waiting' });
  await settled();
  expect(code.state()).toEqual({ kind: 'here', part: 'the list' });
});
