import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('leads into the finder by kind, with the number there is', () => {
  const html = show(<OneSlice slice={exampleSlice('finder_doors')} context={context} />);
  expect(html).toContain('href="/programs?kind=language_course"');
  expect(html).toContain('1 program<');
});

test('has no door for a kind nobody offers', () => {
  const html = show(<OneSlice slice={exampleSlice('finder_doors')} context={context} />);
  expect(html.match(/class="door"/g)).toHaveLength(1);
});

test('is not there where a language has no programs', () => {
  const html = show(
    <OneSlice slice={exampleSlice('finder_doors')} context={exampleContext({}, 'fr')} />,
  );
  expect(html).toBe('');
});
