import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('titles the page and loads its picture at once where it comes first', () => {
  const html = show(<OneSlice slice={exampleSlice('hero')} context={context} first />);
  expect(html).toContain('<h1 class="hero-title">Somewhere, a window is already lit for you</h1>');
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('loading="lazy"');
});

test('offers the first action as a button and the others as links', () => {
  const html = show(<OneSlice slice={exampleSlice('hero')} context={context} />);
  expect(html).toContain('<a href="/programs" class="button">See all programs</a>');
  expect(html).toContain('<a href="/how-it-works" class="way">How it works</a>');
});

test('shows a tall crop on phones', () => {
  const html = show(<OneSlice slice={exampleSlice('hero')} context={context} />);
  expect(html).toMatch(
    /<source media="\(max-width:47.99em\),\(max-width:61.99em\) and \(orientation:portrait\)" srcSet="\/media\/lighthouse-tall/,
  );
});

test('sets a long title smaller and stands without a picture', () => {
  const html = show(<OneSlice slice={exampleSlice('hero', 2)} context={context} />);
  expect(html).toContain('class="hero hero-bare"');
  expect(html).toContain('<h2 class="hero-long">');
  expect(html).not.toContain('<img');
});
