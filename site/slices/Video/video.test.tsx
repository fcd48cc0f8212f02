import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('loads nothing of the host before the click', () => {
  const html = show(<OneSlice slice={exampleSlice('video')} context={context} />);
  expect(html).not.toContain('<iframe');
  expect(html).toContain(
    '<a href="https://player.vimeo.com/video/1" rel="noopener" data-video="A day on the river">',
  );
  expect(html).toContain('player.vimeo.com when you play it');
  expect(html).toContain('Play the video<span class="unseen">: A day on the river</span>');
});

test('plays what people copy from the address bar, and opens what no page may frame', () => {
  const slice = exampleSlice('video');
  if (slice.slice_type !== 'video') throw new Error('another slice');
  const at = (url: string) =>
    show(<OneSlice slice={{ ...slice, primary: { ...slice.primary, url } }} context={context} />);
  const copied = at('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(copied).toContain(
    '<a href="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" rel="noopener" data-video=',
  );
  expect(copied).toContain('www.youtube-nocookie.com when you play it');
  const elsewhere = at('https://film.example/1');
  expect(elsewhere).toContain('<a href="https://film.example/1" rel="noopener">');
  expect(elsewhere).not.toContain('data-video');
});

test('refuses addresses that are no player', () => {
  const slice = exampleSlice('video');
  if (slice.slice_type !== 'video') throw new Error('another slice');
  for (const url of ['javascript:alert(1)', 'http://player.example/1', '/film', null])
    expect(
      show(<OneSlice slice={{ ...slice, primary: { ...slice.primary, url } }} context={context} />),
    ).toBe('');
});
