import { expect, it } from 'vitest';
import { proveDrafts, proveUpstream } from './index.ts';

/** The short forms; times are judged by the full ones, on a machine that does nothing else. */
it('shows the last good content whatever the content service answers', async () => {
  const { passed, figures } = await proveUpstream({ short: true });
  expect(figures).toMatchObject({ 'answers 5xx': 0, 'cut short': 0, 'bad content shown': 0 });
  expect(passed, JSON.stringify(figures)).toBe(true);
}, 60_000);

it('shows nothing of a draft to the public', async () => {
  const { passed, figures } = await proveDrafts({ short: true });
  expect(figures).toMatchObject({ leaks: 0, faults: 0, blind: 0 });
  expect(passed, JSON.stringify(figures)).toBe(true);
}, 60_000);
