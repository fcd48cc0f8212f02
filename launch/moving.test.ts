import { expect, it } from 'vitest';
import { outcomeOf } from './moving.ts';

const none = { written: 0, unchanged: 0 };

it.each([
  [{ documents: none, files: none, problems: [] }, 'No documents and no files were there.'],
  [{ documents: none, files: { ...none, unchanged: 1 }, problems: [] }, 'Everything fitted.'],
  [{ documents: { ...none, written: 1 }, files: none, problems: [] }, 'Everything fitted.'],
  [{ documents: none, files: none, problems: ['One file was not taken.'] }, '1 did not fit.'],
])('says of %j: %s', (report, outcome) => {
  expect(outcomeOf(report)).toBe(outcome);
});
