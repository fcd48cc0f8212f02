import { expect, it, vi } from 'vitest';
import { Unanswered } from './unanswered.ts';

it('gives the same request the same key until it is answered', async () => {
  const unanswered = new Unanswered();
  const send = vi.fn(async (key: string) => key);
  send.mockRejectedValueOnce(new Error('The network is away.'));
  await expect(unanswered.send({ do: 'delete', files: ['a'] }, send)).rejects.toThrow();
  await unanswered.send({ do: 'delete', files: ['a'] }, send);
  await unanswered.send({ do: 'delete', files: ['a'] }, send);
  const [lost, repeated, later] = send.mock.calls.map(([key]) => key);
  expect(repeated).toBe(lost);
  expect(later).not.toBe(lost);
});

it('gives another request a key of its own', async () => {
  const unanswered = new Unanswered();
  const send = vi.fn(async (_key: string) => Promise.reject(new Error('The network is away.')));
  await expect(unanswered.send('one', send)).rejects.toThrow();
  await expect(unanswered.send('other', send)).rejects.toThrow();
  const [one, other] = send.mock.calls.map(([key]) => key);
  expect(other).not.toBe(one);
});

it('keeps the key of a request also where another one is sent before it is repeated', async () => {
  const unanswered = new Unanswered();
  const send = vi.fn(async (_key: string) => Promise.reject(new Error('The network is away.')));
  for (const request of ['one', 'other', 'one'])
    await expect(unanswered.send(request, send)).rejects.toThrow();
  const [one, , again] = send.mock.calls.map(([key]) => key);
  expect(again).toBe(one);
});
