import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('names rows and columns', () => {
  const html = show(<OneSlice slice={exampleSlice('table')} context={context} />);
  expect(html).toContain('<th scope="col">Price</th>');
  expect(html).toContain('<th scope="row"><p>Lisbon</p></th>');
});

test("gives each cell its column's name for narrow screens", () => {
  const html = show(<OneSlice slice={exampleSlice('table')} context={context} />);
  expect(html).toContain('<td data-name="Price"><p>€1,490</p></td>');
});

test('lets two columns stand side by side there, under the head', () => {
  const html = show(<OneSlice slice={exampleSlice('table', 2)} context={context} />);
  expect(html).toContain('class="wrap table table-two"');
  expect(html).not.toContain('data-name');
  const three = show(<OneSlice slice={exampleSlice('table')} context={context} />);
  expect(three).toContain('class="wrap table table-many"');
});

test('stands without a head', () => {
  const html = show(<OneSlice slice={exampleSlice('table', 1)} context={context} />);
  expect(html).not.toContain('<thead');
  expect(html).not.toContain('data-name');
});
