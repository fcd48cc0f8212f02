import { expect, test } from 'vitest';
import { readMediaRequest } from '../media/media-request.ts';
import { isSigned, signatureUpTo } from '../media/signature.ts';
import { fileAddress, pictureAddress, pictureAddresses } from './media.ts';

const origin = 'http://127.0.0.1:4001';
const source = { serviceOrigin: origin, pictureKey: 'key' };
const own = `${origin}/media/a1_hills.jpg?auto=format,compress&rect=0,10,300,400&w=300&h=400`;

test('brings the service’s own files through the site', () => {
  expect(fileAddress(`${origin}/media/a1_sheet.pdf`, source)).toBe('/media/a1_sheet.pdf');
  expect(fileAddress('https://files.example/a.pdf', source)).toBe('https://files.example/a.pdf');
  for (const url of ['javascript:run()', 'data:text/html,<p>', 'vbscript:run'])
    expect(fileAddress(url, source)).toBe('');
});

test('asks for a width and keeps the cut', () => {
  expect(pictureAddress(own, 640, source)).toMatch(
    /^\/media\/a1\?s=[\w-]{6}&auto=format,compress&rect=0,10,300,400&w=640$/,
  );
});

test('asks the hosted service’s picture host for a width too', () => {
  const hosted = 'https://images.prismic.io/farol/a1_hills.jpg?auto=format,compress';
  expect(pictureAddress(hosted, 320, source)).toBe(
    'https://images.prismic.io/farol/a1_hills.jpg?auto=format,compress&w=320',
  );
});

test('leaves drawings, other hosts and what is no address as they are', () => {
  expect(pictureAddress(`${origin}/media/logo.svg`, 320, source)).toBe('/media/logo.svg');
  expect(pictureAddress('https://other.example/a.jpg', 320, source)).toBe(
    'https://other.example/a.jpg',
  );
  expect(pictureAddress('no address', 320, source)).toBe('no address');
});

test('never smuggles anything in through the cut', () => {
  const forged = `${origin}/media/a1.jpg?rect=1%26w%3D9999`;
  expect(pictureAddress(forged, 320, source)).toMatch(
    /^\/media\/a1.jpg\?s=[\w-]{6}&auto=format,compress&w=320$/,
  );
});

test('offers widths up to the picture’s own', () => {
  const { src, srcSet } = pictureAddresses(own, { naturalWidth: 700 }, source);
  const set = srcSet?.split(', ').map((entry) => entry.split(' ')[1]);
  expect(set).toEqual(['320w', '480w', '640w']);
  expect(src).toContain('&w=750');
  expect(pictureAddresses(own, { naturalWidth: 100 }, source).srcSet).toBeNull();
  const other = 'https://other.example/a.jpg';
  expect(pictureAddresses(other, { naturalWidth: 700 }, source)).toEqual({
    src: other,
    srcSet: null,
  });
});

test('signs what it names, and nothing else is signed by that', () => {
  const signed = (address: string) => {
    const url = new URL(address, origin);
    const wanted = readMediaRequest(url.pathname, url.searchParams, '');
    return wanted !== null && isSigned('key', wanted);
  };
  const { src, srcSet } = pictureAddresses(own, { naturalWidth: 1200, maxWidth: 1080 }, source);
  const named = [src, ...(srcSet ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? '')];
  expect(named).toHaveLength(6);
  const large = pictureAddress(own, 1920, source);
  const whole = fileAddress(own, source);
  for (const address of [...named, large, whole]) expect(signed(address), address).toBe(true);
  for (const address of [
    src.replace('w=750', 'w=1440'),
    src.replace('w=750', 'w=2400'),
    src.replace('w=750', 'w=1080&h=5'),
    src.replace('rect=0,10', 'rect=0,11'),
    src.replace('/media/a1', '/media/a2'),
    src.replace('auto=format,compress', 'auto=format'),
    src.replace(/s=[^&]*&/, ''),
    large.replace('w=1920', 'w=1080'),
    whole.replace('h=400', 'h=401'),
  ])
    expect(signed(address), address).toBe(false);
  // Pages that were kept from a build before this one.
  expect(signed(src.replace('w=750', 'w=828'))).toBe(true);
  const wanted = { id: 'a1', view: 'auto=format,compress' };
  const upTo828 = `s=${signatureUpTo('key', wanted, 828)}`;
  for (const width of [640, 828])
    expect(signed(`/media/a1_hills.jpg?auto=format,compress&w=${width}&${upTo828}`)).toBe(true);
});
