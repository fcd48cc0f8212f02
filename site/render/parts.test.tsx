import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../turns/steps.ts';
import { Part, ReadyPart, renderParts, SharedPart } from './parts.tsx';

const page = () => ({ styles: new Map(), sheet: null, parts: [] });

let drawings = 0;
function Drawing() {
  drawings += 1;
  return <b>{drawings}</b>;
}

describe('parts of a page', () => {
  it('stand where they belong, also within each other, and are not put together', () => {
    const tree = (
      <ul>
        <Part>
          <li>
            one, <Part>two</Part>
          </li>
        </Part>
        <Part>
          <li>three</li>
        </Part>
      </ul>
    );
    const whole = '<ul><li>one, two</li><li>three</li></ul>';
    const pieces = atOnce(renderParts(tree, page()));
    expect(pieces).toEqual(['<ul>', '<li>one, ', 'two', '</li>', '<li>three</li>', '</ul>']);
    expect(pieces.join('')).toBe(whole);
    expect(renderToString(tree).replaceAll('<!-- -->', '')).toBe(whole);
  });

  it('are rendered once where they say the same of a thing', () => {
    const [one, other] = [{}, {}];
    const drawnFor = (of: object) =>
      atOnce(
        renderParts(
          <SharedPart of={of}>
            <Drawing />
          </SharedPart>,
          page(),
        ),
      ).join('');
    expect([drawnFor(one), drawnFor(one), drawnFor(other)]).toEqual([
      '<b>1</b>',
      '<b>1</b>',
      '<b>2</b>',
    ]);
  });

  it('are taken as they are where they are ready', () => {
    const ready = <ReadyPart html="<i>&</i>">otherwise</ReadyPart>;
    expect(atOnce(renderParts(ready, page()))).toEqual(['<i>&</i>']);
    expect(renderToString(ready)).toBe('otherwise');
  });
});
