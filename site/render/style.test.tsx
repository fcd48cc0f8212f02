import { expect, test } from 'vitest';
import { atOnce } from '../turns/steps.ts';
import { Part, type RenderState, renderParts } from './parts.tsx';
import { BelowFirstScreen, Style, styleText } from './style.tsx';

const node = (
  <>
    <Style name="Hero" css=".hero{}" />
    <p>One</p>
    <BelowFirstScreen>
      <Part>
        <Style name="Footer" css=".foot{}" />
        <Style name="Hero" css=".hero{}" />
        <p>Two</p>
      </Part>
    </BelowFirstScreen>
  </>
);
const renderState = (sheet: string | null): RenderState => ({
  styles: new Map(),
  sheet,
  parts: [],
});

test('gathers each style of the page once, those of its parts too', () => {
  const page = renderState(null);
  expect(atOnce(renderParts(node, page)).join('')).toBe('<p>One</p><p>Two</p>');
  expect(styleText(page.styles)).toBe('@layer part{.hero{}.foot{}}');
});

test('takes what is below the first screen from the sheet, where there is one', () => {
  const page = renderState('/assets/whole.css');
  expect(atOnce(renderParts(node, page)).join('')).toContain(
    '<link rel="stylesheet" href="/assets/whole.css"/>',
  );
  expect([...page.styles.keys()]).toEqual(['Hero']);
});

test('draws each part in a step of its own, where it stands', () => {
  const list = (
    <ul>
      {['a', 'b', 'c'].map((each) => (
        <Part key={each}>
          <li>
            {each} and <Part>{each}</Part>
          </li>
        </Part>
      ))}
    </ul>
  );
  const steps = renderParts(list, renderState(null));
  let count = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count += 1;
  expect(step.value?.join('')).toBe(
    '<ul><li>a<!-- --> and a</li><li>b<!-- --> and b</li><li>c<!-- --> and c</li></ul>',
  );
  expect(count).toBe(7);
});
