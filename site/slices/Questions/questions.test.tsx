import { expect, test } from 'vitest';
import { exampleSurroundings } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const around = exampleSurroundings();

test('opens each answer in place', () => {
  const html = show(<OneSlice slice={exampleSlice('questions')} around={around} />);
  expect(html.match(/<details><summary><h3>/g)).toHaveLength(3);
});

test('leaves out what has no answer', () => {
  const html = show(<OneSlice slice={exampleSlice('questions', 2)} around={around} />);
  expect(html).not.toContain('Not answered yet?');
});
