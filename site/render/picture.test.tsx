import { expect, test } from 'vitest';
import { noPicture, picture, portrait } from '../examples/example-fields.ts';
import { exampleSettings } from '../examples/examples.ts';
import { atOnce } from '../turns/steps.ts';
import { cropOf } from './crop.ts';
import { htmlOf } from './html-of.testing.tsx';
import { renderParts } from './parts.tsx';
import { Picture } from './picture.tsx';
import { placeholderOf } from './placeholder.ts';
import { BelowFirstScreen, styleText } from './style.tsx';

const context = { settings: exampleSettings };
const hills = picture('hills', 'Green hills');

test('says its size, its words and how wide it stands', () => {
  const html = htmlOf(<Picture field={hills} context={context} sizes="50vw" />);
  expect(html).toContain('width="2400" height="1350" alt="Green hills"');
  expect(html).toContain('sizes="50vw"');
  expect(html).toMatch(
    /\/media\/hills-wide\.jpg\?s=[\w-]{6}&amp;auto=format,compress&amp;w=1920 1920w/,
  );
  expect(html).toContain('loading="lazy"');
});

test('loads the first picture of a page at once, and shows it with the words around it', () => {
  const html = htmlOf(<Picture field={hills} context={context} sizes="50vw" first />);
  expect(html).toContain('fetchPriority="high" decoding="sync"');
  expect(html).not.toContain('loading=');
});

test('cuts another view for phones', () => {
  const html = htmlOf(
    <Picture field={hills} context={context} sizes="50vw" view="wide" phone="tall" />,
  );
  expect(html).toMatch(/^<picture class="c-3b4a78"><source media="\(max-width:47.99em\),/);
  expect(html).toContain('width="1350" height="1800"');
  // Of a phone's three pixels for one nobody misses a tenth, and it is often the next smaller version.
  expect(html).toContain('sizes="88vw"');
  expect(html).toContain('sizes="50vw"');
});

test('is wide for as long as it stands above its text, on tablets too', () => {
  const html = htmlOf(
    <Picture field={hills} context={context} sizes="50vw" view="square" phone="wide" />,
  );
  expect(html).toMatch(/<source media="\(max-width:61.99em\)" [^>]*width="2400" height="1350"/);
});

test('says nothing beside a text that says the same', () => {
  expect(htmlOf(<Picture field={hills} context={context} sizes="1px" decorative />)).toContain(
    'alt=""',
  );
});

test('paints its colour until it is there, by a rule and not an attribute', () => {
  const page = { styles: new Map(), sheet: '/whole.css', parts: [] };
  const picture = <Picture field={hills} context={context} sizes="1px" />;
  const html = atOnce(renderParts(<BelowFirstScreen>{picture}</BelowFirstScreen>, page)).join('');
  expect(html).toContain('class="c-3b4a78"');
  expect(html).not.toContain(' style=');
  // The sheet of all components knows no colour of the content.
  expect(styleText(page.styles)).toBe('.c-3b4a78{--c:#3b4a78;background:var(--c)}');
});

test('takes only a plain colour from the content', () => {
  const coloured = (background: string) =>
    placeholderOf({ ...portrait('a'), edit: { x: 0, y: 0, zoom: 1, background } } as typeof hills);
  expect(coloured('#ABCDEF')).toBe('#abcdef');
  expect(coloured('transparent')).toBeNull();
  expect(coloured('red}body{display:none')).toBeNull();
});

test('falls back to the whole picture where a view was not cut', () => {
  expect(cropOf(portrait('ines'), 'tall')?.width).toBe(800);
});

test('is nothing without a picture', () => {
  expect(htmlOf(<Picture field={noPicture} context={context} sizes="1px" />)).toBe('');
  expect(htmlOf(<Picture field={undefined} context={context} sizes="1px" />)).toBe('');
});

test('is offered no wider than any screen shows it', () => {
  const html = htmlOf(<Picture field={hills} context={context} sizes="9rem" maxWidth={480} />);
  expect(html).toMatch(/w=480 480w"/);
  expect(html).not.toMatch(/w=(?:640|750|1080)/);
});
