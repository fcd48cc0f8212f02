import { expect, test } from 'vitest';
import { playerOf } from './players.ts';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&pp=x',
  'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('plays %s without cookies', (address) => {
  expect(playerOf(address)?.href).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
});

test.each([
  'watch?v=dQw4w9WgXcQ&t=90',
  'watch?t=1m30s&v=dQw4w9WgXcQ',
  'embed/dQw4w9WgXcQ?start=90',
])('begins %s where it was copied', (address) => {
  const { href } = playerOf(`https://www.youtube.com/${address}`) ?? {};
  expect(href).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90');
});

test('knows films of Vimeo, with the secret of one that is not listed', () => {
  for (const address of ['https://vimeo.com/76979871', 'https://vimeo.com/76979871?share=copy'])
    expect(playerOf(address)?.href).toBe('https://player.vimeo.com/video/76979871');
  expect(playerOf('https://vimeo.com/76979871/#t=1m30s')?.href).toBe(
    'https://player.vimeo.com/video/76979871#t=90s',
  );
  expect(playerOf('https://vimeo.com/76979871/8272103f6e')?.href).toBe(
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  );
});

test('keeps the address of a player as it is', () => {
  const address = 'https://player.vimeo.com/video/1?h=a&dnt=1';
  expect(playerOf(address)?.href).toBe(address);
});

test.each([
  'https://film.example/1',
  'https://youtube.com.film.example/watch?v=dQw4w9WgXcQ',
  'https://somebody@player.vimeo.com/video/1',
  'http://player.vimeo.com/video/1',
  'https://www.youtube.com/@farol',
])('has no player for %s, which no page may frame', (address) => {
  expect(playerOf(address)).toBeNull();
});
