import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('links each picture to itself in large, so that it works without script', () => {
  const html = show(<OneSlice slice={exampleSlice('gallery')} context={context} />);
  expect(html).toMatch(
    /href="\/media\/lisbon-hills-wide.jpg\?s=[\w-]{6}&amp;auto=format,compress&amp;w=1920"/,
  );
  expect(html.match(/<figure>/g)).toHaveLength(4);
});

test('names what one may look at and how to leave', () => {
  const html = show(<OneSlice slice={exampleSlice('gallery')} context={context} />);
  for (const word of ['Close the pictures|Previous|Next|{number} of {all}', 'Enlarge'])
    expect(html).toContain(word);
});

test('leaves out a picture that is missing', () => {
  const html = show(<OneSlice slice={exampleSlice('gallery', 1)} context={context} />);
  expect(html.match(/<figure>/g)).toHaveLength(1);
  expect(html).not.toContain('Not there');
});

test('lays the first of two across the room of two, and stands it up on a phone', () => {
  const [four = '', one = '', two = ''] = [0, 1, 2].map((which) =>
    show(<OneSlice slice={exampleSlice('gallery', which)} context={context} />),
  );
  for (const other of [four, one]) {
    expect(other).not.toContain('54rem');
    expect(other).not.toContain('<picture');
    expect(other).not.toContain('class="gallery-two"');
  }
  expect(two).toContain('class="gallery-two"');
  const [, first, second] = two.split('<figure>');
  expect(first).toMatch(/<picture[^>]*><source [^>]*sizes="45vw"[^>]*><img [^>]*54rem, 45vw"/i);
  expect(second).toContain('27rem, 45vw"');
  expect(second).not.toContain('<picture');
});
