import { expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

it.each([
  ['  One\n\ttwo  three ', 'One two three'],
  ['Une promesse\u00a0:\nLisbonne', 'Une promesse\u00a0: Lisbonne'],
  ['1\u202f080 \u00a0euros', '1\u202f080\u00a0euros'],
  ['\u00a0One\u00a0\u00a0two\u202f', 'One\u00a0two'],
])('brings %j to one line, and keeps its fixed spaces', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
