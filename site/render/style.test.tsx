import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BelowFirstScreen, Style, WholeStyle } from './style.tsx';

const page = (
  <>
    <Style name="Hero" css=".hero{}" />
    <BelowFirstScreen>
      <Style name="Footer" css=".foot{}" />
      <Style name="Hero" css=".hero{}" />
    </BelowFirstScreen>
  </>
);

test('puts each style on the page once', () => {
  const html = renderToStaticMarkup(page);
  expect(html.match(/\.hero\{\}/g)).toHaveLength(1);
  expect(html).toContain('@layer part{.foot{}}');
});

test('takes what is below the first screen from the sheet, where there is one', () => {
  const html = renderToStaticMarkup(
    <WholeStyle.Provider value="/assets/whole.css">{page}</WholeStyle.Provider>,
  );
  expect(html).toContain('.hero{}');
  expect(html).not.toContain('.foot{}');
  expect(html).toContain('<link rel="stylesheet" href="/assets/whole.css"/>');
});
