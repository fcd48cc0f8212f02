import { expect, test } from 'vitest';
import { stored } from '../../content/document.ts';
import { exampleContext, exampleProgram } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';
import { Poster } from './poster.tsx';

const context = exampleContext();

test('hangs the first programs where the editor chose none', () => {
  const html = show(<OneSlice slice={exampleSlice('program_list')} context={context} />);
  expect(html.match(/class="poster"/g)).toHaveLength(2);
  expect(html).toContain('<a href="/programs/lisbon">Portuguese in Lisbon</a>');
});

test("sets what one chooses by on the paper's edge", () => {
  const html = show(<OneSlice slice={exampleSlice('program_list', 1)} context={context} />);
  expect(html).toContain(
    '<b>Lisbon, Portugal</b><span>Language course</span>' +
      '<span class="in-row"><span>Starts May\u00a010 </span><span>ages\u00a018–30 </span></span>' +
      '<span class="in-row"><span>2 to 12 weeks </span><span>from €1,490 for\u00a02\u00a0weeks </span></span>',
  );
});

test.each([
  ['Portuguese in Lisbon', undefined],
  ['Acampamento de verão nos Alpes', 'poster-word'],
  ['Campamento de surf e idiomas en Sámara', 'poster-word'],
  ['Volunteering with schoolchildren', 'poster-word'],
  ['Entrepreneurship abroad', 'poster-long'],
  ['A year at a school by the sea, with a family of its own', 'poster-long'],
])('sets the title of %j so that its words stay whole', (name, size) => {
  const program = exampleProgram('named', { title: [{ type: 'heading1', text: name, spans: [] }] });
  const html = show(<Poster program={stored(program)} context={context} sizes="45vw" />);
  expect(html).toContain(size ? `<h3 class="${size}">` : '<h3>');
});

test('says so where there is no price, and shows no empty picture', () => {
  const html = show(<OneSlice slice={exampleSlice('program_list', 2)} context={context} />);
  expect(html).toContain('<span>on request </span>');
  expect(html.match(/<img/g)).toHaveLength(1);
});

test('leads to the overview', () => {
  const html = show(<OneSlice slice={exampleSlice('program_list')} context={context} />);
  expect(html).toContain('<a class="button" href="/programs">All programs</a>');
});
