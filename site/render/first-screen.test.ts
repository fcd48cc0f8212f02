import { expect, it } from 'vitest';
import { withFirstScreen } from './first-screen.ts';

const link = '<link rel="stylesheet" href="/whole.css"/>';
const marked = '<link id="below" rel="stylesheet" href="/whole.css"/>';

it('marks the first place that asks for the sheet, whichever piece it stands in', () => {
  const pieces = ['<p>One</p>', `<p>Two</p>${link}<p>Three</p>`, link];
  expect(withFirstScreen(pieces, '/whole.css')?.join('')).toBe(
    `<p>One</p><p>Two</p>${marked}<p>Three</p>${link}`,
  );
});

it('marks nothing where nothing asks for it, or only after a long text', () => {
  expect(withFirstScreen(['<p>One</p>'], '/whole.css')).toBeNull();
  expect(withFirstScreen([`<p>One</p>${link}`], null)).toBeNull();
  const long = 'a'.repeat(40_000);
  expect(withFirstScreen([long, link], '/whole.css')).not.toBeNull();
  expect(withFirstScreen([long, `${long}${link}`], '/whole.css')).toBeNull();
});
