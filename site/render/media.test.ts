import { expect, test } from 'vitest';
import { fileAddress, pictureAddress, pictureSet } from './media.ts';

const origin = 'http://127.0.0.1:4001';
const own = `${origin}/media/a1_hills.jpg?auto=format,compress&rect=0,10,300,400&w=300&h=400`;

test('brings the service’s own files through the site', () => {
  expect(fileAddress(`${origin}/media/a1_sheet.pdf`, origin)).toBe('/media/a1_sheet.pdf');
  expect(fileAddress('https://files.example/a.pdf', origin)).toBe('https://files.example/a.pdf');
  for (const url of ['javascript:run()', 'data:text/html,<p>', 'vbscript:run'])
    expect(fileAddress(url, origin)).toBe('');
});

test('asks for a width and keeps the cut', () => {
  expect(pictureAddress(own, 640, origin)).toBe(
    '/media/a1?auto=format,compress&rect=0,10,300,400&w=640',
  );
});

test('asks the hosted service’s picture host for a width too', () => {
  const hosted = 'https://images.prismic.io/farol/a1_hills.jpg?auto=format,compress';
  expect(pictureAddress(hosted, 320, origin)).toBe(
    'https://images.prismic.io/farol/a1_hills.jpg?auto=format,compress&w=320',
  );
});

test('leaves drawings, other hosts and what is no address as they are', () => {
  expect(pictureAddress(`${origin}/media/logo.svg`, 320, origin)).toBe('/media/logo.svg');
  expect(pictureAddress('https://other.example/a.jpg', 320, origin)).toBe(
    'https://other.example/a.jpg',
  );
  expect(pictureAddress('no address', 320, origin)).toBe('no address');
});

test('never smuggles anything in through the cut', () => {
  const forged = `${origin}/media/a1.jpg?rect=1%26w%3D9999`;
  expect(pictureAddress(forged, 320, origin)).toBe('/media/a1.jpg?auto=format,compress&w=320');
});

test('offers widths up to the picture’s own', () => {
  const set = pictureSet(own, 700, origin)?.split(', ');
  expect(set?.map((entry) => entry.split(' ')[1])).toEqual(['320w', '480w', '640w']);
  expect(pictureSet('https://other.example/a.jpg', 700, origin)).toBeNull();
});
