import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('opens each answer in place', () => {
  const html = show(<OneSlice slice={exampleSlice('questions')} context={context} />);
  expect(html.match(/<details><summary><h3>/g)).toHaveLength(3);
});

test('leaves out what has no answer', () => {
  const html = show(<OneSlice slice={exampleSlice('questions', 2)} context={context} />);
  expect(html).not.toContain('Not answered yet?');
});
